import { isCurrentVersion } from '@/start/storage-version'
import { readSnapshot } from '@/auth/session/stored-session'
import { locales } from '@/lib/locales'
import { getDestination } from './destination'

export type Built = {
  /** Under /assets/. */
  files: readonly string[]
  /**
   * By the pattern of a route, which files it needs besides those that every page names: their indices, and of those
   * that it needs only after its first data the complement.
   */
  routes: Readonly<Record<string, readonly number[]>>
  /** By the first segment of the address, what all its screens need besides. */
  areas: Readonly<Record<string, readonly number[]>>
  /** The file of each translation. */
  translations: Readonly<Record<string, number>>
}

/**
 * Starts the page before the portal's code arrives: preloads the files of the screen that the guards will open, and
 * shows the outline of its area, if there is a stored login of the realm (row D1). Throws if the storage is unreadable.
 */
export function startPage({ files, areas, routes, translations }: Built): void {
  const storage = window.localStorage
  const get = (key: string) => storage.getItem(key)
  const login = isCurrentVersion(storage) ? readSnapshot({ get }) : null
  const openedUrl = { path: location.pathname.replace(/(?<=.)\/$/, ''), search: location.search }
  const place = getDestination(openedUrl, login, get)
  const layout = parseLayout(get('layout'))
  const locale = locales.find((each) => each === layout['locale']) ?? BRAND_LOCALE

  const isPrivate = login && !place.path.startsWith('/auth/')
  if (isPrivate) showOutline(layout)

  const match = firstMatch(Object.keys(routes), place.path)
  const indices = [
    ...(match ? (areas[place.path.split('/')[1] ?? ''] ?? []) : []),
    ...(match ? (routes[match.pattern] ?? []) : []),
    translations[locale],
  ]
  for (const index of indices) {
    if (index === undefined) continue
    nameFile(`/assets/${files[index < 0 ? ~index : index]}`, index < 0 ? 'low' : 'auto')
  }
}

/** The header and the menu of the area (src/outline.css), as they will be. */
function showOutline({ navType, navCollapsed, sideNavTheme, headerNavColor }: Layout): void {
  const root = document.documentElement
  root.dataset['outline'] = [
    navType === 'top' ? 'top' : 'side',
    navCollapsed === true && 'collapsed',
    sideNavTheme === 'dark' && 'dark',
  ]
    .filter(Boolean)
    .join(' ')
  if (typeof headerNavColor === 'string' && /^#[\da-f]{6}$/i.test(headerNavColor))
    root.style.setProperty('--outline-header', headerNavColor)
}

function nameFile(href: string, fetchPriority: 'low' | 'auto'): void {
  const link = document.createElement('link')
  const isScript = href.endsWith('.js')
  link.rel = isScript ? 'modulepreload' : 'preload'
  // The portal inserts the sheet itself, and waits for it.
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

/** The segments of an address that stand for the parameters of a pattern such as `/a/$id`; null without a match. */
function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const text = given[index] ?? ''
    if (segment.startsWith('$') && text) params[segment.slice(1)] = text
    else if (segment !== text) return null
  }
  return params
}

/** The first of these patterns that matches, with its parameters. */
function firstMatch(patterns: readonly string[], path: string) {
  for (const pattern of patterns) {
    const params = matchPattern(pattern, path)
    if (params) return { pattern, params }
  }
  return undefined
}
