import { expect } from '@playwright/test'
import { bundleDialog, card, chart, choosePeriod, figure, searchOf } from './dashboard'
import { test } from '../fixtures'
import {
  FULL,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectHeading,
  expectPath,
  tabTo,
} from '../helpers'
import { HOME, bundles, sessionsPath } from '../pages'

test(
  'a number over all bundles asks for the bundle and then leads to what it counts',
  { tag: FULL },
  async ({ page, mock, openAs }) => {
    const inTheMenu = ['20024 Wallet sign-up', '20037 Branch tablets', '20011 Retail onboarding']
    await mock.faults([
      {
        path: 'organization-bundles',
        kind: 'status',
        status: 200,
        body: { bundles: inTheMenu.map((text) => ({ id: text.slice(0, 5), name: text.slice(6) })) },
        count: 'always',
      },
    ])
    await openAs('client', `${HOME}?from=2026-09-01&to=2026-09-30`)
    await figure(page, 'Session success rate').click()
    await expect(bundleDialog(page).getByRole('link')).toHaveText([
      /^Retail onboarding[\d,]+ sessions$/,
      /^Wallet sign-up[\d,]+ sessions$/,
      /^Branch tablets[\d,]+ sessions$/,
    ])
    await page.keyboard.press('Escape')
    await expect(bundleDialog(page)).toBeHidden()
    await expect(figure(page, 'Session success rate')).toBeFocused()

    await page.keyboard.press('Enter')
    await bundleDialog(page)
      .getByRole('link', { name: /Wallet sign-up/ })
      .click()
    await expectHeading(page, 'Wallet sign-up')
    await expectPath(page, sessionsPath(bundles.wallet))
    expect(searchOf(page)).toEqual({ from: '2026-09-01', to: '2026-09-30', status: 'success' })

    await page.goBack()
    await card(page, 'Services').getByRole('button', { name: 'Liveness' }).click()
    await bundleDialog(page)
      .getByRole('link', { name: /Wallet sign-up/ })
      .click()
    await expect
      .poll(() => searchOf(page))
      .toMatchObject({ service: 'liveness', tab: 'transactions' })
    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('liveness')

    await page.goBack()
    // The chart knows the day under the pointer once its tooltip is there.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await chart(page).hover()
      await expect(chart(page).getByText(/Sep \d+, 2026/)).toBeVisible({ timeout: 2_000 })
    }).toPass()
    // The sessions that are neither verified nor failed.
    await expect(chart(page).getByText(/^In progress or expired \d+$/)).toBeVisible()
    await chart(page).click()
    await expect(bundleDialog(page).getByText(/Sep \d+, 2026/)).toBeVisible()
    await bundleDialog(page)
      .getByRole('link', { name: /Wallet sign-up/ })
      .click()
    await expect(page).toHaveURL(/from=(2026-09-\d\d)&to=\1/)

    await page.goBack()
    // Failures are hatched.
    await chart(page).locator('path[fill^="url"]').nth(5).click()
    await bundleDialog(page)
      .getByRole('link', { name: /Wallet sign-up/ })
      .click()
    await expect(page).toHaveURL(/from=(2026-09-\d\d)&to=\1/)
    await expect.poll(() => searchOf(page)).toMatchObject({ status: 'failed' })

    await page.goBack()
    await card(page, 'Bundles').getByRole('link', { name: 'Branch tablets' }).click()
    await expectPath(page, sessionsPath(bundles.branch))
    expect(searchOf(page)).toEqual({ from: '2026-09-01', to: '2026-09-30', tab: 'transactions' })
  },
)

