import type { MenuEntry, MenuGroup } from './menu'

export type CurrentEntry = {
  group: MenuGroup
  entry: MenuEntry
  /** Number of leading path segments that the entry covers. */
  depth: number
  exact: boolean
}

/** Returns a path's menu entry: the entry with the longest path that is a prefix of the given path. */
export function currentEntry(
  menu: readonly MenuGroup[],
  pathname: string,
): CurrentEntry | undefined {
  const current = splitPath(pathname)
  let bestEntry: CurrentEntry | undefined
  for (const group of menu) {
    for (const entry of group.entries) {
      for (const path of [entry.to, ...(entry.also ?? [])]) {
        const segments = splitPath(path)
        const covers = segments.every((segment, index) => segment === current[index])
        if (!covers || segments.length <= (bestEntry?.depth ?? 0)) continue
        const exact = path === entry.to && segments.length === current.length
        bestEntry = { group, entry, depth: segments.length, exact }
      }
    }
  }
  return bestEntry
}

/**
 * Returns `aria-current` for an entry's link. On a screen below the entry, the link is current but isn't the page
 * itself.
 */
export function ariaCurrent(
  entry: MenuEntry,
  current: CurrentEntry | undefined,
): 'page' | 'true' | undefined {
  if (entry !== current?.entry) return undefined
  return current.exact ? 'page' : 'true'
}

/** Returns a path's decoded segments. A malformed segment stays encoded. */
export function splitPath(pathname: string): string[] {
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      try {
        return decodeURIComponent(segment)
      } catch {
        return segment
      }
    })
}
