import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import babel from '@rolldown/plugin-babel'
import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Connect, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './chunks.config.ts'
import { mockBackend, mockWorker } from './mocks/vite.ts'
import { buildTarget } from './scripts/lib/browser-floor.mjs'
import { highlightedCode } from './src/features/code-samples/highlight-plugin.ts'
import { sourceTexts } from './src/i18n/source-texts-plugin.ts'
import { envProblems } from './src/lib/env.ts'

const domSetup = ['src/test/setup.ts', 'src/test/setup-dom.ts']

/** Tests that replace modules, watch what a module does when it is loaded, or count what earlier logins left behind. */
const testsAlone = [
  'src/analytics/{consent,vendors}.test.tsx',
  'src/browser/link-token.test.tsx',
  'src/features/record-list/missing-parts.test.tsx',
  'src/follow-usage.test.tsx',
  'src/routes/-components/default-error*.test.tsx',
  'src/routes/auth/-components/google-sign-in.test.tsx',
  'src/stores/layout.test.tsx',
  'src/ui/charts/day-series.test.tsx',
  'src/ui/display/heading-focus.test.tsx',
  'src/ui/feedback/toaster.test.tsx',
  'src/ui/list-toolbar/list-settings.test.tsx',
  'src/ui/shell/consent-banner.test.tsx',
  'src/ui/shell/language/language-offer.test.tsx',
]

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'BACKEND_URL'])
  const problems = envProblems(env)
  if (problems.length > 0)
    throw new Error(`The configuration cannot be used:\n  ${problems.join('\n  ')}`)
  const backend = env.BACKEND_URL
  const test = mode === 'test'

  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        generatedRouteTree: 'src/routeTree.gen.ts',
        quoteStyle: 'single',
        routeFileIgnorePattern: '\\.test\\.',
        codeSplittingOptions: {
          // When a route is loaded, this code gives it the component that the last router had for its id: in tests,
          // one of a small router of an earlier test.
          addHmr: !test,
          // Loaders would otherwise stay in the entry chunk, with the schemas they need.
          defaultBehavior: [
            ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
        },
      }),
      highlightedCode(),
      react(),
      babel({ include: /\/src\/.*\.tsx?(?:$|\?)/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
      lingui({ failOnCompileError: true }),
      sourceTexts({ pseudo: mode === 'pseudo' }),
      chunkLoading(),
      compileHints(),
      missingFiles(),
      recordBuild(),
      mode === 'demo' ? mockWorker() : !backend && !test && mockBackend(),
    ],
    define: { USAGE_ANALYTICS: Boolean(env['VITE_POSTHOG_KEY'] || env['VITE_GA_ID']) || test },
    resolve: { tsconfigPaths: true },
    server: {
      port: 5173,
      // A copy of the sources that a check makes there is no change of theirs.
      watch: { ignored: ['**/.cache/**'] },
      proxy: backend
        ? Object.fromEntries(
            ['/portal-backend', '/admin-portal-backend'].map((prefix) => [
              prefix,
              { target: backend, changeOrigin: true },
            ]),
          )
        : undefined,
    },
    preview: {
      port: 4173,
      strictPort: true,
      // Where the journeys have no secure context. No name below .test can be registered, so that none is let in that
      // a stranger could point at this machine.
      allowedHosts: ['portal.test'],
    },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      target: buildTarget,
      // Every browser of that target has it.
      modulePreload: { polyfill: false },
      // What the size budget is computed from.
      manifest: true,
      rolldownOptions: {
        // The demo's mock needs at once what its documentation loads later.
        checks: { ineffectiveDynamicImport: mode !== 'demo' },
        output: {
          codeSplitting: {
            groups: chunkGroups,
          },
        },
      },
    },
    test: {
      restoreMocks: true,
      // Without `performance`: React remembers when it last showed a fallback, and in a time far ahead of the real one
      // no later screen would be shown.
      fakeTimers: {
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      },
      // Vitest leaves one core idle, which on two is half the machine.
      maxWorkers: '100%',
      // A busy machine is no failure.
      testTimeout: 40_000,
      // Printing the page for each attempt to find something takes a tenth of the time. To see it: DEBUG_PRINT_LIMIT=7000.
      // A link or a reload that a test lets happen would close the document that others use too.
      environmentOptions: {
        happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
      },
      env: { DEBUG_PRINT_LIMIT: process.env['DEBUG_PRINT_LIMIT'] ?? '0' },
      projects: [
        {
          extends: true,
          test: {
            // Plain functions and the mock backend leave nothing behind: one module graph serves all files.
            name: 'node',
            environment: 'node',
            isolate: false,
            include: ['src/**/*.test.ts', 'mocks/**/*.test.ts', '{bench,scripts}/**/*.test.mjs'],
            setupFiles: ['src/test/setup.ts', 'src/test/setup-node.ts'],
          },
        },
        {
          extends: true,
          test: {
            // Modules, once loaded and warm, serve all screens: half of their time, of their own document two thirds.
            name: 'dom',
            environment: './src/test/shared-dom.ts',
            isolate: false,
            include: ['src/**/*.test.tsx'],
            exclude: testsAlone,
            setupFiles: domSetup,
          },
        },
        {
          extends: true,
          test: {
            name: 'alone',
            environment: 'happy-dom',
            include: testsAlone,
            setupFiles: domSetup,
          },
        },
      ],
    },
  }
})

