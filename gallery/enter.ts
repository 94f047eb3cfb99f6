import { login } from '@/api/auth/login'
import { personas } from '@mocks/personas'
import type { Search } from './address'
import type { ScreenExample } from './example'

/** Browsers resolve all names below localhost. Frames of this site may have a storage. */
const HOST = 'gallery.localhost'

/** Whether the page has another host, and now loads from that of the gallery. */
export function leaveOtherHost(): boolean {
  const { hostname, href } = location
  if (`.${hostname}`.endsWith(`.${HOST}`)) return false
  location.replace(href.replace(hostname, HOST))
  return true
}

/**
 * The address at which a screen opens. Its host is its own, so that every screen has a login, a storage and a database
 * of the mock backend for itself.
 */
export function screenAddress(example: ScreenExample, name: string, search: Search): string {
  const { protocol, port } = location
  const { scheme, direction } = search
  const own = `${name} ${scheme} ${direction}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(-60)
    .replace(/^-/, '')
  const enter = JSON.stringify({ example, search })
  return `${protocol}//${own}.${HOST}:${port}/gallery/?${new URLSearchParams({ enter }).toString()}`
}

/** Whether the page is on the way to a screen, which it opens. */
export async function enterScreen(): Promise<boolean> {
  const entered = new URLSearchParams(location.search).get('enter')
  if (!entered) return false
  const { example, search }: { example: ScreenExample; search: Search } = JSON.parse(entered)
  document.cookie = `mock_db=${location.hostname}; path=/`
  localStorage.clear()
  localStorage.setItem('STORAGE_VERSION', '2')
  await post('reset')
  await post('conditions', { latency: 0, chaos: null })
  if (example.persona) {
    const { realm, email, password } = personas[example.persona]
    await login(realm, { email, password })
  }
  const { scheme, ...layout } = search
  // No first visit: it would offer the language of the browser.
  const stored = { ...layout, currentTheme: scheme, languageOffer: false }
  localStorage.setItem('layout', JSON.stringify(stored))
  if (example.faults) await post('faults', example.faults)
  location.replace(example.path)
  return true
}

async function post(path: string, body?: unknown) {
  const response = await fetch(`/__mock/${path}`, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`/__mock/${path}: ${await response.text()}`)
}
