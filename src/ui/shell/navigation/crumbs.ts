import { currentEntry } from './current-entry'
import type { MenuGroup } from './menu'
import { splitPath } from './current-entry'

/** `to` is missing where there is no screen to go to, and on the last one. */
export type Crumb = { key: string; label: string; to?: string | undefined }

type CrumbSources = {
  menu: readonly MenuGroup[]
  /** Titles by decoded segment: the names behind ids, and words that no menu entry tells. */
  titles?: Readonly<Record<string, string>> | undefined
  isScreen: (path: string) => boolean
}

/** The breadcrumb of a path (specification section 2): group and entry of the menu, then what stands below. */
export function crumbs(pathname: string, { menu, titles, isScreen }: CrumbSources): Crumb[] {
  const segments = splitPath(pathname)
  const entries = menu.flatMap((group) => group.entries)
  const section = currentEntry(menu, pathname)
  const known = section?.depth ?? areaDepth(entries, segments)
  const list: Crumb[] = []
  if (section && section.group.title !== section.entry.label) {
    list.push({ key: 'group', label: section.group.title })
  }

  segments.forEach((segment, index) => {
    const depth = index + 1
    const path = `/${segments.slice(0, depth).map(encodeURIComponent).join('/')}`
    const own = depth === known ? section?.entry : undefined
    const entry = own ?? entries.find(({ to }) => to === path)
    const title = titleOf(titles, segment)
    if (entry) list.push({ key: path, label: entry.label, to: entry.to })
    else if (depth > known) {
      const to = isScreen(path) ? path : undefined
      list.push({ key: path, label: title ?? readable(segment), to })
    }
  })
  return list.map((crumb, index) =>
    index === list.length - 1 ? { ...crumb, to: undefined } : crumb,
  )
}

function titleOf(titles: CrumbSources['titles'], segment: string): string | undefined {
  return titles && Object.hasOwn(titles, segment) ? titles[segment] : undefined
}

/** Leading segments that every entry shares, such as `app`, `pages`: they are no screens. */
function areaDepth(entries: readonly { to: string }[], segments: readonly string[]): number {
  const paths = entries.map(({ to }) => splitPath(to))
  const depth = segments.findIndex((segment, index) =>
    paths.some((path) => path[index] !== segment),
  )
  return depth < 0 ? segments.length : depth
}

/** A word becomes a title, an id is shortened in the middle. */
function readable(segment: string): string {
  if (/^[a-z]+(?:-[a-z]+)*$/.test(segment)) {
    const words = segment.replaceAll('-', ' ')
    return words.charAt(0).toUpperCase() + words.slice(1)
  }
  return segment.length > 13 ? `${segment.slice(0, 6)}…${segment.slice(-4)}` : segment
}
