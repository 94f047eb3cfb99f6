/** The token of the link that opened this page, held in memory only. */
let linkOfPage: { screen: string; token: string } | undefined

const IN_PATH = /^(\/auth\/(initialize-password|verify-email)\/)(.+)$/
/** Replaces the token in the URL. */
const PLACEHOLDER = '-'

type UrlParts = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * Removes the token of an e-mailed link from the URL before anything else can read or store it (row H7). A reload
 * finds the placeholder and therefore no token.
 */
export function takeLinkToken({ pathname, search, hash }: UrlParts, history: History): void {
  const [, start, screen, end] = IN_PATH.exec(pathname) ?? []
  if (start && screen && end) {
    keep(screen, decoded(end.replace(/\/$/, '')))
    history.replaceState(history.state, '', start + PLACEHOLDER + search + hash)
  } else if (/^\/auth\/reset-password\/?$/.test(pathname)) {
    const params = new URLSearchParams(search)
    const token = params.get('token')
    if (token === null) return
    keep('reset-password', token)
    params.set('token', PLACEHOLDER)
    history.replaceState(history.state, '', `${pathname}?${params.toString()}${hash}`)
  }
}

/** The token of the link to this screen; undefined after a reload and once the token was used. */
export function linkToken(screen: string): string | undefined {
  return linkOfPage?.screen === screen ? linkOfPage.token : undefined
}

export function forgetLinkToken(): void {
  linkOfPage = undefined
}

function keep(screen: string, token: string): void {
  linkOfPage = token === PLACEHOLDER ? undefined : { screen, token }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
