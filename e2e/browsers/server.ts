import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { preview, type Connect } from 'vite'
import { injectedText } from './attacks.ts'

// Serves a copy of the production build with the mock backend. Adds two scripts to the pages, because WebKit's driver
// can't report page errors and neither driver can find elements by role and name.

const folder = '.cache/browsers'
const ERRORS = '/__errors'
const FAILED = '/__failed'

/** Reports page errors. Must be the first script of every page, so it misses no error. */
const reporter = `
  const report = (...parts) => navigator.sendBeacon('${ERRORS}', parts.map(String).join(' '))
  const { error } = console
  console.error = (...args) => { report(...args); error(...args) }
  const { warn } = console
  console.warn = (...args) => { report(...args); warn(...args) }
  addEventListener('error', ({ message }) => report(message))
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled', reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('blocked by', violatedDirective, blockedURI))`

/** Errors that pages have reported, keyed by host. Each test has a separate host. */
const reportsByHost = new Map<string, string[]>()

const respondWith =
  (seen: ReadonlyMap<string, string[]>): Connect.NextHandleFunction =>
  (request, response) => {
    const host = new URL(request.url ?? '/', 'http://localhost').searchParams.get('of')
    response.end(JSON.stringify(seen.get(host ?? '') ?? []))
  }

const errors: Connect.NextHandleFunction = (request, response, next) => {
  if (request.method === 'GET') return respondWith(reportsByHost)(request, response, next)
  let text = ''
  request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  request.on('end', () => {
    const { host: from = '' } = request.headers
    reportsByHost.set(from, [...(reportsByHost.get(from) ?? []), text])
    response.writeHead(204).end()
  })
}

/** Requests that failed with an error status, keyed by host. */
const failedByKey = new Map<string, string[]>()

const watchAnswers: Connect.NextHandleFunction = (request, response, next) => {
  const { method, url, headers } = request
  const host = headers.host ?? ''
  response.on('finish', () => {
    const { statusCode } = response
    // Ignores the icon, because browsers request it on their own for pages that declare no icon, such as robots.txt.
    if (statusCode >= 400 && url !== '/favicon.ico')
      failedByKey.set(host, [...(failedByKey.get(host) ?? []), `${statusCode} ${method} ${url}`])
  })
  next()
}

/**
 * Lets browsers cache the build's files, as deploy/ does. Otherwise, browsers revalidate each file on each page, and
 * Firefox sometimes fails to load a stylesheet when the server returns a 304.
 */
const keepAssets: Connect.NextHandleFunction = ({ url }, response, next) => {
  if (url?.startsWith('/assets/'))
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  next()
}

await rm(folder, { recursive: true, force: true })
await cp('dist', folder, { recursive: true })
const library = createRequire(import.meta.url).resolve('@testing-library/dom')
await cp(library.replace(/index\.js$/, '@testing-library/dom.umd.min.js'), `${folder}/find.js`)
await writeFile(`${folder}/report.js`, `{${reporter}}`)
for await (const page of glob(`${folder}/**/*.html`)) {
  const html = await readFile(page, 'utf8')
  const scripts = '<script src="/report.js"></script><script async src="/find.js"></script>'
  await writeFile(page, html.replace('<head>', `<head>${scripts}`))
}

// Adds a page with injected hostile markup.
const start = await readFile(`${folder}/index.html`, 'utf8')
await writeFile(`${folder}/injected.html`, start.replace('</script>', `</script>${injectedText}`))

await preview({
  build: { outDir: folder },
  preview: { host: '127.0.0.1', port: Number(process.env['PORT']), strictPort: true },
  plugins: [
    {
      name: 'errors',
      // Must run before the mock backend, because the mock backend would otherwise handle these requests.
      enforce: 'pre',
      configurePreviewServer: ({ middlewares }) => {
        middlewares.use(ERRORS, errors)
        middlewares.use(FAILED, respondWith(failedByKey))
        middlewares.use(watchAnswers)
        middlewares.use(keepAssets)
      },
    },
  ],
})
