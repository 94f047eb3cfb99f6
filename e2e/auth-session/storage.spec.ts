import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  ALWAYS,
  expectHeading,
  expectPath,
  FULL,
  menuEntries,
  menuLink,
  signInByForm,
  signOut,
} from '../helpers'
import { ADMIN_LOGIN, ADMIN_SESSIONS, HOME, LOGIN, RETAIL_SESSIONS } from '../pages'

const KEPT_IN_TAB = 'You are signed in on this tab only.'

test('C5 an empty storage gets the marker and the version label is logged', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.goto(LOGIN)
  await expectHeading(page, 'Sign in')
  expect(await page.evaluate(() => localStorage.getItem('STORAGE_VERSION'))).toBe('2')
  expect(messages).toContain('V1.4.6')
})

for (const [persona, login, tag] of [
  ['client', LOGIN, ALWAYS],
  ['admin', ADMIN_LOGIN, FULL],
] as const) {
  test(`C5 another marker signs the ${persona} out with one load`, { tag }, async ({ page }) => {
    await signInByForm(page, persona)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => {
      localStorage.setItem('STORAGE_VERSION', '1')
      sessionStorage.setItem('left', 'over')
    })
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.reload()
    await expectPath(page, login)
    // The form is there before its code.
    await expect(page.locator('form[data-ready]')).toBeVisible()
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ STORAGE_VERSION: '2' })
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    // One reload by the test and one that leads to the login.
    expect(loads).toBe(2)
  })
}

test('C3 C4 broken keys are fetched again and an incomplete auth session is discarded', async ({
  page,
}) => {
  await signInByForm(page, 'client')
  await expectHeading(page, 'Dashboard')
  await page.evaluate(() => {
    localStorage.setItem('BUNDLES', '{"__proto__":1')
    localStorage.setItem('permissions', '"x"')
  })
  await page.reload()
  await expect(menuLink(page, 'Wallet sign-up')).toBeVisible()
  // On a page that is not the portal, which would notice by itself.
  await page.goto('/unsupported-browser.html')
  await page.evaluate(() => localStorage.removeItem('session_rev'))
  await page.goto(HOME)
  await expectPath(page, LOGIN)
  await expectHeading(page, /sign.in/i)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
})

test('G6 an old service worker is unregistered after the first screen and its caches are deleted', async ({
  page,
}) => {
  // Not the portal, which would unregister it at once.
  await page.goto('/unsupported-browser.html')
  // Under another scope the worker of the token exchange can stand in for an old service worker.
  const script = readdirSync('dist/assets').find((name) => name.startsWith('exchange-worker-'))
  const registered = await page.evaluate(async (url) => {
    // As the portal's own policy does, which this page is without.
    const policies: unknown = Reflect.get(window, 'trustedTypes')
    if (policies instanceof Object)
      Reflect.get(policies, 'createPolicy').call(policies, 'default', {
        createScriptURL: (address: string) => address,
      })
    await navigator.serviceWorker.register(url, { scope: '/assets/' })
    await (await caches.open('left-over')).put('/x', new Response('x'))
    return (await navigator.serviceWorker.getRegistrations()).length
  }, `/assets/${script}`)
  expect(registered).toBe(1)
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
})

test('C5 a storage from before session_rev still leads an administrator to the right login', async ({
  page,
}) => {
  await page.goto(LOGIN)
  await expectHeading(page, 'Sign in')
  await page.evaluate(() => {
    localStorage.clear()
    localStorage.setItem('STORAGE_VERSION', '1')
    localStorage.setItem('isAdmin', 'true')
    localStorage.setItem('access_token', 'of the version before')
  })
  await page.goto(ADMIN_SESSIONS)
  await expectPath(page, ADMIN_LOGIN)
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ STORAGE_VERSION: '2' })
})

for (const [name, block] of [
  [
    'cannot be reached',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
  ],
  [
    'takes nothing',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room at all', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(
    `C1 when local storage ${name}, the auth session lives in this tab and a banner says so`,
    { tag: name === 'takes nothing' ? FULL : [] },
    async ({ page, mock, allowErrors }) => {
      allowErrors(/401/)
      await page.addInitScript(block)
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
      await signOut(page, 'client')
      await expectPath(page, LOGIN)
      await signInByForm(page, 'admin')
      await expect(page.getByText(KEPT_IN_TAB)).toBeVisible()
      await page.reload()
      await expectPath(page, ADMIN_LOGIN)
    },
  )
}

test('C2 when refreshed tokens do not fit, they stay in this tab and a banner says so', async ({
  page,
  mock,
  allowErrors,
  openAs,
}) => {
  allowErrors(/401/)
  await openAs('client', RETAIL_SESSIONS)
  await expect(page.getByRole('table')).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  for (const pages of [1, 2]) {
    await mock.expire()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(async () => (await mock.log('authentication/refresh')).length).toBe(pages)
    await expect(page.getByRole('status').filter({ hasText: KEPT_IN_TAB })).toBeVisible()
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy')
  }
  const refreshes = await mock.log('authentication/refresh')
  expect(refreshes.map(({ status }) => status)).toEqual([200, 200])
  await expectPath(page, RETAIL_SESSIONS)
})

for (const [name, tag, applyFault] of [
  [
    'is refused',
    ALWAYS,
    () => {
      const set = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (key === 'STORAGE_VERSION') throw new DOMException('full', 'QuotaExceededError')
        set.call(this, key, value)
      }
    },
  ],
  [
    'does not stay',
    FULL,
    () => {
      // At the next load the marker is gone again and another key is there.
      localStorage.removeItem('STORAGE_VERSION')
      localStorage.setItem('of_an_extension', '1')
    },
  ],
] as const) {
  test(
    `C6 when the version marker ${name}, the portal works after at most one reload`,
    { tag },
    async ({ page }) => {
      await page.addInitScript(applyFault)
      await page.addInitScript(() => localStorage.setItem('of_an_extension', '1'))
      let loads = 0
      page.on('load', () => (loads += 1))
      await page.goto(HOME)
      await expectHeading(page, 'Sign in')
      // One load by the test and one reload.
      expect(loads).toBeLessThanOrEqual(2)
      await signInByForm(page, 'client')
      await expectHeading(page, 'Dashboard')
    },
  )
}

test('C7 an older tab that restores its marker does not prevent a sign-in', async ({
  context,
  page,
  allowErrors,
  openAs,
}) => {
  await openAs('client', RETAIL_SESSIONS)
  await expect(page.getByRole('table')).toBeVisible()
  let loads = 0
  page.on('load', () => (loads += 1))
  // The browser looks for an icon, which this page does not name.
  allowErrors(/favicon\.ico/)
  const older = await context.newPage()
  await older.goto('/favicon.svg')
  // The previous build empties a storage of another version whenever it sees one.
  await older.evaluate(() => {
    const reset = () => {
      if (localStorage.getItem('STORAGE_VERSION') === '1') return
      localStorage.clear()
      localStorage.setItem('STORAGE_VERSION', '1')
    }
    window.addEventListener('storage', reset)
    reset()
  })
  await expectPath(page, LOGIN)
  await expectHeading(page, 'Sign in')
  // One load of the login page and one more for its marker.
  expect(loads).toBeLessThanOrEqual(2)
  await older.close()
  await signInByForm(page, 'client')
  await expectHeading(page, 'Dashboard')
})
