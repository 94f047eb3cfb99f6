import type { ComponentType } from 'react'

/** One link of the navigation. The label is already translated; the path already encoded. */
export type MenuEntry = {
  label: string
  to: string
  icon: ComponentType
  /** Paths of detail screens that belong to this entry without standing below it. */
  also?: readonly string[]
  /** The letter that leads here after `g`. */
  letter?: string
}

export type MenuGroup = { title: string; entries: readonly MenuEntry[] }

export type ProfileEntry = MenuEntry

/** The entries under their group titles, both in the order of first appearance. */
export function groupEntries(entries: readonly (MenuEntry & { group: string })[]): MenuGroup[] {
  return Array.from(
    Map.groupBy(entries, ({ group }) => group),
    ([title, members]) => ({ title, entries: members }),
  )
}

/** Of the side navigation or, on small screens, of the drawer: what the header's toggle controls. */
export const navigationId = 'navigation'

/** What the header and the keyboard open over the screen. */
export type ShellDialog = 'search' | 'appearance' | 'shortcuts'
