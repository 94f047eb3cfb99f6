import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Connect, type HtmlTagDescriptor } from 'vite'

const scriptPath = '/__mock/panel.js'
const cookie = 'mock_panel'
const entry = fileURLToPath(new URL('./main.ts', import.meta.url))

/** The panel's script tag. It is `async`, so the portal doesn't wait for the panel. */
export const panelTag: HtmlTagDescriptor = {
  tag: 'script',
  attrs: { type: 'module', async: true, src: scriptPath },
  injectTo: 'head',
}

/**
 * Adds the panel to all pages once a URL contains `?mock-panel`, until a URL contains `?mock-panel=off`. The script is
 * bundled on request, so no build contains it.
 */
export function panelMiddleware(root: string, outDir?: string): Connect.NextHandleFunction {
  let script: Promise<string> | undefined
  return (request, response, next) => {
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    if (!url) return next()
    if (url.pathname === scriptPath) {
      // A dev server has no `outDir`. It bundles again, because the sources may have changed.
      if (!outDir) script = undefined
      script ??= bundle(root)
      void sendScript(response, script).catch((error: unknown) => {
        script = undefined
        response.writeHead(500).end(String(error))
      })
      return
    }
    if (!isPage(request, url)) return next()
    const requestedPanel = url.searchParams.get('mock-panel')
    if (requestedPanel !== null) return setPanelCookie(url, requestedPanel, response)
    if (!outDir || !request.headers.cookie?.includes(`${cookie}=`)) return next()
    const html = readFileSync(join(outDir, 'index.html'), 'utf8')
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(
      html.replace('</head>', `<script type="module" async src="${scriptPath}"></script></head>`),
    )
  }
}

/** Whether the request is for a page and not for a file. */
function isPage({ method, headers }: IncomingMessage, { pathname }: URL): boolean {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return false
  return !/\.\w+$/.test(pathname) || pathname.endsWith('.html')
}

function setPanelCookie(url: URL, requestedPanel: string, response: ServerResponse): void {
  url.searchParams.delete('mock-panel')
  const value = requestedPanel === 'off' ? `${cookie}=; Max-Age=0` : `${cookie}=open`
  response.writeHead(302, {
    // A location that starts with two slashes would redirect to another host.
    location: url.pathname.replace(/^\/+/, '/') + url.search,
    'set-cookie': `${value}; Path=/; SameSite=Lax`,
    'cache-control': 'no-store',
  })
  response.end()
}

async function sendScript(response: ServerResponse, script: Promise<string>): Promise<void> {
  const code = await script
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'x-mock-backend': '1',
  })
  response.end(code)
}

async function bundle(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'es' } },
    },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  const chunk = outputs.flatMap(({ output }) => output).find(({ type }) => type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('the panel could not be bundled')
  return chunk.code
}
