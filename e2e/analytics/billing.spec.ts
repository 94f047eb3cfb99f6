import { expect } from '@playwright/test'
import { getSearch } from './dashboard'
import { test } from '../fixtures'
import { MOCK, button, expectFits, expectHeading, expectPath, PHONE } from '../helpers'
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

test(
  'loads the usage of all clients, exports one CSV and opens a bundle',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await openAs('admin', `${ADMIN_BILLING}?from=2026-09-01&to=2026-09-30`)
    await page.getByRole('button', { name: /^Load all clients’ usage/ }).click()
    await expect(page.getByText('40 of 40 bundles')).toBeVisible()
    const download = page.waitForEvent('download')
    await button(page, 'Export Usage of all clients as CSV').click()
    expect((await download).suggestedFilename()).toBe('clients-2026-09-01-2026-09-30.csv')
    await page.setViewportSize(PHONE)
    await expectFits(page)
    await page.getByRole('link', { name: 'Wallet sign-up' }).first().click()
    await expect(page.getByRole('list', { name: 'Usage by service' })).toBeVisible()
  },
)
