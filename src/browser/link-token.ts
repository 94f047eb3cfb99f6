/** The token of the link that opened this page, in memory alone. */
let taken: { screen: string; token: string } | undefined

const IN_PATH = /^(\/auth\/(initialize-password|verify-email)\/)(.+)$/
/** What stands in the address instead: nobody's token. */
const NONE = '-'

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * Takes the token of a link out of the address, before anything else reads or keeps the address (row H7). A reload
 * finds `-`, which is none.
 */
export function takeLinkToken({ pathname, search, hash }: Place, history: History): void {
  const [, start, screen, end] = IN_PATH.exec(pathname) ?? []
  if (start && screen && end) {
    keep(screen, decoded(end.replace(/\/$/, '')))
    history.replaceState(history.state, '', start + NONE + search + hash)
  } else if (/^\/auth\/reset-password\/?$/.test(pathname)) {
    const params = new URLSearchParams(search)
    const token = params.get('token')
    if (token === null) return
    keep('reset-password', token)
    params.set('token', NONE)
    history.replaceState(history.state, '', `${pathname}?${params.toString()}${hash}`)
  }
}

/** The token of the link to this screen; undefined after a reload, and once it was used. */
export function linkToken(screen: string): string | undefined {
  return taken?.screen === screen ? taken.token : undefined
}

export function forgetLinkToken(): void {
  taken = undefined
}

function keep(screen: string, token: string): void {
  taken = token === NONE ? undefined : { screen, token }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
