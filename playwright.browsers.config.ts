import { defineConfig } from '@playwright/test'

const port = process.env['E2E_PORT'] ?? '4274'
const baseURL = `http://localhost:${port}`

/** The journeys of e2e/browsers, in the engines of Safari and Firefox: `npm run test:browsers`. */
export default defineConfig({
  testDir: 'e2e/browsers',
  outputDir: 'test-results/browsers',
  forbidOnly: Boolean(process.env['CI']),
  ...(process.env['FULL'] ? {} : { grepInvert: /@full/ }),
  retries: 0,
  reporter: 'list',
  workers: 2,
  // These only end a hang: a slow, busy machine needs ten times as long as a quiet one.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  use: { baseURL },
  // Both at once, each in one browser.
  projects: [
    { name: 'webkit', workers: 1 },
    { name: 'firefox', workers: 1 },
  ],
  webServer: {
    command: 'node e2e/browsers/server.ts',
    url: baseURL,
    // An empty BACKEND_URL keeps the mock backend, whatever .env.local says.
    env: { PORT: port, BACKEND_URL: '' },
    timeout: 600_000,
    stdout: 'ignore',
  },
})
