import type { ComponentType } from 'react'

/** Navigation link with a translated label and an encoded path. */
export type MenuEntry = {
  label: string
  to: string
  icon: ComponentType<{ 'aria-hidden'?: boolean }>
  /** Other paths whose screens belong to this entry. */
  also?: readonly string[]
  /** The key that opens this entry after `g`. */
  letter?: string
  /** Whether only the search finds the entry. The menu shows the entry only while the entry's screen is open. */
  isSearchOnly?: boolean
}

export type MenuGroup = {
  title: string
  entries: readonly MenuEntry[]
  /** Link to the entries that only the search finds. */
  more?: MenuEntry
}

/** Returns a group's links. Omits `more` on its own screen, because that screen's own entry is current there. */
export function groupLinks({ entries, more }: MenuGroup, current: MenuEntry | undefined) {
  const links = entries.filter((entry) => !entry.isSearchOnly || entry === current)
  return more && more.to !== current?.to ? [...links, more] : links
}

export type ProfileEntry = MenuEntry

/** Groups the entries by `group`, in the order of first appearance. */
export function groupEntries(entries: readonly (MenuEntry & { group: string })[]): MenuGroup[] {
  return Array.from(
    Map.groupBy(entries, ({ group }) => group),
    ([title, members]) => ({ title, entries: members }),
  )
}

/** ID of the side navigation or its drawer, for the toggle's `aria-controls`. */
export const navigationId = 'navigation'

/** Dialogs that the header and shortcuts open. */
export type ShellDialog = 'search' | 'appearance' | 'shortcuts'
