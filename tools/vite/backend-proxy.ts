import type { ProxyOptions } from 'vite'

const prefixes = ['/portal-backend', '/admin-portal-backend']

/**
 * Forwards the requests of `npm run dev` and `npm start` to a real backend, whose URL may have a path prefix. The
 * backend sees its own host as the origin, and the browser gets cookies for the portal's host, as in production.
 */
export function backendProxy(address: string): Record<string, ProxyOptions> {
  const { origin, pathname } = new URL(address)
  const prefix = pathname.replace(/\/$/, '')
  const options: ProxyOptions = {
    target: address,
    changeOrigin: true,
    configure(proxy) {
      proxy.on('proxyReq', (outgoing, { headers }) => {
        // Replace only the portal's origin, because a backend must still recognize requests from another site.
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

/** Removes a cookie's domain and the backend's path prefix, so the browser stores the cookie for the portal. */
function withoutHost(cookie: string, prefix: string): string {
  return cookie
    .replace(/;\s*domain=[^;]*/i, '')
    .replace(/(;\s*path=)([^;]*)/i, (_, name: string, path: string) => {
      const isInside = path === prefix || path.startsWith(`${prefix}/`)
      return name + (isInside ? path.slice(prefix.length) || '/' : path)
    })
}
