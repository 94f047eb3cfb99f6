import { isCurrentVersion } from '@/start/storage-version'
import { readSnapshot } from '@/auth/session/stored-session'
import { locales } from '@/lib/locales'
import { getDestination } from './destination'

declare global {
  /**
   * Preloads the scripts of the screen whose own code is in `codeFile`. Resolves when the stylesheets that the page
   * started with have loaded or failed. Undefined in development.
   */
  var preloadScreen: ((codeFile: string) => Promise<unknown>) | undefined
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
  const sheets: Promise<unknown>[] = []
  const preloadAt = (index: number) => {
    const file = files[index < 0 ? ~index : index]
    if (!file || preloadedFiles.has(file)) return
    preloadedFiles.add(file)
    const link = insertLink(file, index < 0)
    if (link.rel === 'stylesheet') sheets.push(settle(link))
  }
  const listIndices = (pattern: string) => [
    ...(areas[pattern.split('/')[1] ?? ''] ?? []),
    ...(routes[pattern] ?? []),
  ]
  globalThis.preloadScreen = (codeFile) => {
    const pattern = Object.keys(routes).find((each) => files[routes[each]?.[0] ?? -1] === codeFile)
    // The portal loads the stylesheets itself, and detects the stylesheets that a prerendered page has inlined.
    const isScript = (index: number) => files[index < 0 ? ~index : index]?.endsWith('.js')
    if (pattern) listIndices(pattern).filter(isScript).forEach(preloadAt)
    return Promise.all(sheets)
  }
  return {
    preloadAt,
    preloadPattern: (pattern: string) => listIndices(pattern).forEach(preloadAt),
  }
}

function insertLink(file: string, isLater: boolean): HTMLLinkElement {
  const link = document.createElement('link')
  const isScript = file.endsWith('.js')
  // The first screen's stylesheets are loaded, not only preloaded, so no chunk has to insert a second link and wait.
  link.rel = isScript ? 'modulepreload' : isLater ? 'preload' : 'stylesheet'
  if (link.rel === 'preload') link.as = 'style'
  link.fetchPriority = isLater ? 'low' : 'auto'
  link.crossOrigin = ''
  link.href = `/assets/${file}`
  document.head.append(link)
  return link
}

/** Resolves when the stylesheet has loaded or failed. */
function settle(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      // Without the link, the chunk that needs the stylesheet loads it again, and reports the failure.
      link.remove()
      resolve(undefined)
    })
  })
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
