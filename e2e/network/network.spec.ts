import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, expectAllLoaded, expectHeading, menuLink, offlineBar } from '../helpers'
import { HOME } from '../pages'

const CONNECTION = 'Please make sure of your internet connection!'

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')

test(
  'E5 E6 shows an offline bar, and loads the pending and the current screen when online again',
  { tag: MOCK },
  async ({ page, context, mock, openAs, allowErrors }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError/, /ApiError/)
    await openAs('client', HOME)
    await expectHeading(page, 'Dashboard')
    await expectAllLoaded(page)
    await expect(offlineBar(page)).toBeHidden()
    await context.setOffline(true)
    await expect(offlineBar(page)).toBeVisible()
    // Opens a screen whose code and data have not loaded.
    await menuLink(page, 'Retail onboarding').click()
    await expect(page.getByRole('alert')).toContainText(CONNECTION)
    await context.setOffline(false)
    await expectHeading(page, 'Retail onboarding')
    await expect(rows(page)).toHaveCount(25)
    await expect(offlineBar(page)).toBeHidden()
    // Waits again, because the missing code made the page reload.
    await expectAllLoaded(page)

    const before = (await mock.log('bundle-sessions')).length
    await context.setOffline(true)
    await expect(offlineBar(page)).toBeVisible()
    await expect(rows(page)).toHaveCount(25)
    await context.setOffline(false)
    await expect.poll(async () => (await mock.log('bundle-sessions')).length).toBe(before + 1)
    await expect(offlineBar(page)).toBeHidden()
    await expect(rows(page)).toHaveCount(25)
  },
)
