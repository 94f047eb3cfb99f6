import type { MenuEntry, MenuGroup } from './menu'

/** The entries under their group titles, both in the order of first appearance. */
export function groupEntries(entries: readonly (MenuEntry & { group: string })[]): MenuGroup[] {
  return Array.from(
    Map.groupBy(entries, ({ group }) => group),
    ([title, members]) => ({ title, entries: members }),
  )
}
