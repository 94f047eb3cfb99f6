import { readdir } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { FULL } from '../helpers'
import { BUILD_TIMEOUT, buildPortal } from '../network/built-host'
import { ERROR_REPORTS, POSTHOG_HOST, USAGE_BUILD } from './usage'

test(
  'builds the portal with keys for both services and a host for error reports',
  { tag: FULL },
  async () => {
    test.setTimeout(BUILD_TIMEOUT)
    await buildPortal(USAGE_BUILD, [], {
      VITE_POSTHOG_KEY: 'phc_journey',
      VITE_POSTHOG_HOST: POSTHOG_HOST,
      VITE_GA_ID: 'G-JOURNEY',
      VITE_ERROR_REPORT_URL: ERROR_REPORTS,
    })
    const files = (await readdir(`${USAGE_BUILD}/assets`)).join()
    expect(files).toMatch(/google-analytics-.*posthog-/)
  },
)
