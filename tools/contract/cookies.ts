type Cookie = { name: string; value: string; path: string; isSecure: boolean }

/** Creates a store for one backend's cookies. The store behaves like a browser that visits no other host. */
export function createCookies() {
  const cookies = new Map<string, Cookie>()
  return {
    /** Returns a request's Cookie header, or undefined if there is nothing to send. */
    headerFor: ({ pathname, protocol }: URL): string | undefined => {
      const sentCookies = [...cookies.values()].filter(
        ({ path, isSecure }) => isWithin(pathname, path) && (!isSecure || protocol === 'https:'),
      )
      return sentCookies.map(({ name, value }) => `${name}=${value}`).join('; ') || undefined
    },
    store: (url: URL, headers: Headers): void => {
      for (const line of headers.getSetCookie()) {
        const { cookie, isExpired } = parseCookie(line, url)
        const key = `${cookie.name};${cookie.path}`
        if (isExpired) cookies.delete(key)
        else cookies.set(key, cookie)
      }
    },
  }
}

function parseCookie(line: string, { pathname }: URL): { cookie: Cookie; isExpired: boolean } {
  const [pair = '', ...rest] = line.split(';')
  const [name, value] = split(pair)
  const attributes = new Map(
    rest.map((each) => split(each)).map(([key, text]) => [key.toLowerCase(), text]),
  )
  const path = attributes.get('path')
  const maxAge = attributes.get('max-age')
  const ends =
    maxAge === undefined
      ? Date.parse(attributes.get('expires') ?? '')
      : Date.now() + Number(maxAge) * 1000
  return {
    cookie: {
      name,
      value,
      path: path?.startsWith('/') ? path : pathname.replace(/\/[^/]*$/, '') || '/',
      isSecure: attributes.has('secure'),
    },
    isExpired: ends <= Date.now(),
  }
}

function split(pair: string): [string, string] {
  const [name = '', ...value] = pair.split('=')
  return [name.trim(), value.join('=').trim()]
}

const isWithin = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)
