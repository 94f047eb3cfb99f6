import { expect } from '@playwright/test'
import { bundleDialog, chart, choosePeriod, figure } from './dashboard'
import { test } from '../fixtures'
import { expectAccessible, offlineBar } from '../helpers'
import { HOME } from '../pages'

test('an error or a refusal replaces the figures while the period can still be chosen', async ({
  page,
  mock,
  openAs,
  allowErrors,
}) => {
  allowErrors(/dashboard-analytics/, /ApiError/)
  await mock.faults([{ path: 'dashboard-analytics', kind: 'hang', count: 'always' }])
  await openAs('client', HOME)
  await expect(page.getByRole('status', { name: 'Loading the figures' })).toBeVisible()
  await expectAccessible(page, 'loading')
  await mock.faults([{ path: 'dashboard-analytics', kind: 'status', status: 500, count: 'always' }])
  await choosePeriod(page, 'Last 7 days')
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await expectAccessible(page, 'error')
  await mock.faults([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(figure(page, 'Sessions')).toBeVisible()
  await mock.faults([{ path: 'dashboard-analytics', kind: 'status', status: 403, count: 'always' }])
  await choosePeriod(page, 'Last 90 days')
  await expect(page.getByText('You are not allowed to see this')).toBeVisible()
  await expectAccessible(page, 'not allowed')
  await mock.faults([])
  await page.goto(`${HOME}?from=1900-01-01`)
  await expect(page.getByRole('alert')).toContainText('The period is too long')
  await choosePeriod(page, 'This month')
  await expect(figure(page, 'Sessions')).toBeVisible()
})

test('E9 E10 a busy server gets at most three calls, each after its Retry-After', async ({
  page,
  mock,
  openAs,
  allowErrors,
}) => {
  allowErrors(/dashboard-analytics/, /ApiError/)
  const busy = {
    path: 'dashboard-analytics',
    kind: 'status',
    status: 503,
    headers: { 'retry-after': '2' },
  } as const
  await mock.faults([{ ...busy, count: 2 }])
  await openAs('client', HOME)
  await expect(figure(page, 'Sessions')).toBeVisible({ timeout: 20_000 })
  const calls = (await mock.log('dashboard-analytics')).slice(0, 3)
  expect(calls.map(({ status }) => status)).toEqual([503, 503, 200])
  const [first = 0, second = 0] = calls.map(({ at }) => Date.parse(at))
  expect(second - first).toBeGreaterThanOrEqual(1_900)

  await mock.faults([{ ...busy, headers: {}, count: 'always' }])
  const before = (await mock.log('dashboard-analytics')).length
  await choosePeriod(page, 'Last 7 days')
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  expect((await mock.log('dashboard-analytics')).length).toBe(before + 3)
})

test('marks the figures on screen while newer ones are fetched', async ({
  page,
  context,
  mock,
  openAs,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /ApiError/)
  await openAs('client', HOME)
  const before = { from: '2026-09-01', to: '2026-09-30' }
  await page.goto(`${HOME}?from=${before.from}&to=${before.to}`)
  await expect(figure(page, 'Sessions')).toBeVisible()
  await expect(chart(page)).toBeVisible()
  const mark = page.getByText('Updating…')
  await context.setOffline(true)
  await expect(offlineBar(page)).toBeVisible()
  await expect(figure(page, 'Sessions')).toBeVisible()
  await mock.faults([{ path: 'dashboard-analytics', kind: 'hang', count: 'always' }])
  await context.setOffline(false)
  await expect(mark).toBeVisible()
  await expect(figure(page, 'Sessions')).toBeVisible()
  await choosePeriod(page, 'Last 7 days')
  await expect(page).toHaveURL(/from=/)
  await expect(mark).toBeVisible()
  await expect(figure(page, 'Sessions')).toBeVisible()
  await expect(chart(page)).toBeVisible()
  // They still belong to the previous period and lead there.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Services as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`services-${before.from}-${before.to}.csv`)
  await figure(page, 'Sessions').click()
  await expect(bundleDialog(page).getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`from=${before.from}&to=${before.to}`),
  )
})
