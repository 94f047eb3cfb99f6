import { defineConfig } from '@playwright/test'
import { findHeadlessChromium } from './scripts/lib/chromium.mjs'

/** The time of all pictures, on both sides, so that no relative time differs. */
const time = '2026-05-12T09:30:00Z'
const address = 'http://127.0.0.1:5175/gallery/'

/** Pictures of the gallery, compared with those that the same machine has stored (docs/testing.md). */
export default defineConfig({
  testDir: 'gallery',
  testMatch: 'pictures.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '.cache/gallery-pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['html', { outputFolder: 'playwright-report', open: 'never' }]],
  timeout: 120_000,
  metadata: { time },
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    launchOptions: { executablePath: findHeadlessChromium(), args: ['--no-sandbox'] },
  },
  webServer: {
    command: `${process.execPath} node_modules/vite/bin/vite.js --config gallery/vite.config.ts`,
    env: { GALLERY_TIME: time },
    url: address,
  },
})
