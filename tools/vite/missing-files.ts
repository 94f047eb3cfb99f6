import type { Connect, Plugin } from 'vite'

/**
 * Returns 404 instead of index.html for a missing file. A path with a file extension is a file (row G5), except in the
 * portal's areas, because IDs and tokens in their URLs may contain dots.
 */
export function missingFiles(): Plugin {
  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const [path = ''] = (request.originalUrl ?? '').split('?')
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
