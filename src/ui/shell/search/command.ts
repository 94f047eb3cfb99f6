import type { ComponentType } from 'react'
import type { MenuGroup, ShellDialog } from '@/ui/shell/navigation/menu'

/** One result of the search. */
export type Command = {
  label: string
  /** The thing that it belongs to or acts on. Shown at the end. */
  detail?: string
  icon: ComponentType
  /** Additional words that find it. */
  keywords?: string
} & (
  | { to: string }
  | { run: () => void }
  /** An action within the search, which stays open. */
  | { stay: () => void }
)

export type CommandSection = { title: string; commands: readonly Command[] }

/** The props that the search box passes to its result list. */
export type SearchResultsProps = {
  text: string
  /** Replaces the text. */
  onText: (text: string) => void
  listId: string
  optionId: (index: number) => string
  active: number
  onActive: (index: number) => void
  /** For the listbox, which is absent without results. */
  listRef: (listbox: HTMLElement | null) => void
  /** Called after a result was chosen. */
  onChoose: () => void
  menu: readonly MenuGroup[]
  onOpen: (dialog: ShellDialog) => void
  onSignOut: () => void
}