/** Every lazily loaded chunk of a build passes src/browser/chunk-loading.ts: its time limit, its error (behaviour 7.10). */
function chunkLoading(): Plugin {
  const original = 'export const __vitePreload = '
  return {
    name: 'chunk-loading',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(original)) this.error('vite loads its chunks in another way now')
        return `import { loadChunk } from '/src/browser/chunk-loading.ts'
          ${code.replace(original, 'const preload = ')}
          export const __vitePreload = (load, ...more) => loadChunk(() => preload(load, ...more), load)`
      },
    },
  }
}

/**
 * Most of what a screen loads runs at once. With this comment at their top V8 compiles chunks as they arrive, beside
 * the main thread, instead of parsing each function twice there: a sixth of a first page's work. The entry aside, the
 * few large ones (charts, dictionaries) are mostly for later.
 */
function compileHints(): Plugin {
  const largest = 100_000
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite has put its list of preloads first.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && (file.name === 'initial' || file.code.length < largest))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}

/**
 * A path that ends in a file extension is a file: when it is missing the answer is 404, not the page (row G5). The
 * addresses of the portal's areas are no files: their ids and tokens may contain dots.
 */
function missingFiles(): Plugin {
  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const [path = ''] = (request.originalUrl ?? '').split('?')
    const isFile = /\.\w+$/.test(path) && !/^\/(app|admin|auth)\//.test(path)
    // What is not a file of the build has become the page by now.
    if (!isFile || path === '/index.html' || request.url !== '/index.html') return next()
    response.writeHead(404, { 'cache-control': 'no-store' }).end()
  }
  const use = ({ middlewares }: { middlewares: Connect.Server }) => {
    return () => void middlewares.use(middleware)
  }
  return { name: 'missing-files', configureServer: use, configurePreviewServer: use }
}

/** Moves the manifest to .cache/build, which is emptied first: what is in the deployed folder is served. */
function recordBuild(): Plugin {
  return {
    name: 'record-build',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const record = '.cache/build'
      if (dir === join(process.cwd(), 'dist')) {
        rmSync(record, { recursive: true, force: true })
        mkdirSync(record, { recursive: true })
        renameSync(join(dir, '.vite/manifest.json'), join(record, 'manifest.json'))
      }
      rmSync(join(dir, '.vite'), { recursive: true, force: true })
    },
  }
}