test.describe('where today differs from UTC', () => {
  test.use({
    timezoneId: new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago',
  })

  test('the period follows the chosen calendar, by preset or by dates', async ({
    page,
    openAs,
  }) => {
    const utc = new Date().toISOString().slice(0, 10)
    await openAs('client', HOME)
    await expect(page.getByRole('button', { name: 'Period: Last 30 days' })).toBeVisible()
    const local = await page.evaluate(() => new Date().toLocaleDateString('en-CA'))
    expect(local).not.toBe(utc)
    await choosePeriod(page, 'Today')
    await expect.poll(() => searchOf(page)).toEqual({ from: local, to: local })
    await page.getByRole('radio', { name: 'UTC' }).click()
    await expect.poll(() => searchOf(page)).toEqual({ from: utc, to: utc, zone: 'utc' })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Period: Today' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'UTC' })).toBeChecked()
    await expect(page.getByText(/^Today is .* \(UTC\)\./)).toBeVisible()

    await page.getByRole('button', { name: /^Period:/ }).click()
    await page.getByRole('textbox', { name: 'From' }).fill('2026-09-01')
    await page.getByRole('textbox', { name: 'To', exact: true }).fill('2026-09-07')
    await page.getByRole('button', { name: 'Apply dates' }).click()
    const days = { from: '2026-09-01', to: '2026-09-07', zone: 'utc' }
    await expect.poll(() => searchOf(page)).toEqual(days)
    await page.getByRole('button', { name: 'Show Sessions by day as a table' }).click()
    await expect(card(page, 'Sessions by day').getByRole('row')).toHaveCount(8)
    await page.goBack()
    await expect.poll(() => searchOf(page)).toEqual({ from: utc, to: utc, zone: 'utc' })

    // The browser treats a date that does not exist as empty, and it must not count as an open end.
    await page.getByRole('button', { name: /^Period:/ }).click()
    await page.getByRole('textbox', { name: 'From' }).focus()
    await page.keyboard.type('02302026')
    await page.getByRole('button', { name: 'Apply dates' }).click()
    await expect(page.getByRole('alert')).toHaveText('This date does not exist.')
    expect(searchOf(page)).toEqual({ from: utc, to: utc, zone: 'utc' })
  })
})

test('K1 the dashboard is accessible in both looks and in every state, its numbers by keyboard alone', async ({
  page,
  mock,
  openAs,
  allowErrors,
}) => {
  allowErrors(/dashboard-analytics/, /ApiError/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const figures = { path: 'dashboard-analytics', count: 'always' } as const
  await mock.faults([{ ...figures, kind: 'hang' }])
  await openAs('client', HOME)
  await expect(page.getByRole('status', { name: 'Loading the figures' })).toBeVisible()
  await expectAccessible(page, 'loading')
  await mock.faults([])
  await choosePeriod(page, 'Last month')
  await expect(chart(page)).toBeVisible()
  await expectAccessibleInBothLooks(page, 'dashboard')

  await tabTo(page, figure(page, 'Sessions'))
  await page.keyboard.press('Enter')
  await expect(bundleDialog(page)).toBeVisible()
  await expectAccessible(page, 'the question')
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('button', { name: 'Show Sessions by day as a table' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('region', { name: 'Sessions by day' }).last())
  await expectAccessible(page, 'a table')

  await mock.faults([{ ...figures, kind: 'status', status: 500 }])
  await choosePeriod(page, 'Last 7 days')
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await expectAccessible(page, 'error')
  await mock.faults([{ ...figures, kind: 'status', status: 403 }])
  await choosePeriod(page, 'This month')
  await expect(page.getByText('You do not have access to this')).toBeVisible()
  await expectAccessible(page, 'not allowed')
  await mock.faults([{ ...figures, kind: 'status', status: 200, body: NO_FIGURES }])
  await choosePeriod(page, 'Last 90 days')
  await expect(page.getByText('Three steps to your first verification')).toBeVisible()
  await expectAccessible(page, 'first steps')
})

/** Those of a client without any session. */
const NO_FIGURES = {
  summary: {
    sessions: 0,
    transactions: 0,
    successful: 0,
    failed: 0,
    success_rate: 0,
    avg_duration: 0,
  },
  series: [],
  services: [],
}
