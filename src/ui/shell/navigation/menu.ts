import type { ComponentType } from 'react'

/** A link of the navigation, with a translated label and an encoded path. */
export type MenuEntry = {
  label: string
  to: string
  icon: ComponentType<{ 'aria-hidden'?: boolean }>
  /** Other paths whose screens belong to this entry. */
  also?: readonly string[]
  /** The key that opens this entry after `g`. */
  letter?: string
  /** Found by the search, and linked only while its screen is open. */
  isSearchOnly?: boolean
}

export type MenuGroup = {
  title: string
  entries: readonly MenuEntry[]
  /** A link to the entries that only the search finds. */
  more?: MenuEntry
}

/** The links of a group. On the screen that `more` leads to, it is left out: that screen is current by its own entry. */
export function groupLinks({ entries, more }: MenuGroup, current: MenuEntry | undefined) {
  const links = entries.filter((entry) => !entry.isSearchOnly || entry === current)
  return more && more.to !== current?.to ? [...links, more] : links
}

export type ProfileEntry = MenuEntry

/** Groups the entries by title, both in the order of first appearance. */
export function groupEntries(entries: readonly (MenuEntry & { group: string })[]): MenuGroup[] {
  return Array.from(
    Map.groupBy(entries, ({ group }) => group),
    ([title, members]) => ({ title, entries: members }),
  )
}

/** The id of the side navigation or of its drawer, for `aria-controls` of the toggle. */
export const navigationId = 'navigation'

/** The dialogs that the header and shortcuts open. */
export type ShellDialog = 'search' | 'appearance' | 'shortcuts'
