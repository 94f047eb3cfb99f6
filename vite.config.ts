import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import babel from '@rolldown/plugin-babel'
import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Connect, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { mockBackend, mockWorker } from './mocks/vite.ts'
import { highlightedCode } from './src/features/code-samples/highlight-plugin.ts'
import { sourceTexts } from './src/i18n/source-texts-plugin.ts'
import { envProblems } from './src/lib/env.ts'

/**
 * Fifty small shared chunks cost more than their bytes: each is a request, and the entry names them all.
 * So a chunk is what people meet together, by folder; the first group that names a folder has it. The
 * number says how many lazily loaded parts must need a module: what fewer need stays with them.
 */
const chunkGroups = [
  { name: 'initial', tags: ['$initial' as const] },
  {
    ...chunk('form', 3, [
      // Not the guard of what is typed: it drags the dialogs along, which no sign-in needs. Nor the select.
      'src/ui/(form/(?!unsaved-changes|select-field)[\\w-]+|shell/frame)',
      'src/api/use-secret-mutation',
      '@tanstack/react-router/(?!.*useBlocker).*',
    ]),
    // Light enough for the sign-in, with what it imports. The others drag nothing heavy along.
    includeDependenciesRecursively: true,
  },
  chunk('signup', 2, ['src/routes/auth/signup', 'src/api/signup']),
  chunk('calls', 20, ['node_modules/ky', '@tanstack', 'src/api', 'src/auth']),
  chunk('bundles', 3, ['src/api/bundles', 'src/lib/pricing/tier-types']),
  // With the rules of ladders every screen would load what they read numbers with.
  chunk('tiers', 2, ['src/lib/pricing/(?!tier-types)[\\w-]+', 'src/features/tiers']),
  chunk('tier-usage', 2, ['src/lib/tier-usage']),
  // What sign-up and the screens of clients say of a company.
  chunk('company', 2, ['src/features/labels/default-options', 'src/lib/website']),
  chunk('choice', 2, ['src/ui/fields/choice']),
  // Or every screen would load how names are compared.
  chunk('names', 2, ['src/lib/names']),
  // Only the documentation shows code.
  chunk('code', 2, ['src/ui/display/(code-block|highlighted-code)']),
  // The documentation is searched too.
  chunk('search-input', 2, ['src/ui/list-toolbar/search-input']),
  // What pickers and a single record need of a list.
  chunk('list-parts', 3, [
    'src/ui/(list-toolbar/(filter-bar|list-view)|table/table-tick|fields/code-select)',
    'src/features/record-list/(recognize-search|record-steps|list-neighbours|list-request|list-search)',
    'src/features/sessions/list/session-request',
    'src/features/masking/personal-fields',
    'src/lib/(fold-text|personal)',
  ]),
  chunk('list', 3, ['src/ui/(list-toolbar|table)', 'src/features/(record-list|sessions/list)']),
  // The shape of the list alone: a bundle's screen needs it before its transactions are asked for.
  chunk('transactions', 3, ['src/features/transactions/transaction-(columns|request)']),
  // The documentation needs the errors without the records.
  chunk('problems', 3, ['src/features/labels/problems']),
  chunk('record', 3, [
    'src/features/(sessions|transactions|documents)',
    // Every screen would load the governorates otherwise.
    'src/lib/(national-id|governorates)',
  ]),
  chunk('values', 3, ['src/features/masking', 'src/api/(sessions|transactions)']),
  // The screens of sessions need neither before an image is opened.
  chunk('viewer', 2, ['src/features/images/viewer']),
  chunk('recognition', 2, [
    // A result's rules come with the result.
    'src/features/recognition/(?!recognised-fields)[\\w-]+',
    'src/(api/recognition|browser/prepare-photo|lib/image/photo-[\\w-]+)',
  ]),
  chunk('images', 2, [
    'src/lib/(image|body-pieces)',
    'src/browser/(decode-image|read-json-around)',
    'src/(api/images/(?!use-images)[\\w-]+|features/images)',
  ]),
  chunk('files', 2, ['src/browser/(file-sink|save-file)', 'src/lib/csv']),
  chunk('pickers', 3, [
    'src/ui/fields/search-select',
    'src/routes/admin/-components/(bundle-picker|client-select)',
  ]),
  chunk('screens', 3, [
    'src/ui/(display|feedback|fields|overlays|shell)',
    'src/(lib|browser|features/labels)',
    '@tabler',
  ]),
]

const domSetup = ['src/test/setup.ts', 'src/test/setup-dom.ts']

/** Tests that replace modules, watch what a module does when it is loaded, or count what earlier logins left behind. */
const testsAlone = [
  'src/browser/link-token.test.tsx',
  'src/features/analytics/dashboard.test.tsx',
  'src/features/record-list/missing-parts.test.tsx',
  'src/routes/-components/default-error*.test.tsx',
  'src/routes/admin/analytic.test.tsx',
  'src/routes/auth/-components/google-sign-in.test.tsx',
  'src/routes/auth/login/*.test.tsx',
  'src/stores/layout.test.tsx',
  'src/ui/charts/day-series.test.tsx',
  'src/ui/display/heading-focus.test.tsx',
  'src/ui/feedback/toaster.test.tsx',
  'src/ui/list-toolbar/list-settings.test.tsx',
]

function chunk(name: string, minShareCount: number, folders: string[]) {
  const test = new RegExp(`/(${folders.join('|')})[/.]`)
  return { name, minShareCount, test, includeDependenciesRecursively: false }
}

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
      sourceTexts(),
      chunkLoading(),
      compileHints(),
      missingFiles(),
      recordBuild(),
      mode === 'demo' ? mockWorker() : !backend && !test && mockBackend(),
    ],
    resolve: { tsconfigPaths: true },
    server: {
      port: 5173,
      proxy: backend
        ? Object.fromEntries(
            ['/portal-backend', '/admin-portal-backend'].map((prefix) => [
              prefix,
              { target: backend, changeOrigin: true },
            ]),
          )
        : undefined,
    },
    preview: { port: 4173, strictPort: true },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      target: 'es2023',
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
            include: ['src/**/*.test.ts', 'mocks/**/*.test.ts'],
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
