import type { Connect, Plugin } from 'vite'

/** Returns 404 instead of index.html for a missing file, a path with a file extension (row G5). */
export function missingFiles(): Plugin {
  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const [path = ''] = (request.originalUrl ?? '').split('?')
    // In the portal's areas, IDs and tokens in URLs may contain dots.
    const isFile = /\.\w+$/.test(path) && !/^\/(app|admin|auth)\//.test(path)
    // Vite has already replaced any path that isn't a built file with /index.html.
    if (!isFile || path === '/index.html' || request.url !== '/index.html') return next()
    response.writeHead(404, { 'cache-control': 'no-store' }).end()
  }
  const use = ({ middlewares }: { middlewares: Connect.Server }) => {
    return () => void middlewares.use(middleware)
  }
  return { name: 'missing-files', configureServer: use, configurePreviewServer: use }
}
