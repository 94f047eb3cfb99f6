import { expect } from '@playwright/test'
import { getSearch } from './dashboard'
import { test } from '../fixtures'
import { MOCK, expectFits, expectHeading, expectPath, PHONE } from '../helpers'
import { ADMIN_BILLING, bundleAnalyticsPath, bundles } from '../pages'

test(
  "shows an administrator a bundle's usage, exports it as CSV and links to the bundle's analytics",
  { tag: MOCK },
  async ({ page, openAs }) => {
    await openAs('admin', `${ADMIN_BILLING}?client=1001&bundle=${bundles.wallet}`)
    await expectHeading(page, 'Billing')
    const usage = page.getByRole('list', { name: 'Usage by service' })
    await expect(usage.getByRole('list', { name: 'Liveness tiers' })).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export Usage by service as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^usage-\d{4}-\d\d-01-.*\.csv$/)

    await page.setViewportSize(PHONE)
    await expectFits(page)
    await page.getByRole('button', { name: 'Show Usage by service as a table' }).click()
    await expect(page.getByRole('table', { name: 'Usage by service' })).toBeVisible()
    await expectFits(page)

    await page.getByRole('link', { name: 'Bundle analytics' }).click()
    await expectPath(page, bundleAnalyticsPath('1001', bundles.wallet))
    await expect(usage).toBeVisible()
    await page.goBack()
    await expectPath(page, ADMIN_BILLING)
    expect(getSearch(page)).toEqual({ client: '1001', bundle: bundles.wallet })
  },
)
