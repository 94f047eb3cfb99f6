import { useEffect, useRef } from 'react'
import type { Command } from './command'
import common from '@/ui/display/common.module.css'
import classes from './command-results.module.css'
import { PathLink } from '@/ui/shell/navigation/path-link'

type CommandOptionProps = {
  command: Command
  id: string
  index: number
  isActive: boolean
  onActive: (index: number) => void
  onChoose: () => void
}

/** Link if the command has a path, otherwise a button. The focus stays in the search box. */
export function CommandOption(props: CommandOptionProps) {
  const { command, id, index, isActive, onActive, onChoose } = props
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isActive) root.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])

  const option = {
    ref: (element: HTMLElement | null) => {
      root.current = element
    },
    role: 'option',
    id,
    tabIndex: -1,
    className: `${common.line} ${classes.option}`,
    'aria-selected': isActive,
    onPointerMove: () => isActive || onActive(index),
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  } as const
  const content = (
    <>
      <command.icon />
      <bdi className={common.truncated}>{command.label}</bdi>
      {command.detail && (
        <span className={`${common.note} ${common.truncated} ${classes.detail}`}>
          <bdi translate="no">{command.detail}</bdi>
        </span>
      )}
    </>
  )
  if ('to' in command) {
    return (
      <PathLink {...option} to={command.to} onClick={onChoose}>
        {content}
      </PathLink>
    )
  }
  const run = () => {
    if ('stay' in command) return command.stay()
    onChoose()
    command.run()
  }
  return (
    <button {...option} type="button" onClick={run}>
      {content}
    </button>
  )
}
