import { isCurrentVersion } from '@/start/storage-version'
import { readSnapshot } from '@/auth/session/stored-session'
import { locales } from '@/lib/locales'
import { getDestination } from './destination'

declare global {
  /** Preloads the scripts of the screen whose own code is in `codeFile`. Undefined in development. */
  var preloadScreen: ((codeFile: string) => void) | undefined
}

export type Built = {
  /** File names under /assets/. */
  files: readonly string[]
  /**
   * File indices, keyed by route pattern, with the route's own code first and without the files that every page lists.
   * If a file is needed only after the first data, its index is bitwise inverted (`~index`).
   */
  routes: Readonly<Record<string, readonly number[]>>
  /** Indices of files that all screens of an area need, keyed by the URL's first segment. */
  areas: Readonly<Record<string, readonly number[]>>
  /** The file index of each translation, keyed by locale. */
  translations: Readonly<Record<string, number>>
}

/**
 * Preloads the files of the screen that the guards will open, before the portal's code arrives (row D1). Throws if the
 * storage is unreadable.
 */
export function startPage(built: Built): void {
  const { preloadAt, preloadPattern } = definePreloadScreen(built)
  const storage = window.localStorage
  const get = (key: string) => storage.getItem(key)
  const login = isCurrentVersion(storage) ? readSnapshot({ get }) : null
  const openedUrl = { path: location.pathname.replace(/(?<=.)\/$/, ''), search: location.search }
  const place = getDestination(openedUrl, login, get)
  const layout = parseLayout(get('layout'))
  const locale = locales.find((each) => each === layout['locale']) ?? BRAND_LOCALE

  const pattern = Object.keys(built.routes).find((each) => isMatch(each, place.path))
  if (pattern) preloadPattern(pattern)
  const translation = built.translations[locale]
  if (translation !== undefined) preloadAt(translation)
}

/**
 * Defines `preloadScreen`. Returns functions that preload one file by index or all files of a route, each file only
 * once.
 */
export function definePreloadScreen({ files, areas, routes }: Built) {
  const preloadedFiles = new Set<string>()
  const preloadAt = (index: number) => {
    const file = files[index < 0 ? ~index : index]
    if (!file || preloadedFiles.has(file)) return
    preloadedFiles.add(file)
    preloadFile(`/assets/${file}`, index < 0 ? 'low' : 'auto')
  }
  const listIndices = (pattern: string) => [
    ...(areas[pattern.split('/')[1] ?? ''] ?? []),
    ...(routes[pattern] ?? []),
  ]
  globalThis.preloadScreen = (codeFile) => {
    const pattern = Object.keys(routes).find((each) => files[routes[each]?.[0] ?? -1] === codeFile)
    if (!pattern) return
    // The portal loads the stylesheets itself, and detects the stylesheets that a prerendered page has inlined.
    const isScript = (index: number) => files[index < 0 ? ~index : index]?.endsWith('.js')
    listIndices(pattern).filter(isScript).forEach(preloadAt)
  }
  return {
    preloadAt,
    preloadPattern: (pattern: string) => listIndices(pattern).forEach(preloadAt),
  }
}

function preloadFile(href: string, fetchPriority: 'low' | 'auto'): void {
  const link = document.createElement('link')
  const isScript = href.endsWith('.js')
  link.rel = isScript ? 'modulepreload' : 'preload'
  // The portal inserts the stylesheet itself, and waits for it.
  if (!isScript) link.as = 'style'
  link.fetchPriority = fetchPriority
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}

type Layout = Record<string, unknown>

function parseLayout(json: string | null): Layout {
  const layout: unknown = JSON.parse(json ?? '{}')
  return typeof layout === 'object' && layout !== null ? { ...layout } : {}
}

/** Whether a pattern such as `/a/$id` matches the path. */
function isMatch(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  const isSame = (segment: string, index: number) =>
    segment.startsWith('$') ? Boolean(given[index]) : segment === given[index]
  return wanted.length === given.length && wanted.every(isSame)
}
