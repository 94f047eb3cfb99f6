import type { Connect, Plugin } from 'vite'

/**
 * A path that ends in a file extension is a file: if it is missing the answer is 404, not the page (row G5). The
 * addresses of the portal's areas are not files: their ids and tokens may contain dots.
 */
export function missingFiles(): Plugin {
  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const [path = ''] = (request.originalUrl ?? '').split('?')
    const isFile = /\.\w+$/.test(path) && !/^\/(app|admin|auth)\//.test(path)
    // By now Vite has replaced any path that is not a file of the build with the path of the page.
    if (!isFile || path === '/index.html' || request.url !== '/index.html') return next()
    response.writeHead(404, { 'cache-control': 'no-store' }).end()
  }
  const use = ({ middlewares }: { middlewares: Connect.Server }) => {
    return () => void middlewares.use(middleware)
  }
  return { name: 'missing-files', configureServer: use, configurePreviewServer: use }
}
