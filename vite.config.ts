import babel from '@rolldown/plugin-babel'
import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { mockBackend, mockWorker } from './mocks/vite.ts'
import { sourceTexts } from './src/i18n/source-texts-plugin.ts'
import { envProblems } from './src/lib/env.ts'

/** Few files with much in them: fifty small ones cost more than their bytes, and the entry names each of them. */
const chunkGroups = [
  // Whatever the entry needs.
  { name: 'initial', tags: ['$initial' as const] },
  // The sign-in, and what it shares with every form.
  {
    name: 'form',
    test: oneOf(
      'src/routes/auth/-components/(auth-layout|document-illustration)',
      'src/routes/auth/login/-components/(login-form|use-login-form)',
      'src/ui/fields/password-field',
      'src/ui/feedback/inline-alert',
      String.raw`src/ui/form/busy-button\.`,
      String.raw`src/ui/form/(form-summary|use-form)\.`,
      String.raw`src/ui/shell/(brand|footer)\.`,
      '@mantine/core/esm/components/(Button|Loader)/',
      '@tanstack/query-core/build/modern/mutationObserver',
      '@tanstack/react-query/build/modern/useMutation',
      '@tanstack/react-router/dist/esm/useLocation',
    ),
  },
  // The steps of the sign-up follow one another at once; the numbering plans come with theirs.
  {
    name: 'signup',
    test: oneOf(
      'src/routes/auth/signup/(?!.*phone-)(-components/|.*tsr-split)',
      'src/api/signup/',
      'src/auth/(pending-signup|signup-guards)',
      'src/lib/(digits|website)',
    ),
    // What they share with other screens stays apart from them.
    includeDependenciesRecursively: false,
  },
  // Calling the backend and reading its answers, which the sign-in begins with.
  {
    name: 'calls',
    test: oneOf(
      'node_modules/ky/',
      '@tanstack/(query-core/build/modern/queryObserver|react-query/build/modern/(?!useMutation))',
      String.raw`src/api/(http|plain-http|to-api-error|load|backend-kind|token-manager-instance)\.`,
      String.raw`src/api/(auth/(exchange|schema)|bundles/(schema|queries))\.`,
      String.raw`src/auth/(session/token-manager|refresh/)`,
    ),
    includeDependenciesRecursively: false,
  },
  // A list of sessions or of transactions, whoever's.
  {
    name: 'list',
    test: oneOf(
      String.raw`src/ui/list-toolbar/list-(tools|selection-bar|view|columns)\.`,
      String.raw`src/features/(record-list/(record-list.*|list-(result|filters|request)|recognize-search)|sessions/list/(session-(columns|list|list-skeleton)|service-chips)|transactions/transaction-(columns|request))\.`,
    ),
    includeDependenciesRecursively: false,
  },
  // What every list and every record shows of a session or a transaction.
  {
    name: 'values',
    test: oneOf(
      String.raw`src/(features/masking/(masked-value|personal-kind-name|use-reveal-watch|reveal-toggle|reveal|personal-fields|field-value)|ui/table/table-tick)\.`,
      String.raw`src/(features/(labels/(document-name|error-text|field-name|outcome-badge)|sessions/(list/session-request|session-status|status-name|trials|trial-pips))|lib/read-data)\.`,
      String.raw`src/api/(sessions|transactions)/(schema|queries)\.`,
    ),
    includeDependenciesRecursively: false,
  },
  // A session's own screen, its sheet, its comparison and the drawer share these.
  {
    name: 'record',
    test: oneOf(
      String.raw`src/features/masking/(use-page-reveal|json-section)\.`,
      String.raw`src/features/(labels/(error-help|service-errors)|sessions/detail/(checks|extracted|session-story|timeline))\.`,
    ),
    includeDependenciesRecursively: false,
  },
  // The small parts that nearly every screen behind the sign-in has; what a list or a chart needs comes with those.
  {
    name: 'screens',
    test: oneOf(
      'src/ui/(display/(?!icon-props)|feedback/(?!progress-bar)|overlays/(?!drawer|list-popup)|fields/choice|list-toolbar/(filter-bar|search-input|period-|custom-period|column-order))',
      'src/ui/shell/(?!appearance/|shell-panels|shortcuts-dialog|search/(command|search-dialog))',
      'src/lib/(?!zip|csv|national|config)',
      'src/browser/(?!zip|csv|file-sink|chunk)',
      'src/stores/',
      String.raw`src/features/labels/(?!warning)[a-z-]+-name\.`,
      '@tabler/icons-react/dist/esm/icons/Icon(?!Eye|Alert|Info)',
    ),
    minShareCount: 3,
    maxModuleSize: 6000,
    includeDependenciesRecursively: false,
  },
]

function oneOf(...paths: string[]): RegExp {
  return new RegExp(paths.join('|'))
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
          // Loaders would otherwise stay in the entry chunk, with the schemas they need.
          defaultBehavior: [
            ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
        },
      }),
      react(),
      babel({ include: /\/src\/.*\.tsx?(?:$|\?)/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
      lingui({ failOnCompileError: true }),
      sourceTexts(),
      chunkLoading(),
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
        output: {
          codeSplitting: {
            groups: chunkGroups,
          },
        },
      },
    },
    test: {
      restoreMocks: true,
      // A busy machine is no failure.
      testTimeout: 15_000,
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
            // Testing Library and the stores are bound to the document of their file.
            name: 'dom',
            environment: 'happy-dom',
            include: ['src/**/*.test.tsx'],
            setupFiles: ['src/test/setup.ts', 'src/test/setup-dom.ts'],
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
