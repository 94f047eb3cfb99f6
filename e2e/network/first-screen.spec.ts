import { expect, type Page } from '@playwright/test'
import { bodyRows } from '../record-list/list'
import { test } from '../fixtures'
import { expectSession, FULL } from '../helpers'
import { RETAIL_SESSIONS } from '../pages'

/** Chunks that load after the first screen: code that no screen starts with, and the session screen's code. */
const EXTRAS = [
  'toast-region',
  'offline-bar',
  'illustration-drawings',
  'track-scroll-and-focus',
  'shell-extras',
  'load-session',
]

/** Whether the page has requested all of these chunks. */
const hasExtras = (page: Page) =>
  page.evaluate((names) => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    return names.every((name) => urls.some((url) => url.includes(`/assets/${name}-`)))
  }, EXTRAS)

test(
  'opens a session from a row without loading more code',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('client', RETAIL_SESSIONS)
    await expect(bodyRows(page)).toHaveCount(25)
    await expect.poll(() => hasExtras(page)).toBe(true)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await bodyRows(page).first().getByRole('link').first().click()
    await expectSession(page)
    // Ignores the code for a row's time hint, because it loads when the pointer is over the row.
    expect(requests.filter((url) => /\/assets\/(?!write-time-hint)/.test(url))).toEqual([])
  },
)
