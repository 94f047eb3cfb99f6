import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessChromium } from './tools/lib/chromium.ts'

const port = process.env['E2E_PORT'] ?? '4273'
/** A deployed instance to test, instead of the build over the mock. */
const deployedUrl = process.env['BASE_URL']
const baseURL = deployedUrl || `http://localhost:${port}`
if (!URL.canParse(baseURL)) throw new Error(`BASE_URL is "${baseURL}": give a URL, https://…`)

const isContinuous = Boolean(process.env['CI'])
/** Whether to wait for a slow, busy machine, as `npm test` does. */
const isPatient = Boolean(process.env['PATIENT'])

// The headless shell has no window. Playwright's workers don't get the options, but they inherit the environment.
if (['--headed', '--debug', '--ui'].some((option) => process.argv.includes(option)))
  process.env['HEADED'] = '1'
const chromium = process.env['HEADED'] ? findChromium() : findHeadlessChromium()

/** Only a complete browser has the back-forward cache. */
const backForward = 'e2e/network/back-forward.spec.ts'

/** WebKit and Firefox run only with BROWSERS=1, as in `npm run test:browsers`: they have a server of their own. */
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
  // A host that is not localhost, and so no secure context over http: e2e/network/plain-http.spec.ts.
  '--host-resolver-rules=MAP portal.test 127.0.0.1',
]

// Both at once, each in one browser.
const engines = ['webkit', 'firefox'].map((name) => ({ name, testMatch: browsers, workers: 1 }))

/** Journeys that need a build with other settings. */
const otherBuilds = [
  // The portal with the keys of the usage analytics.
  { name: 'usage build', testMatch: 'e2e/usage/build.setup.ts' },
  { name: 'usage', testMatch: usage, dependencies: ['usage build'] },
  // One build per brand; all of it is for test:full.
  { name: 'brand builds', testMatch: 'e2e/brands/build.setup.ts' },
  { name: 'brands', testMatch: brands, dependencies: ['brand builds'] },
]

/** Journeys that also run over a backend that needs an adapter, on the port after `port`. */
const adapted = ['smoke', 'auth/sign-in', 'sessions/sessions', 'sanction-lists', 'clients'].map(
  (path) => new RegExp(`e2e/${path}.*\\.spec\\.ts$`),
)
/** Those that look at the name of a field. */
const withFieldNames = /a file that was edited after it was chosen/
const adaptedPort = String(Number(port) + 1)
const withAdapter = Boolean(process.env['FULL']) && !inBrowsers && !deployedUrl

const webServer = {
  // The command builds when the sources have changed: a journey never runs on an old build.
  command: inBrowsers ? 'node e2e/browsers/server.ts' : 'node tools/run.mjs start',
  url: baseURL,
  // An empty BACKEND_URL keeps the mock backend, whatever .env.local says.
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

/** The journeys, on the production build over the mock backend or on a deployed instance. */
export default defineConfig({
  testDir: 'e2e',
  // Playwright empties this folder first, so other engines have their own: what failed in Chromium stays.
  outputDir: inBrowsers ? 'test-results/browsers' : 'test-results',
  fullyParallel: true,
  forbidOnly: isContinuous,
  workers: Math.min(2, availableParallelism()),
  ...(process.env['FULL'] ? {} : { grepInvert: /@full/ }),
  retries: 0,
  reporter: isContinuous
    ? [['list'], ['html', { open: 'never' }], ['junit', { outputFile: 'test-results/junit.xml' }]]
    : 'list',
  // These only end a hang.
  timeout: 300_000,
  expect: { timeout: isPatient ? 45_000 : 15_000 },
  use: {
    baseURL,
    actionTimeout: isPatient ? 60_000 : 15_000,
    locale: 'en-GB',
    // That of the mock's calendar: today is the same day on both sides.
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    // Recording takes a tenth of the time.
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
              // Playwright turns it off.
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
                grepInvert: withFieldNames,
                use: { baseURL: `http://localhost:${adaptedPort}` },
              },
            ]
          : []),
      ],
  ...(deployedUrl ? {} : { webServer: [webServer, ...(withAdapter ? [adaptedServer] : [])] }),
})
