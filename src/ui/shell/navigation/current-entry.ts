import type { MenuEntry, MenuGroup } from './menu'

export type CurrentEntry = {
  group: MenuGroup
  entry: MenuEntry
  /** How many leading segments of the path the entry stands for. */
  depth: number
  exact: boolean
}

/** The entry a path belongs to: the one with the longest path that the given one equals or stands below. */
export function currentEntry(
  menu: readonly MenuGroup[],
  pathname: string,
): CurrentEntry | undefined {
  const here = splitPath(pathname)
  let found: CurrentEntry | undefined
  for (const group of menu) {
    for (const entry of group.entries) {
      for (const path of [entry.to, ...(entry.also ?? [])]) {
        const own = splitPath(path)
        const covers = own.every((segment, index) => segment === here[index])
        if (!covers || own.length <= (found?.depth ?? 0)) continue
        const exact = path === entry.to && own.length === here.length
        found = { group, entry, depth: own.length, exact }
      }
    }
  }
  return found
}

/** The decoded segments of a path; one that is badly encoded stays as it is. */
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
