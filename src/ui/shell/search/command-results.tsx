import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { foldText } from '@/lib/fold-text'
import { HiddenText } from '@/ui/display/hidden-text'
import type { Command, CommandSection, SearchResultsProps } from './command'
import { CommandOption } from './command-option'
import { useShellCommands } from './use-shell-commands'
import common from '@/ui/display/common.module.css'
import classes from './command-results.module.css'

type CommandResultsProps = SearchResultsProps & {
  /** Commands for the text itself, such as an ID, a number or a code. */
  searchCommands: readonly Command[]
  /** This area's results, already filtered by the text. */
  areaResults?: readonly CommandSection[]
  /** Note about the search, such as a partial failure. */
  note?: ReactNode
}

/** List below the search box: menu entries, actions and the area's results. */
export function CommandResults(props: CommandResultsProps) {
  const { text, menu, searchCommands, areaResults = [] } = props
  const { t } = useLingui()
  const actions = useShellCommands(props)
  const entries = menu.flatMap(({ title, entries: members }) =>
    members.map(({ label, to, icon }) => ({ label, to, icon, detail: title })),
  )
  const sections = [
    { title: t`Go to`, commands: filterCommands(entries, text) },
    ...areaResults,
    { title: t`Actions`, commands: filterCommands(actions, text) },
  ]
  // Text that contains a digit is probably an ID, so its commands come first. For other text, they come last.
  const direct = { title: t`Find`, commands: searchCommands }
  const orderedSections = /\d/.test(text) ? [direct, ...sections] : [...sections, direct]
  return <CommandSections {...props} sections={orderedSections} />
}

type CommandSectionsProps = Omit<CommandResultsProps, 'searchCommands' | 'areaResults'> & {
  sections: readonly CommandSection[]
}

/** Commands in sections. Omits empty sections. */
export function CommandSections(props: CommandSectionsProps) {
  const { text, listId, optionId, active, onActive, listRef, onChoose, note } = props
  const { t } = useLingui()
  const sections = props.sections.filter(({ commands }) => commands.length > 0)
  const count = sections.reduce((sum, { commands }) => sum + commands.length, 0)
  const starts = sections.map((_, at) =>
    sections.slice(0, at).reduce((sum, { commands }) => sum + commands.length, 0),
  )
  return (
    <>
      {count > 0 && (
        <div
          ref={listRef}
          role="listbox"
          // Excludes the scroller from the tab order, because Firefox would otherwise focus it after the field.
          tabIndex={-1}
          id={listId}
          aria-label={t`Search results`}
          className={classes.list}
        >
          {sections.map(({ title, commands }, section) => (
            <div key={title} role="group" aria-label={title} className={classes.section}>
              <div className={`${common.caption} ${classes.title}`} aria-hidden="true">
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
                    isActive={index === Math.min(active, count - 1)}
                    onActive={onActive}
                    onChoose={onChoose}
                  />
                )
              })}
            </div>
          ))}
        </div>
      )}
      {count === 0 && !note && (
        <p className={classes.empty}>
          <Trans>Nothing found</Trans>
        </p>
      )}
      <div role="status">
        {note && <p className={`${common.note} ${classes.note}`}>{note}</p>}
        <HiddenText>{text && <Plural value={count} one="# result" other="# results" />}</HiddenText>
      </div>
    </>
  )
}

/**
 * Returns the commands that contain every word of the text in their label, detail, keywords or path, ignoring accents
 * and case. Labels that start with the text come first.
 */
export function filterCommands(commands: readonly Command[], text: string): Command[] {
  const foldedText = foldText(text)
  const words = foldedText.split(/\s+/).filter(Boolean)
  const matches = commands.filter((command) => {
    const all = foldText(
      [command.label, command.detail, command.keywords, getPath(command)].join(' '),
    )
    return words.every((word) => all.includes(word))
  })
  return foldedText
    ? matches.toSorted((a, b) => rank(a.label, foldedText) - rank(b.label, foldedText))
    : matches
}

function rank(label: string, foldedText: string): number {
  const at = ` ${foldText(label)}`.indexOf(foldedText)
  if (at < 0) return 3
  return at === 1 ? 0 : ` ${foldText(label)}`[at - 1] === ' ' ? 1 : 2
}

function getPath(command: Command): string {
  return 'to' in command ? decodeURIComponent(command.to) : ''
}
