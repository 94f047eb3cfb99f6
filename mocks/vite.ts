import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { runnerImport, type Connect, type Plugin, type ResolvedConfig } from 'vite'
import { respondOverHttp, type Responder } from './http-bridge.ts'
import { panelMiddleware, panelTag } from './panel/panel-host.ts'

const prefixes = ['/portal-backend/', '/admin-portal-backend/', '/api/', '/__mock/']

/**
 * Serves both backends from the dev and the preview server. The handlers are loaded on the first
 * call and are never part of a build.
 */
export function mockBackend(): Plugin {
  let config: ResolvedConfig
  let responder: Promise<Responder> | undefined

  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    if (!prefixes.some((prefix) => request.url?.startsWith(prefix))) return next()
    // Another call may find the file mended. A call that fails leaves the state of the others alone.
    responder ??= loadResponder(config).catch((error: unknown) => {
      responder = undefined
      throw error
    })
    respondTo(responder, request, response).catch((error: unknown) => {
      config.logger.error(`mock backend: ${error instanceof Error ? error.stack : String(error)}`)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'x-mock-backend': '1' }).end()
    })
  }

  return {
    name: 'mock-backend',
    configResolved(resolved) {
      config = resolved
    },
    // Every page of the dev server has the panel. A build never has it.
    transformIndexHtml: (_html, { server }) => (server ? [panelTag] : undefined),
    configureServer(server) {
      server.middlewares.use(panelMiddleware(config.root))
      server.middlewares.use(middleware)
      const folders = [join(config.root, 'mocks'), join(config.root, 'src/api')]
      // Added and removed files count too: handlers are found by folder.
      server.watcher.on('all', (_event, file) => {
        if (folders.some((folder) => file.startsWith(folder))) responder = undefined
      })
    },
    configurePreviewServer(server) {
      const { root, build } = config
      server.middlewares.use(panelMiddleware(root, resolve(root, build.outDir)))
      server.middlewares.use(middleware)
    },
  }
}

/**
 * The static demo: a service worker is the backend, and starts before the portal's entry runs. There is
 * no top-level await, because the entry shares code with this module and each would wait for the other.
 */
export function mockWorker(): Plugin {
  const fileName = 'mockServiceWorker.js'
  const script = () =>
    readFileSync(createRequire(import.meta.url).resolve(`msw/${fileName}`), 'utf8')
  return {
    name: 'mock-worker',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const entry = /<script type="module" src="([^"]+)"><\/script>/
        if (!entry.test(html)) throw new Error('index.html has no entry that the demo could start')
        return html.replace(
          entry,
          (_, source: string) => `<script type="module">
      import { limitInjection } from '/src/browser/trusted-types.ts'
      import { startMockWorker } from '/mocks/browser.ts'
      limitInjection()
      void startMockWorker().then(() => import('${source}'))
    </script>`,
        )
      },
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
        response.end(script())
      })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName, source: script() })
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('the demo has no index.html')
        // A static host serves this page for paths without a file, and the router finds the route.
        this.emitFile({ type: 'asset', fileName: '404.html', source: page.source })
      },
    },
  }
}

async function respondTo(
  responder: Promise<Responder>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await respondOverHttp(await responder, request, response)
}

async function loadResponder({ root, env, logger }: ResolvedConfig): Promise<Responder> {
  const { module } = await runnerImport<typeof import('./backend.ts')>(
    join(root, 'mocks/backend.ts'),
    { root, logLevel: 'error', resolve: { tsconfigPaths: true } },
  )
  const suffix: unknown = env.VITE_PASSWORD_SUFFIX
  return module.createResponder({
    passwordSuffix: typeof suffix === 'string' ? suffix : '',
    latency: 30,
    print: (line) => logger.info(`mock backend: ${line}`),
  })
}
