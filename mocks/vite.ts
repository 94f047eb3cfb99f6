import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { mockMiddleware } from './middleware.ts'
import { panelMiddleware, panelTag } from './panel/panel-host.ts'

/**
 * Serves both backends from the dev and preview servers. The handlers are loaded on the first request and are never
 * part of a build.
 */
export function mockBackend(): Plugin {
  let config: ResolvedConfig
  let backend: ReturnType<typeof mockMiddleware>

  return {
    name: 'mock-backend',
    configResolved(resolved) {
      config = resolved
      backend = mockMiddleware(resolved)
    },
    // The dev server adds the panel to every portal page. A build never contains the panel.
    transformIndexHtml: (_html, { server, path }) =>
      server && path === '/index.html' ? [panelTag] : undefined,
    configureServer(server) {
      server.middlewares.use(panelMiddleware(config.root))
      server.middlewares.use(backend.middleware)
      const folders = [join(config.root, 'mocks'), join(config.root, 'src/backend')]
      // Reload even when a file is added or removed, because handlers are found by folder.
      server.watcher.on('all', (_event, file) => {
        if (folders.some((folder) => file.startsWith(folder))) backend.reload()
      })
    },
    configurePreviewServer(server) {
      const { root, build } = config
      server.middlewares.use(panelMiddleware(root, resolve(root, build.outDir)))
      server.middlewares.use(backend.middleware)
    },
  }
}

/**
 * Sets up the static demo, whose backend is a service worker that starts before the portal. The start script avoids
 * top-level await, because it shares code with the entry script and each would wait for the other.
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
        // A static host serves 404.html for paths without a file, so the portal's router can handle them.
        this.emitFile({ type: 'asset', fileName: '404.html', source: page.source })
      },
    },
  }
}
