import { expect } from '@playwright/test'
import { chart, choosePeriod, getSearch } from './dashboard'
import { test } from '../fixtures'
import { FULL } from '../helpers'
import { HOME } from '../pages'

test(
  "shows a chart bar's day and counts and links to the counted sessions",
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('client', `${HOME}?from=2026-09-01&to=2026-09-30`)
    // Waits for the tooltip, because it appears only after the chart has found the day under the pointer.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await chart(page).hover()
      await expect(chart(page).getByText(/Sep \d+, 2026/)).toBeVisible({ timeout: 2_000 })
    }).toPass()
    // This line counts the sessions that are neither verified nor failed.
    await expect(chart(page).getByText(/^In progress or expired \d+$/)).toBeVisible()
    await chart(page).click()
    await expect(page).toHaveURL(/from=(2026-09-\d\d)&to=\1/)

    await page.goBack()
    // Only bars for failed sessions are hatched.
    await chart(page).locator('path[fill^="url"]').nth(5).click()
    await expect(page).toHaveURL(/from=(2026-09-\d\d)&to=\1/)
    await expect.poll(() => getSearch(page)).toMatchObject({ status: 'failed' })
  },
)

test.describe('when the local date differs from the UTC date', () => {
  test.use({
    timezoneId: new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago',
  })

  test(
    'applies the chosen time zone to a preset period and to custom dates',
    { tag: FULL },
    async ({ page, openAs }) => {
      const utc = new Date().toISOString().slice(0, 10)
      await openAs('client', HOME)
      await expect(page.getByRole('button', { name: 'Period: Last 30 days' })).toBeVisible()
      const local = await page.evaluate(() => new Date().toLocaleDateString('en-CA'))
      expect(local).not.toBe(utc)
      await choosePeriod(page, 'Today')
      await expect.poll(() => getSearch(page)).toEqual({ from: local, to: local })
      await page.getByRole('radio', { name: 'UTC' }).click()
      await expect.poll(() => getSearch(page)).toEqual({ from: utc, to: utc, zone: 'utc' })
      await page.reload()
      await expect(page.getByRole('button', { name: 'Period: Today' })).toBeVisible()
      await expect(page.getByRole('radio', { name: 'UTC' })).toBeChecked()
      await expect(page.getByText(/^Today is .* \(UTC\)\./)).toBeVisible()

      await page.getByRole('button', { name: /^Period:/ }).click()
      await page.getByRole('textbox', { name: 'From' }).fill('2026-09-01')
      await page.getByRole('textbox', { name: 'To', exact: true }).fill('2026-09-07')
      await page.getByRole('button', { name: 'Apply dates' }).click()
      const days = { from: '2026-09-01', to: '2026-09-07', zone: 'utc' }
      await expect.poll(() => getSearch(page)).toEqual(days)
      await page.goBack()
      await expect.poll(() => getSearch(page)).toEqual({ from: utc, to: utc, zone: 'utc' })

      // The browser reports a nonexistent date as an empty value, but the form must not treat it as an open period.
      await page.getByRole('button', { name: /^Period:/ }).click()
      await page.getByRole('textbox', { name: 'From' }).focus()
      await page.keyboard.type('02302026')
      await page.getByRole('button', { name: 'Apply dates' }).click()
      await expect(page.getByRole('alert')).toHaveText('This date does not exist.')
      expect(getSearch(page)).toEqual({ from: utc, to: utc, zone: 'utc' })
    },
  )
})
