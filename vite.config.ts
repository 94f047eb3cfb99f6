import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { backendProxy } from './tools/vite/backend-proxy.ts'
import { billOfMaterials } from './tools/vite/bill-of-materials.ts'
import { brandDefines, brandPage, brandSheet, readBrand } from './tools/vite/brand.ts'
import { sharedChunks } from './tools/vite/chunks.ts'
import { compileHints } from './tools/vite/compile-hints.ts'
import { health } from './tools/vite/health.ts'
import { highlightedCode } from './tools/vite/highlighted-code.ts'
import { licenseTexts } from './tools/vite/license-texts.ts'
import { missingFiles } from './tools/vite/missing-files.ts'
import { missingSuffix } from './tools/vite/missing-suffix.ts'
import { moduleTexts } from './tools/vite/module-texts.ts'
import { pageStart } from './tools/vite/page-start.ts'
import { precompress } from './tools/vite/precompress.ts'
import { prerender } from './tools/vite/prerender.ts'
import { recordBuild } from './tools/vite/record-build.ts'
import { securityHeaders } from './tools/vite/security-headers.ts'
import { themeVariables } from './tools/vite/theme-variables.ts'
import { wrapImports } from './tools/vite/wrap-imports.ts'
import { mockBackend, mockWorker } from './mocks/vite.ts'
import { envProblems, errorReports } from './src/lib/env.ts'

export default defineConfig(async ({ mode, command }) => {
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'BACKEND_URL', 'BRAND', 'ADAPTER'])
  const { brand, problems: brandProblems } = await readBrand(env['BRAND'])
  const problems = [...envProblems(env), ...brandProblems]
  if (problems.length > 0)
    throw new Error(`The configuration cannot be used:\n  ${problems.join('\n  ')}`)
  const backend = env.BACKEND_URL
  const test = mode === 'test'
  // ADAPTER is `none` in a build that npm start serves with the mock. Otherwise, it names a file that replaces
  // src/backend/adapter.ts.
  const isForMock =
    test || mode === 'demo' || env['ADAPTER'] === 'none' || (command === 'serve' && !backend)
  const adapter = isForMock ? join(import.meta.dirname, 'mocks/no-adapter.json') : env['ADAPTER']

  /** Returns the plugins that compile the sources. */
  const compile = () => [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      routeFileIgnorePattern: '\\.test\\.',
      codeSplittingOptions: {
        // Off in tests, because hot reloading gives a loading route the last component that had the route's ID. That
        // component would belong to an earlier test's small router.
        addHmr: !test,
        // Moves loaders out of the entry chunk, because the schemas that they need would otherwise also be in that
        // chunk.
        defaultBehavior: [
          ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
        ],
      },
    }),
    highlightedCode(),
    react(),
    babel({ include: /\/src\/.*\.tsx?(?:$|\?)/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    lingui({ failOnCompileError: true }),
    moduleTexts({ pseudo: mode === 'pseudo', replaced: brand.texts }),
  ]

  return {
    plugins: [
      ...compile(),
      wrapImports(),
      themeVariables(brandSheet(brand)),
      brandPage(brand, env['VITE_BRAND_NAME']),
      // The demo shares code with its mock, so these chunk groups don't apply.
      mode !== 'demo' && sharedChunks(),
      compileHints(),
      missingFiles(),
      recordBuild(),
      prerender(compile),
      // Must come after `prerender`, because prerendered pages don't need the complete page start.
      pageStart(),
      health(),
      securityHeaders(),
      licenseTexts(),
      billOfMaterials(),
      !isForMock && missingSuffix(env['VITE_PASSWORD_SUFFIX']),
      mode === 'demo' ? mockWorker() : !backend && !test && mockBackend(),
      precompress(),
    ],
    define: {
      ...brandDefines(brand, env),
      BUILD_YEAR: new Date().getFullYear(),
      USAGE_ANALYTICS: Boolean(env['VITE_POSTHOG_KEY'] || env['VITE_GA_ID']) || test,
      ERROR_REPORTS: JSON.stringify(errorReports(env['VITE_ERROR_REPORT_URL'])),
    },
    resolve: {
      tsconfigPaths: true,
      // React includes this hook, so no screen loads the shim for older versions.
      alias: [
        ...(adapter ? [{ find: '@/backend/adapter', replacement: adapter }] : []),
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        {
          find: /^use-sync-external-store\/shim\/with-selector$/,
          replacement: 'use-sync-external-store/with-selector',
        },
      ],
    },
    server: {
      port: 5173,
      // Ignores this folder, because a check copies the sources there and the copy isn't a source change.
      watch: { ignored: ['**/.cache/**'] },
      proxy: backend ? backendProxy(backend) : undefined,
    },
    preview: {
      port: 4173,
      strictPort: true,
      // The journeys use this host as an insecure context. No name below .test can be registered, so a stranger can't
      // point an allowed name at this machine.
      allowedHosts: ['portal.test'],
    },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      // The oldest browsers that the script in index.html allows (docs/browsers.md).
      target: ['chrome140', 'edge140', 'firefox133', 'safari18.2', 'ios18.2'],
      modulePreload: {
        // Every target browser supports module preloading.
        polyfill: false,
        // Returns the scripts to preload with a lazy chunk, except scripts that every page has already loaded. Screens
        // preload no scripts here, because the page's table contains their scripts (src/start/start-page.ts).
        resolveDependencies: (
          _file: string,
          scripts: string[],
          { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
        ) => {
          if (hostType === 'html') return scripts
          const isEntry = hostId.startsWith('assets/index-')
          return isEntry ? [] : scripts.filter((file) => !/^assets\/(?:index|form)-/.test(file))
        },
      },
      rolldownOptions: {
        // Off in the demo, because its mock immediately needs modules that the documentation loads later.
        checks: { ineffectiveDynamicImport: mode !== 'demo' },
      },
    },
  }
})
