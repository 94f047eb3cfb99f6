import type { ComponentType } from 'react'
import type { MenuGroup, ShellDialog } from '@/ui/shell/navigation/menu'

/** Search result that opens a path or runs an action. */
export type Command = {
  label: string
  /** Name of the group or record that the command belongs to. Shown at the end. */
  detail?: string
  icon: ComponentType
  /** Additional words that find the command. */
  keywords?: string
} & (
  | { to: string }
  | { run: () => void }
  /** Action within the search. The search stays open. */
  | { stay: () => void }
)

export type CommandSection = { title: string; commands: readonly Command[] }

/** Props that the search box passes to its result list. */
export type SearchResultsProps = {
  text: string
  /** Replaces the text. */
  onText: (text: string) => void
  listId: string
  optionId: (index: number) => string
  active: number
  onActive: (index: number) => void
  /** Ref for the listbox. If there are no results, there is no listbox. */
  listRef: (listbox: HTMLElement | null) => void
  /** Called when a result is chosen. */
  onChoose: () => void
  menu: readonly MenuGroup[]
  onOpen: (dialog: ShellDialog) => void
  onSignOut: () => void
}
