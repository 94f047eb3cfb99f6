import { currentEntry, splitPath } from './current-entry'
import type { MenuGroup } from './menu'

/** `to` is missing when there is no screen to link to, and on the last crumb. */
export type Crumb = { key: string; label: string; to?: string }

type CrumbSources = {
  menu: readonly MenuGroup[]
  /** Titles keyed by decoded segment, such as names for IDs. */
  titles?: Readonly<Record<string, string | undefined>>
  isScreen: (path: string) => boolean
  /** Returns the name of a path's screen, unless the path ends with an ID. */
  screenTitle?: (path: string) => string | undefined
}

/** Returns a path's breadcrumb (behavior 2.12): menu group and entry, then the segments below. */
export function crumbs(
  pathname: string,
  { menu, titles, isScreen, screenTitle }: CrumbSources,
): Crumb[] {
  const segments = splitPath(pathname)
  const entries = menu.flatMap((group) => group.entries)
  const section = currentEntry(menu, pathname)
  const knownDepth = section?.depth ?? areaDepth(entries, segments)
  const list: Crumb[] = []
  if (section && section.group.title !== section.entry.label) {
    list.push({ key: 'group', label: section.group.title })
  }

  segments.forEach((segment, index) => {
    const depth = index + 1
    const path = `/${segments.slice(0, depth).map(encodeURIComponent).join('/')}`
    const sectionEntry = depth === knownDepth ? section?.entry : undefined
    const entry = sectionEntry ?? entries.find(({ to }) => to === path)
    const title = getTitle(titles, segment)
    if (entry) list.push({ key: path, label: entry.label, to: entry.to })
    else if (depth > knownDepth) {
      const to = isScreen(path) ? path : undefined
      list.push({ key: path, label: title || screenTitle?.(path) || toTitle(segment), to })
    }
  })
  return list.map((crumb, index) =>
    index === list.length - 1 ? { ...crumb, to: undefined } : crumb,
  )
}

function getTitle(titles: CrumbSources['titles'], segment: string): string | undefined {
  return titles && Object.hasOwn(titles, segment) ? titles[segment] : undefined
}

/**
 * Returns the number of leading segments that all entries share, such as `app`, `pages`. These segments aren't screens.
 */
function areaDepth(entries: readonly { to: string }[], segments: readonly string[]): number {
  const paths = entries.map(({ to }) => splitPath(to))
  const depth = segments.findIndex((segment, index) =>
    paths.some((path) => path[index] !== segment),
  )
  return depth < 0 ? segments.length : depth
}

/** Turns a segment into a title, and shortens an ID in the middle. */
function toTitle(segment: string): string {
  if (/^[a-z]+(?:-[a-z]+)*$/.test(segment)) {
    const words = segment.replaceAll('-', ' ')
    return words.charAt(0).toUpperCase() + words.slice(1)
  }
  return segment.length > 13 ? `${segment.slice(0, 6)}…${segment.slice(-4)}` : segment
}
