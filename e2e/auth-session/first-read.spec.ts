import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, expectPath, expectRow, openHeld } from '../helpers'
import { ADMIN_CLIENTS, ADMIN_LOGIN, RETAIL_SESSIONS } from '../pages'

// Other outcomes of this read: src/api/core/first-read.alone.test.tsx and src/start/start-page.test.tsx.

const ROWS = 'valify/bundle-sessions/'

test(
  'the read that the page sends is the only one, and its rows are shown',
  { tag: MOCK },
  async ({ page, mock, signInAs }) => {
    await signInAs('client')
    // The portal's code is held back, so only the page can send this read (rule 7.14).
    const release = await openHeld(page, RETAIL_SESSIONS)
    await expect.poll(async () => (await mock.log(ROWS)).map(({ status }) => status)).toEqual([200])
    release()
    await expectRow(page)
    await expect(page.locator('#outline')).not.toBeAttached()
    expect(await mock.log(ROWS)).toHaveLength(1)
  },
)

test(
  'C8 an edited realm gets nothing from the other backend',
  { tag: MOCK },
  async ({ page, mock, signInAs, allowErrors }) => {
    allowErrors(/40[13]/)
    await signInAs('client')
    // No page of the portal could notice this.
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('isAdmin', 'true'))
    await page.goto(ADMIN_CLIENTS)
    await expectPath(page, ADMIN_LOGIN)
    const calls = await mock.log('valify/organizations/')
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([401]))
  },
)
