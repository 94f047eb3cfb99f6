/** The token of the link that opened this page. Kept only in memory. */
let pageLink: { screen: string; token: string } | undefined

const WITH_PATH_TOKEN = ['initialize-password', 'verify-email']
const WITH_SEARCH_TOKEN = 'reset-password'
/** Replaces the token in the URL. */
const PLACEHOLDER = '-'

type UrlParts = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * Removes an emailed link's token from the URL before anything else can read or store it (row H7). A reload finds the
 * placeholder and therefore no token.
 */
export function takeLinkToken({ pathname, search, hash }: UrlParts, history: History): void {
  const { screen = '', end } = linkIn(pathname)
  if (WITH_PATH_TOKEN.includes(screen) && end) {
    keep(screen, decode(end.replace(/\/$/, '')))
    const start = pathname.slice(0, -end.length)
    history.replaceState(history.state, '', start + PLACEHOLDER + search + hash)
  } else if (screen === WITH_SEARCH_TOKEN && !end) {
    const params = new URLSearchParams(search)
    const token = params.get('token')
    if (token === null) return
    keep(screen, token)
    params.set('token', PLACEHOLDER)
    history.replaceState(history.state, '', `${pathname}?${params.toString()}${hash}`)
  }
}

/** Whether a path belongs to an emailed link, with any token. */
export function isLinkAddress(pathname: string): boolean {
  const { screen = '', end } = linkIn(pathname)
  return end ? WITH_PATH_TOKEN.includes(screen) : screen === WITH_SEARCH_TOKEN
}

/** Returns the segment after `/auth` and the rest of the path. Like the router, ignores case and percent-encoding. */
function linkIn(pathname: string): { screen?: string; end?: string } {
  const [, area = '', screen = '', end = ''] = /^\/([^/]+)\/([^/]+)\/?(.*)$/.exec(pathname) ?? []
  return decode(area).toLowerCase() === 'auth' ? { screen: decode(screen).toLowerCase(), end } : {}
}

/** Returns the token of the link to this screen, or undefined after a reload or once the token was used. */
export function linkToken(screen: string): string | undefined {
  return pageLink?.screen === screen ? pageLink.token : undefined
}

export function clearLinkToken(): void {
  pageLink = undefined
}

function keep(screen: string, token: string): void {
  pageLink = token === PLACEHOLDER ? undefined : { screen, token }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
