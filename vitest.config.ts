import { mergeConfig } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import viteConfig from './vite.config.ts'

const domSetup = ['src/test/setup.ts', 'src/test/setup-dom.ts']

/**
 * Tests that need their own modules and document. They replace modules, check a module's effects while it loads, or
 * count the leftovers from earlier logins.
 */
const alone = ['src/**/*.alone.test.tsx']

/** Tests that need a build and an installed nginx. Only `NGINX=1` runs them. */
const nginx: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'nginx',
    environment: 'node',
    isolate: false,
    fileParallelism: false,
    include: ['tools/nginx/*.test.ts'],
  },
}

export default defineConfig(async (env) =>
  mergeConfig(await viteConfig(env), {
    test: {
      restoreMocks: true,
      // Doesn't fake `performance`, because React remembers when it last showed a fallback. If that time were far ahead
      // of the real time, no later screen would be shown.
      fakeTimers: {
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      },
      // By default, Vitest leaves one core idle. With two cores, that is half of the machine.
      maxWorkers: '100%',
      // A screen's test takes about a second. Vitest prints the time of each test that is slower than this threshold.
      slowTestThreshold: 3_000,
      // Long timeouts, because a slow, busy machine needs ten times as long. They must only end a test that hangs.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // Disables navigation, because a test that follows a link or reloads would close the document that other tests
      // share. A file that isn't loaded counts as loaded, because a failure would print an error.
      environmentOptions: {
        happyDOM: {
          settings: {
            navigation: { disableMainFrameNavigation: true },
            handleDisabledFileLoadingAsSuccess: true,
          },
        },
      },
      // Prints no page when a test can't find an element, because printing takes a tenth of the time. Set
      // DEBUG_PRINT_LIMIT=7000 to see the page.
      env: { DEBUG_PRINT_LIMIT: process.env['DEBUG_PRINT_LIMIT'] ?? '0' },
      projects: [
        {
          extends: true,
          test: {
            // Plain functions and the mock backend leave nothing behind, so one module graph serves all files.
            name: 'node',
            environment: 'node',
            isolate: false,
            include: ['{src,mocks,tools}/**/*.test.ts'],
            exclude: ['tools/nginx/**'],
            setupFiles: ['src/test/setup.ts', 'src/test/setup-node.ts'],
          },
        },
        {
          extends: true,
          test: {
            // All files share loaded modules and one document, because that halves their run time.
            name: 'dom',
            environment: './src/test/shared-dom.ts',
            isolate: false,
            include: ['src/**/*.test.tsx'],
            exclude: alone,
            setupFiles: domSetup,
          },
        },
        {
          extends: true,
          test: {
            name: 'alone',
            environment: 'happy-dom',
            include: alone,
            setupFiles: domSetup,
          },
        },
        ...(process.env['NGINX'] ? [nginx] : []),
      ],
    },
  }),
)
