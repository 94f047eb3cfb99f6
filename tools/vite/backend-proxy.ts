import type { ProxyOptions } from 'vite'

const prefixes = ['/portal-backend', '/admin-portal-backend']

/**
 * Sends the calls of `npm run dev` and `npm start` to a real backend, which may have a path prefix. To the backend they
 * come from its own host, and to the browser its cookies do, as in production.
 */
export function backendProxy(address: string): Record<string, ProxyOptions> {
  const { origin, pathname } = new URL(address)
  const prefix = pathname.replace(/\/$/, '')
  const options: ProxyOptions = {
    target: address,
    changeOrigin: true,
    configure(proxy) {
      proxy.on('proxyReq', (outgoing, { headers }) => {
        // Only that of the portal: a backend must still see a call of another site as one.
        if (headers.origin && getHost(headers.origin) === headers.host)
          outgoing.setHeader('origin', origin)
      })
      proxy.on('proxyRes', ({ headers }) => {
        const cookies = headers['set-cookie']
        if (cookies) headers['set-cookie'] = cookies.map((cookie) => withoutHost(cookie, prefix))
      })
    },
  }
  return Object.fromEntries(prefixes.map((each) => [each, options]))
}

const getHost = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined)

/** The cookie for whichever host the browser has called, under the path that it has called. */
function withoutHost(cookie: string, prefix: string): string {
  return cookie
    .replace(/;\s*domain=[^;]*/i, '')
    .replace(/(;\s*path=)([^;]*)/i, (_, name: string, path: string) => {
      const isInside = path === prefix || path.startsWith(`${prefix}/`)
      return name + (isInside ? path.slice(prefix.length) || '/' : path)
    })
}
