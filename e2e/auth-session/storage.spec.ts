import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, SMOKE, expectHeading, expectPath, menuEntries, signInByForm } from '../helpers'
import { ADMIN_CLIENTS, ADMIN_LOGIN, HOME, LOGIN, RETAIL_SESSIONS } from '../pages'

// src/start/storage-version.test.tsx and stored-session.test.ts test other storage states.

const KEPT_IN_TAB = 'You are signed in only in this tab.'

test(
  'C5 writes the version marker to empty storage and logs the version label',
  { tag: SMOKE },
  async ({ page }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await page.goto(LOGIN)
    await expect(page.locator('form[data-ready]')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('STORAGE_VERSION'))).toBe('2')
    await expect.poll(() => messages).toContain('V1.4.6')
  },
)

test(
  'C5 signs the client out with a single page load when the version marker differs',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await openAs('client', HOME)
    await expectHeading(page, 'Dashboard')
    await page.evaluate(() => {
      localStorage.setItem('STORAGE_VERSION', '1')
      sessionStorage.setItem('left', 'over')
    })
    // Counts document requests, because a page that navigates away early never fires `load`.
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.reload()
    await expectPath(page, LOGIN)
    // Waits for the code, because the form appears before its code loads.
    await expect(page.locator('form[data-ready]')).toBeVisible()
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ STORAGE_VERSION: '2' })
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    // One request for the test's reload, and one for the login page.
    await expect.poll(() => documents).toBe(2)
  },
)

test(
  'G6 unregisters an old service worker and deletes its caches after the first screen',
  { tag: MOCK },
  async ({ page }) => {
    // Opens a page outside the portal, because the portal would unregister the worker immediately.
    await page.goto('/unsupported-browser.html')
    // Registered under a different scope, the token-exchange worker can act as an old service worker.
    const script = readdirSync('dist/assets').find((name) => name.startsWith('exchange-worker-'))
    const registeredCount = await page.evaluate(async (url) => {
      // Adds a policy that allows the worker's URL, because this page doesn't have the portal's policy.
      const policies: unknown = Reflect.get(window, 'trustedTypes')
      if (policies instanceof Object)
        Reflect.get(policies, 'createPolicy').call(policies, 'default', {
          createScriptURL: (address: string) => address,
        })
      await navigator.serviceWorker.register(url, { scope: '/assets/' })
      await (await caches.open('left-over')).put('/x', new Response('x'))
      return (await navigator.serviceWorker.getRegistrations()).length
    }, `/assets/${script}`)
    expect(registeredCount).toBe(1)
    await page.goto(LOGIN)
    await expectHeading(page, 'Sign in')
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0])
  },
)

test(
  'C1 keeps the auth session in the tab and shows a banner if local storage is inaccessible',
  { tag: MOCK },
  async ({ page, mock, allowErrors }) => {
    allowErrors(/401/)
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await signInByForm(page, 'client')
    await expectHeading(page, 'Dashboard')
    await expect(page.getByRole('status').filter({ hasText: KEPT_IN_TAB })).toBeVisible()
    await menuEntries(page).filter({ hasText: 'Retail onboarding' }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await mock.expire()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(async () => (await mock.log('authentication/refresh')).length).toBe(1)
    await expectPath(page, RETAIL_SESSIONS)
    await expect(page.getByText(KEPT_IN_TAB)).toBeVisible()
    await page.reload()
    await expectPath(page, LOGIN)
  },
)

test(
  'C8 gets no data from the admin backend when a client edits the stored realm',
  { tag: MOCK },
  async ({ page, mock, signInAs, allowErrors }) => {
    allowErrors(/40[13]/)
    await signInAs('client')
    // Opens a page outside the portal, so no portal page notices the change.
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('isAdmin', 'true'))
    await page.goto(ADMIN_CLIENTS)
    await expectPath(page, ADMIN_LOGIN)
    const calls = await mock.log('valify/organizations/')
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([401]))
  },
)

for (const [persona, path, heading] of [
  ['client', HOME, 'Dashboard'],
  ['admin', ADMIN_CLIENTS, 'Clients'],
] as const)
  test(
    `C4 signs the ${persona} in with externally stored tokens, including in a second tab`,
    { tag: MOCK },
    async ({ page, context, mock, signInAs, allowErrors }) => {
      allowErrors(/401/)
      await signInAs(persona)
      await page.goto('/robots.txt')
      // A tester or an integration stores only these keys.
      await page.evaluate(() => {
        const keptKeys = ['access_token', 'refresh_token', 'isAdmin', 'STORAGE_VERSION']
        for (const key of Object.keys(localStorage))
          if (!keptKeys.includes(key)) localStorage.removeItem(key)
      })
      await mock.expire()
      await page.goto(path)
      await expectHeading(page, heading)
      const other = await context.newPage()
      await other.goto(path)
      await expectHeading(other, heading)
      expect((await mock.log('authentication/refresh')).map(({ status }) => status)).toEqual([200])
    },
  )
