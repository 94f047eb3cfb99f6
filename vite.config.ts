import babel from '@rolldown/plugin-babel'
import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { mockBackend, mockWorker } from './mocks/vite.ts'
import { firstMessages } from './src/i18n/first-messages-plugin.ts'
import { envProblems } from './src/lib/env.ts'

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
      firstMessages(),
      lingui({ failOnCompileError: true }),
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
            // Whatever the entry needs comes in one file: fifty small ones cost more than their bytes.
            groups: [
              { name: 'initial', tags: ['$initial'] },
              // Nor do the forms, the sign-in's among them, come in twenty small ones.
              {
                name: 'form',
                test: /src\/ui\/(auth\/(auth-message|password-field)|form\/(form-summary|use-form))\.|@mantine\/core\/esm\/components\/(Button|Loader)\//,
              },
              // What every list and every record shows of a session or a transaction.
              {
                name: 'values',
                test: /src\/(ui\/(personal|personal-kind-name|use-veil-watch|veil-toggle)|verification\/(document-name|error-text|field-name|field-value|outcome-badge|personal-fields|read-data|session-status|status-name))\./,
                includeDependenciesRecursively: false,
              },
              // A session's own screen, its sheet, its comparison and the drawer share these.
              {
                name: 'record',
                test: /src\/(ui\/use-page-veil|verification\/(checks|error-help|extracted|json-section|service-errors|session-story|timeline))\./,
                includeDependenciesRecursively: false,
              },
              // The steps of the sign-up follow one another at once; the numbering plans come with theirs.
              {
                name: 'signup',
                test: /src\/(routes\/auth\/signup\/(?!.*phone-)(-components\/|.*tsr-split)|ui\/signup\/(?!phone-)|api\/signup\/|auth\/(pending-signup|signup-guards)|lib\/(digits|website))/,
                // What they share with other screens stays apart from them.
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts'],
      setupFiles: ['src/test/setup.ts'],
      restoreMocks: true,
    },
  }
})

/** Every lazily loaded chunk of a build passes src/lib/chunk-load.ts: its time limit, its error (specification section 7). */
function chunkLoading(): Plugin {
  const original = 'export const __vitePreload = '
  return {
    name: 'chunk-loading',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(original)) this.error('vite loads its chunks in another way now')
        return `import { loadChunk } from '/src/lib/chunk-load.ts'
          ${code.replace(original, 'const preload = ')}
          export const __vitePreload = (load, ...more) => loadChunk(() => preload(load, ...more), load)`
      },
    },
  }
}
