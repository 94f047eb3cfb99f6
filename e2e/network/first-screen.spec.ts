import { expect, type Page } from '@playwright/test'
import { bodyRows } from '../record-list/list'
import { test } from '../fixtures'
import { expectSession } from '../helpers'
import { RETAIL_SESSIONS } from '../pages'

/** The parts that no screen starts with, and of the screen that a row leads to. */
const EXTRAS = [
  'toast-region',
  'offline-bar',
  'illustration-drawings',
  'places',
  'extras',
  'load-session',
]

/** When each file was requested, and when the data had arrived. */
function timesOf(page: Page) {
  return page.evaluate((names) => {
    const entries = performance.getEntriesByType('resource')
    const find = (part: string) => entries.find(({ name }) => name.includes(part))
    const data = find('/bundle-sessions/')
    return {
      data: data instanceof PerformanceResourceTiming ? data.responseEnd : Infinity,
      extras: names.map((name) => find(`/assets/${name}-`)?.startTime),
    }
  }, EXTRAS)
}

test('what no screen starts with is requested after the data of the first one', async ({
  page,
  mock,
  openAs,
}) => {
  await mock.faults([{ path: '/bundle-sessions/', kind: 'latency', ms: 1_500 }])
  await openAs('client', RETAIL_SESSIONS)
  await expect(bodyRows(page)).toHaveCount(25)
  await expect.poll(async () => (await timesOf(page)).extras).not.toContain(undefined)
  const { data, extras } = await timesOf(page)
  expect(Math.min(...extras.map((time) => time ?? 0))).toBeGreaterThan(data)
})

test('a press on a row waits for no code, because that came after the list', async ({
  page,
  openAs,
}) => {
  await openAs('client', RETAIL_SESSIONS)
  await expect(bodyRows(page)).toHaveCount(25)
  await expect.poll(async () => (await timesOf(page)).extras).not.toContain(undefined)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await bodyRows(page).first().getByRole('link').first().click()
  await expectSession(page)
  // The hint of a row's time comes when the row is pointed at.
  expect(asked.filter((url) => /\/assets\/(?!write-time-hint)/.test(url))).toEqual([])
})
