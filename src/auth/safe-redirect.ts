import { realms, type RealmName } from './realm'

const MAX_LENGTH = 2_000

/**
 * The path to return to after a sign-in, or null when it is not a page of this realm. It checks and returns the
 * normalised path, because `/app/..//evil` would pass a check of the origin alone.
 */
export function safeRedirect(raw: string | undefined, realm: RealmName): string | null {
  if (!raw || raw.length > MAX_LENGTH || !raw.startsWith('/') || raw.includes('\\')) return null
  const base = 'http://portal.invalid'
  let url: URL
  try {
    url = new URL(raw, base)
  } catch {
    return null
  }
  if (url.origin !== base || /%2f|%5c/i.test(url.pathname) || url.pathname.includes('//'))
    return null
  const { area } = realms[realm]
  if (url.pathname !== area && !url.pathname.startsWith(`${area}/`)) return null
  return url.pathname + url.search + url.hash
}
