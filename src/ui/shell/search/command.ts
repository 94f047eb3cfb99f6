import type { ComponentType } from 'react'
import type { MenuGroup } from '@/ui/shell/navigation/menu'
import type { ShellDialog } from '@/ui/shell/navigation/menu'

/** One thing that the search finds. */
export type Command = {
  label: string
  /** What it belongs to, or what it acts on: shown at the end. */
  detail?: string | undefined
  icon: ComponentType
  /** Also found by this: a path, other words. */
  words?: string
} & ({ to: string } | { run: () => void })

export type CommandSection = { title: string; commands: readonly Command[] }

/** What the search box asks of the list below it: whose items, and which is the active one. */
export type SearchResultsProps = {
  text: string
  listId: string
  optionId: (index: number) => string
  active: number
  onActive: (index: number) => void
  onCount: (count: number) => void
  /** After something was chosen. */
  onChoose: () => void
  menu: readonly MenuGroup[]
  onOpen: (dialog: ShellDialog) => void
  onSignOut: () => void
}
