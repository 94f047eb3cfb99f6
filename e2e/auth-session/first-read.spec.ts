import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { signInByCall, test } from '../fixtures'
import {
  expectHeading,
  expectPath,
  expectRow,
  fillSignIn,
  openHeld,
  scripts,
  signOut,
} from '../helpers'
import { ADMIN_CLIENTS, ADMIN_LOGIN, HOME, LOGIN, RETAIL_SESSIONS } from '../pages'

// The page sends the first read before the code of the portal has arrived (behaviour 7.14). Here that code arrives late.

const ROWS = 'valify/bundle-sessions/'

test('the read that the page sends is the only one, and its rows are shown', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('client')
  const release = await openHeld(page, RETAIL_SESSIONS)
  await expect.poll(async () => (await mock.log(ROWS)).map(({ status }) => status)).toEqual([200])
  // The outline of the area is all that is there, and it has no text.
  await expect(page.locator('#outline')).toBeVisible()
  expect(await page.locator('body').innerText()).toBe('')
  release()
  await expectRow(page)
  await expect(page.locator('#outline')).not.toBeAttached()
  expect(await mock.log(ROWS)).toHaveLength(1)
})

test('A1 a read of the page that is refused is refreshed and replayed once', async ({
  page,
  mock,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/401/)
  await signInAs('client')
  await mock.expire()
  const release = await openHeld(page, RETAIL_SESSIONS)
  await expect.poll(async () => (await mock.log(ROWS)).map(({ status }) => status)).toEqual([401])
  release()
  await expectRow(page)
  expect((await mock.log(ROWS)).map(({ status }) => status)).toEqual([401, 200])
  expect(await mock.log('authentication/refresh')).toHaveLength(1)
})

test('A15 a screen that is left aborts the read of the page, which is not sent again', async ({
  page,
  mock,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/ERR_/)
  await signInAs('client')
  await mock.faults([{ path: ROWS, kind: 'hang' }])
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes(ROWS))
  await page.goto(RETAIL_SESSIONS)
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click()
  await expectHeading(page, 'Dashboard')
  expect((await aborted).failure()?.errorText).toContain('ERR_ABORTED')
  expect(await mock.log(ROWS)).toHaveLength(1)
})

/** Replaces what another tab of the browser has stored, with no page that could notice. */
async function store(page: Page, entries: Record<string, string>) {
  const other = await page.context().newPage()
  await other.goto('/robots.txt')
  await other.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, entries)
  await other.close()
}

test('A14 B6 the read of the page is not shown after a sign-out in another tab, and its token not sent with a login', async ({
  page,
  mock,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/401/)
  await signInAs('client')
  const other = await page.context().newPage()
  await other.goto(HOME)
  await expectHeading(other, 'Dashboard')
  const release = await openHeld(page, RETAIL_SESSIONS)
  await expect.poll(async () => (await mock.log(ROWS)).map(({ status }) => status)).toEqual([200])
  await signOut(other, 'client')
  await expectPath(other, LOGIN)
  release()
  await expectPath(page, LOGIN)
  await mock.faults([{ path: 'authentication/login', kind: 'status', status: 401 }])
  await fillSignIn(page, personas.client.email, 'Wrong#2026')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await mock.log(ROWS)).toHaveLength(1)
  const [refused] = (await mock.log('authentication/login')).slice(-1)
  expect(refused).toMatchObject({ status: 401, auth: null })
  expect(await mock.log('authentication/refresh')).toEqual([])
})

test('C8 an edited realm gets nothing from the other backend', async ({
  page,
  mock,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/40[13]/)
  await signInAs('client')
  await store(page, { isAdmin: 'true' })
  await page.goto(ADMIN_CLIENTS)
  await expectPath(page, ADMIN_LOGIN)
  const calls = await mock.log('valify/organizations/')
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([401]))
})

test('B7 the read of the page for one user is not shown to the next', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('client')
  const release = await openHeld(page, HOME)
  const tokens = async () =>
    new Set((await mock.log('dashboard-analytics')).map(({ auth }) => auth))
  await expect.poll(async () => (await tokens()).size).toBe(1)
  await store(page, await signInByCall(page.request, 'client-empty'))
  release()
  const { name } = personas['client-empty']
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible()
  await expect.poll(async () => (await tokens()).size).toBe(2)
})

test('A5 C5 C8 D1 the page sends nothing for a login that is due, of another version or realm, or missing', async ({
  page,
  mock,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await signInAs('client')
  const due = { LOGIN_TIME: String(Date.now() - 600_000) }
  const current = { LOGIN_TIME: String(Date.now()) }
  for (const [path, stored] of [
    [RETAIL_SESSIONS, due],
    [RETAIL_SESSIONS, { ...current, STORAGE_VERSION: '1' }],
    [ADMIN_CLIENTS, { ...current, STORAGE_VERSION: '2' }],
    [RETAIL_SESSIONS, { ...current, isInitialized: 'false' }],
    [RETAIL_SESSIONS, { ...current, session_rev: '' }],
  ] as const) {
    await store(page, stored)
    const asked: string[] = []
    const tab = await page.context().newPage()
    tab.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    // Before any code of the portal: only the document itself can have asked.
    await tab.route(scripts, (route) => route.abort())
    await tab.goto(path)
    await tab.close()
    expect(asked.filter((url) => url.includes('backend/'))).toEqual([])
    const isPrivate = asked.some((url) => /(client|admin)-area/.test(url))
    expect(isPrivate).toBe(stored === due)
  }
  expect(await mock.log(ROWS)).toEqual([])
})
