import { readdir } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { buildPortal } from '../network/built-host'
import { ERROR_REPORTS, POSTHOG_HOST, USAGE_BRAND, USAGE_BUILD } from './usage'

test('the portal is built with the keys of both services, and a host for its errors, in another brand than the default', async () => {
  test.setTimeout(180_000)
  await buildPortal(USAGE_BUILD, [], {
    BRAND: USAGE_BRAND,
    VITE_POSTHOG_KEY: 'phc_journey',
    VITE_POSTHOG_HOST: POSTHOG_HOST,
    VITE_GA_ID: 'G-JOURNEY',
    VITE_ERROR_REPORT_URL: ERROR_REPORTS,
  })
  const files = (await readdir(`${USAGE_BUILD}/assets`)).join()
  expect(files).toMatch(/google-analytics-.*posthog-/)
})
