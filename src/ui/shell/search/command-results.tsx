import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { foldText } from '@/lib/fold-text'
import { HiddenText } from '@/ui/display/hidden-text'
import type { Command, CommandSection, SearchResultsProps } from './command'
import { CommandOption } from './command-option'
import { useShellCommands } from './use-shell-commands'
import classes from './command-results.module.css'

type CommandResultsProps = SearchResultsProps & {
  /** Where the text itself leads: an id, a number, a code. */
  jumps: readonly Command[]
  /** What was found elsewhere, already by the text. */
  found?: CommandSection | undefined
  /** Something about the search worth knowing, such as that a part of it failed. */
  note?: string | undefined
}

/** The list below the search box: menu entries with title and group, actions, and what the area adds. */
export function CommandResults(props: CommandResultsProps) {
  const { text, listId, optionId, active, onActive, onCount, onChoose, menu, jumps, found, note } =
    props
  const { t } = useLingui()
  const actions = useShellCommands(props)
  const entries = menu.flatMap(({ title, entries: members }) =>
    members.map(({ label, to, icon }) => ({ label, to, icon, detail: title })),
  )
  const sections = [
    { title: t`Go to`, commands: filterCommands(entries, text) },
    found ?? { title: '', commands: [] },
    { title: t`Actions`, commands: filterCommands(actions, text) },
  ]
  // An id leads somewhere exactly; a word is looked for only when nothing is called so.
  const jump = { title: t`Find`, commands: jumps }
  const ordered = (/\d/.test(text) ? [jump, ...sections] : [...sections, jump]).filter(
    ({ commands }) => commands.length > 0,
  )
  const count = ordered.reduce((sum, { commands }) => sum + commands.length, 0)
  useEffect(() => onCount(count), [onCount, count])

  const starts = ordered.map((_, at) =>
    ordered.slice(0, at).reduce((sum, { commands }) => sum + commands.length, 0),
  )
  return (
    <>
      {count > 0 && (
        <div role="listbox" id={listId} aria-label={t`Search results`} className={classes.list}>
          {ordered.map(({ title, commands }, section) => (
            <div key={title} role="group" aria-label={title} className={classes.section}>
              <div className={classes.title} aria-hidden="true">
                {title}
              </div>
              {commands.map((command, at) => {
                const index = (starts[section] ?? 0) + at
                return (
                  <CommandOption
                    key={index}
                    command={command}
                    id={optionId(index)}
                    index={index}
                    isActive={index === active}
                    onActive={onActive}
                    onChoose={onChoose}
                  />
                )
              })}
            </div>
          ))}
        </div>
      )}
      {count === 0 && (
        <p className={classes.empty}>
          <Trans>Nothing found</Trans>
        </p>
      )}
      {note && <p className={classes.note}>{note}</p>}
      <div role="status">
        <HiddenText>{text && <Plural value={count} one="# result" other="# results" />}</HiddenText>
      </div>
    </>
  )
}

/**
 * Those that have every word of the text in label, detail or path; a label that begins with it first.
 * Accents and case do not count.
 */
export function filterCommands(commands: readonly Command[], text: string): Command[] {
  const wanted = foldText(text)
  const words = wanted.split(/\s+/).filter(Boolean)
  const found = commands.filter((command) => {
    const all = foldText([command.label, command.detail, command.words, pathOf(command)].join(' '))
    return words.every((word) => all.includes(word))
  })
  return wanted ? found.toSorted((a, b) => rank(a.label, wanted) - rank(b.label, wanted)) : found
}

function rank(label: string, wanted: string): number {
  const at = ` ${foldText(label)}`.indexOf(wanted)
  if (at < 0) return 3
  return at === 1 ? 0 : ` ${foldText(label)}`[at - 1] === ' ' ? 1 : 2
}

function pathOf(command: Command): string {
  return 'to' in command ? decodeURIComponent(command.to) : ''
}
