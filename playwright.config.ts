import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessChromium } from './tools/lib/chromium.ts'

const port = process.env['E2E_PORT'] ?? '4273'
/** URL of a deployed instance to test instead of the build with the mock backend. */
const deployedUrl = process.env['BASE_URL']
const baseURL = deployedUrl || `http://localhost:${port}`
if (!URL.canParse(baseURL)) throw new Error(`BASE_URL is "${baseURL}": give a URL, https://…`)

const isContinuous = Boolean(process.env['CI'])
/** Whether to use longer timeouts for a slow, busy machine, as `npm test` does. */
const isPatient = Boolean(process.env['PATIENT'])

// These options need a complete browser, because the headless shell has no window. Playwright's workers don't receive
// the options, but they inherit the environment variable.
if (['--headed', '--debug', '--ui'].some((option) => process.argv.includes(option)))
  process.env['HEADED'] = '1'
const chromium = process.env['HEADED'] ? findChromium() : findHeadlessChromium()

/** Journey that needs a complete browser, because only a complete browser has the back-forward cache. */
const backForward = 'e2e/network/back-forward.spec.ts'

/** WebKit and Firefox have a separate server, so they run only with BROWSERS=1, as in `npm run test:browsers`. */
const browsers = 'e2e/browsers/*.spec.ts'
const inBrowsers = Boolean(process.env['BROWSERS'])

const usage = ['e2e/usage/*.spec.ts', 'e2e/crawl/*.spec.ts']

const brands = 'e2e/brands/*.spec.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Maps portal.test to this machine, because over HTTP a host other than localhost isn't a secure context
  // (e2e/network/plain-http.spec.ts).
  '--host-resolver-rules=MAP portal.test 127.0.0.1',
]

// Both engines run at the same time, each in one browser.
const engines = ['webkit', 'firefox'].map((name) => ({ name, testMatch: browsers, workers: 1 }))

/** Journeys that need a build with other settings. */
const otherBuilds = [
  // A build with usage analytics keys.
  { name: 'usage build', testMatch: 'e2e/usage/build.setup.ts' },
  { name: 'usage', testMatch: usage, dependencies: ['usage build'] },
  // One build per brand, only for test:full.
  { name: 'brand builds', testMatch: 'e2e/brands/build.setup.ts' },
  { name: 'brands', testMatch: brands, dependencies: ['brand builds'] },
]

/**
 * Journeys that also run against a backend that needs an adapter. The server with the adapter uses the port after
 * `port`.
 */
const adapted = ['smoke', 'auth/sign-in', 'sessions/sessions', 'sanction-lists', 'clients'].map(
  (path) => new RegExp(`e2e/${path}.*\\.spec\\.ts$`),
)
const adaptedPort = String(Number(port) + 1)
const withAdapter = Boolean(process.env['FULL']) && !inBrowsers && !deployedUrl

const webServer = {
  // The command rebuilds if the sources have changed, so journeys never run on an old build.
  command: inBrowsers ? 'node e2e/browsers/server.ts' : 'node tools/run.mjs start',
  url: baseURL,
  // An empty BACKEND_URL keeps the mock backend, regardless of .env.local.
  env: { PORT: port, BACKEND_URL: '' },
  timeout: 600_000,
  stdout: 'ignore',
} as const

const adaptedServer = {
  ...webServer,
  command: 'node e2e/adapter/server.ts',
  url: `http://localhost:${adaptedPort}`,
  env: { ...webServer.env, PORT: adaptedPort },
}

/** E2E journeys on the production build with the mock backend, or on a deployed instance. */
export default defineConfig({
  testDir: 'e2e',
  // Playwright empties this folder before each run. The other engines use a separate folder, so Chromium's failures are
  // kept.
  outputDir: inBrowsers ? 'test-results/browsers' : 'test-results',
  fullyParallel: true,
  forbidOnly: isContinuous,
  workers: Math.min(2, availableParallelism()),
  ...(process.env['FULL'] ? {} : { grepInvert: /@full/ }),
  retries: 0,
  reporter: isContinuous
    ? [['list'], ['html', { open: 'never' }], ['junit', { outputFile: 'test-results/junit.xml' }]]
    : 'list',
  // Long timeouts, because they must only end a test that hangs.
  timeout: 300_000,
  expect: { timeout: isPatient ? 45_000 : 15_000 },
  use: {
    baseURL,
    actionTimeout: isPatient ? 60_000 : 15_000,
    locale: 'en-GB',
    // The time zone of the mock's calendar, so the browser and the mock have the same current day.
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    // Off by default, because recording takes a tenth of the run time.
    trace: isContinuous ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: chromium, args },
  },
  projects: inBrowsers
    ? engines
    : [
        { name: 'chromium', testIgnore: [backForward, browsers, ...usage, brands] },
        {
          name: 'complete chromium',
          testMatch: backForward,
          use: {
            channel: 'chromium',
            launchOptions: {
              executablePath: findChromium(),
              args,
              // Playwright disables the back-forward cache by default.
              ignoreDefaultArgs: ['--disable-back-forward-cache'],
            },
          },
        },
        ...(deployedUrl ? [] : otherBuilds),
        ...(withAdapter
          ? [
              {
                name: 'adapter',
                testMatch: adapted,
                grepInvert: /@field-names/,
                use: { baseURL: `http://localhost:${adaptedPort}` },
              },
            ]
          : []),
      ],
  ...(deployedUrl ? {} : { webServer: [webServer, ...(withAdapter ? [adaptedServer] : [])] }),
})
