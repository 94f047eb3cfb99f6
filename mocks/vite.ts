import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { runnerImport, type Connect, type Plugin, type ResolvedConfig } from 'vite'
import { respondOverHttp, type RespondToRequest } from './http-bridge.ts'
import { panelMiddleware, panelTag } from './panel-host.ts'

const prefixes = ['/portal-backend/', '/admin-portal-backend/', '/__mock/']

/**
 * Answers both backends inside the dev and the preview server. The handlers are loaded here,
 * on the first call, and never become part of a build.
 */
export function mockBackend(): Plugin {
  let config: ResolvedConfig
  let loaded: Promise<RespondToRequest> | undefined

  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    if (!prefixes.some((prefix) => request.url?.startsWith(prefix))) return next()
    loaded ??= loadAnswer(config)
    answerCall(loaded, request, response).catch((error: unknown) => {
      loaded = undefined
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
    // The dev server always has the panel; a build never does.
    transformIndexHtml: (_html, { server }) => (server ? [panelTag] : undefined),
    configureServer(server) {
      server.middlewares.use(noReferrer)
      server.middlewares.use(panelMiddleware(config.root))
      server.middlewares.use(middleware)
      const parts = [join(config.root, 'mocks'), join(config.root, 'src/api')]
      server.watcher.on('change', (file) => {
        if (parts.some((part) => file.startsWith(part))) loaded = undefined
      })
    },
    configurePreviewServer(server) {
      const { root, build } = config
      server.middlewares.use(noReferrer)
      server.middlewares.use(panelMiddleware(root, resolve(root, build.outDir)))
      server.middlewares.use(middleware)
    },
  }
}

/**
 * The static demo: a service worker answers, started before the portal's own entry runs. Nothing awaits
 * at the top level: the entry shares code with this module, and each would wait for the other.
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
        if (!entry.test(html)) throw new Error('index.html has no entry for the demo to start')
        return html.replace(
          entry,
          (_, source: string) => `<script type="module">
      import { startMockWorker } from '/mocks/browser.ts'
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
        // What a static host answers for a path that has no file: the router knows it.
        this.emitFile({ type: 'asset', fileName: '404.html', source: page.source })
      },
    },
  }
}

/** As the real host does it (row H7): an address under /auth may hold a token. */
const noReferrer: Connect.NextHandleFunction = (request, response, next) => {
  if (request.url?.startsWith('/auth/')) response.setHeader('referrer-policy', 'no-referrer')
  next()
}

async function answerCall(
  loaded: Promise<RespondToRequest>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await respondOverHttp(await loaded, request, response)
}

async function loadAnswer({ root, env, logger }: ResolvedConfig): Promise<RespondToRequest> {
  const { module } = await runnerImport<typeof import('./respond.ts')>(
    join(root, 'mocks/respond.ts'),
    {
      root,
      logLevel: 'error',
      resolve: { tsconfigPaths: true },
    },
  )
  const suffix: unknown = env.VITE_PASSWORD_SUFFIX
  return module.createResponder({
    passwordSuffix: typeof suffix === 'string' ? suffix : '',
    latency: 30,
    say: (line) => logger.info(`mock backend: ${line}`),
  })
}
