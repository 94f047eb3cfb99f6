import { expect, type Page } from '@playwright/test'
import { bodyRows } from '../record-list/list'
import { test } from '../fixtures'
import { expectSession, FULL } from '../helpers'
import { RETAIL_SESSIONS } from '../pages'

/** The parts that no screen starts with, and of the screen that a row leads to. */
const EXTRAS = [
  'toast-region',
  'offline-bar',
  'illustration-drawings',
  'track-scroll-and-focus',
  'shell-extras',
  'load-session',
]

/** Whether the page has asked for all of them. */
const hasExtras = (page: Page) =>
  page.evaluate((names) => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    return names.every((name) => urls.some((url) => url.includes(`/assets/${name}-`)))
  }, EXTRAS)

test(
  'a press on a row waits for no code, because that came after the list',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('client', RETAIL_SESSIONS)
    await expect(bodyRows(page)).toHaveCount(25)
    await expect.poll(() => hasExtras(page)).toBe(true)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await bodyRows(page).first().getByRole('link').first().click()
    await expectSession(page)
    // The hint of a row's time comes when the row is pointed at.
    expect(requests.filter((url) => /\/assets\/(?!write-time-hint)/.test(url))).toEqual([])
  },
)
