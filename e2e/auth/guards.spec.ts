import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import { expectHeading, expectPath, fillSignIn } from '../helpers'
import {
  ADMIN_HOME,
  ADMIN_IDENTITIES,
  ADMIN_LOGIN,
  ADMIN_SESSIONS,
  API_DOCS,
  AUTH_ERROR,
  BUNDLES,
  CHANGE_PASSWORD,
  FORGOT_PASSWORD,
  HOME,
  ID_OCR,
  LOGIN,
  PROFILE,
  RESET_PASSWORD,
  RETAIL_SESSIONS,
  SANCTION_LIST,
  SDK_DOCS,
  SIGNUP,
  USER_DETAILS,
  adminBundleSessionsPath,
  bundles,
  clientPath,
  initializePasswordPath,
  loginPathTo,
  sessionsPath,
  signupPath,
  verifyEmailPath,
} from '../pages'

const client = [
  '/app',
  '/app/dashboard',
  HOME,
  API_DOCS,
  SDK_DOCS,
  BUNDLES,
  RETAIL_SESSIONS,
  ID_OCR,
  SANCTION_LIST,
  PROFILE,
  CHANGE_PASSWORD,
]
const admin = [
  '/admin',
  ADMIN_HOME,
  '/admin/analytic',
  ADMIN_SESSIONS,
  '/admin/clients',
  '/admin/transactions',
  '/admin/export-data',
  '/admin/export-transactions',
  '/admin/sanction',
  '/admin/name-match',
  '/admin/generic-ocr',
  ADMIN_IDENTITIES,
  '/admin/passwordManagement',
  '/admin/change-password',
  '/admin/bundle-analytics/1001/20011',
  adminBundleSessionsPath(bundles.retail),
  '/admin/sessions/20011/x',
  clientPath('1001'),
  '/admin/clients/1001/20011',
]
const auth = [
  LOGIN,
  ADMIN_LOGIN,
  FORGOT_PASSWORD,
  RESET_PASSWORD,
  initializePasswordPath('t'),
  verifyEmailPath('t'),
  AUTH_ERROR,
  SIGNUP,
]
const later = [
  'otp-verification',
  'create-password',
  'name',
  'user-details',
  'phone-number',
  'industry',
  'role',
  'company-name',
  'company-website',
].map(signupPath)

/** Navigates within the portal, without a page load, and expects a redirect. */
async function expectRedirect(page: Page, from: string, to: string) {
  await page.evaluate((path) => history.pushState({}, '', path), from)
  // Checked in the page: the test hears of the new address later.
  await page.waitForFunction((path) => location.pathname === path, to, { timeout: 10_000 })
}

test('D1 a signed-out visitor reaches the right login without any private call', async ({
  page,
  mock,
}) => {
  for (const [paths, login, deepLink] of [
    [client, LOGIN, RETAIL_SESSIONS],
    [admin, ADMIN_LOGIN, ADMIN_SESSIONS],
  ] as const) {
    await page.goto(deepLink)
    await expectPath(page, login)
    for (const path of paths) {
      await expectRedirect(page, path, login)
      const search = await page.evaluate(() => location.search)
      const redirect = new URLSearchParams(search).get('redirect')
      if (path === '/app' || path === '/admin' || path === HOME) expect(redirect).toBeNull()
      else expect(redirect).toBe(path)
    }
  }
  expect(await mock.log()).toEqual([])
})

test('a sign-in leads back to the requested address with its filters', async ({ page }) => {
  await page.goto(sessionsPath(bundles.retail, '?status=failed'))
  await expectPath(page, LOGIN)
  await fillSignIn(page, personas.client.email, personas.client.password)
  await expectPath(page, RETAIL_SESSIONS)
  expect(new URL(page.url()).searchParams.get('status')).toBe('failed')
})

for (const hostile of [
  '//evil.example',
  '/\\evil',
  '/..//evil',
  '%2f%2fevil',
  'javascript:alert(1)',
  '/admin/clients',
]) {
  test(`D2 D3 a sign-in with redirect=${hostile} leads home`, async ({ page, baseURL }) => {
    await page.goto(loginPathTo(hostile))
    await fillSignIn(page, personas.client.email, personas.client.password)
    await expectPath(page, HOME)
    expect(new URL(page.url()).origin).toBe(baseURL)
  })
}

test('every route of the client area shows a heading and unknown ones lead home', async ({
  page,
  signInAs,
}) => {
  await signInAs('client')
  for (const path of client) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    if (path !== '/app') await expectPath(page, path)
  }
  for (const path of [
    '/',
    '/app',
    '/app/nothing',
    '/app/pages',
    '/app/pages/nothing',
    '/nothing',
    '/auth',
    '/auth/nothing',
    LOGIN,
  ])
    await expectRedirect(page, path, HOME)
})

test('every route of the admin area shows a heading and unknown ones lead to the dashboard', async ({
  page,
  signInAs,
  allowErrors,
}) => {
  // The session "x" does not exist, and its screen says so.
  allowErrors(/bundle-session-details/)
  await signInAs('admin')
  for (const path of admin) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    if (path !== '/admin') await expectPath(page, path)
  }
  for (const path of [
    '/',
    '/app',
    '/admin/nothing',
    '/nothing',
    LOGIN,
    ADMIN_LOGIN,
    '/auth/nothing',
  ])
    await expectRedirect(page, path, ADMIN_HOME)
})

test('signed out, the auth screens open and later sign-up steps lead to the first', async ({
  page,
  allowErrors,
}) => {
  // The links with the token "t" do not work, and say so.
  allowErrors(/v1\/accounts/)
  for (const path of auth) {
    await page.goto(path)
    // Row H7: a token does not stay in the address.
    await expectPath(page, path.replace(/\/t$/, '/-'))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  }
  for (const path of later) await expectRedirect(page, path, SIGNUP)
})

test('D5 an incomplete account reaches only the steps that complete it', async ({
  page,
  signInAs,
}) => {
  await signInAs('client-new')
  for (const path of ['/', HOME, PROFILE, LOGIN, SIGNUP, signupPath('otp-verification')]) {
    await page.goto(path)
    await expectPath(page, USER_DETAILS)
  }
  // And the steps that are done or next: row J6 in signup.spec.ts.
  for (const path of [signupPath('name'), signupPath('phone-number')]) {
    await page.goto(path)
    await expectPath(page, path)
  }
})

// All other addresses: src/redirects.test.tsx.
test('D4 the longest ways take three redirects', async ({ openBrowser, signInAs }) => {
  for (const [persona, path, end] of [
    [undefined, '/', LOGIN],
    ['client', '/', HOME],
    ['admin', '/auth/nothing', ADMIN_HOME],
  ] as const) {
    const page = await openBrowser()
    if (persona) await signInAs(persona, page)
    await page.addInitScript(() => {
      const redirected: string[] = []
      const replace = history.replaceState.bind(history)
      history.replaceState = (...args) => {
        const href = String(args[2] ?? '')
        if (href && href !== (redirected.at(-1) ?? location.pathname)) redirected.push(href)
        document.documentElement.dataset['redirects'] = redirected.join(' ')
        replace(...args)
      }
    })
    await page.goto(path)
    await expectPath(page, end)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const redirects = (await page.locator('html').getAttribute('data-redirects')) ?? ''
    expect(redirects.split(' '), redirects).toHaveLength(3)
  }
})

for (const id of ['%3Cimg%20src=x%20onerror=alert(1)%3E', 'x'.repeat(10_000), '%2e%2e%2f']) {
  test(`D10 the id ${id.slice(0, 24)} is not found without a call`, async ({
    page,
    mock,
    openAs,
  }) => {
    await openAs('client', sessionsPath(id))
    await expectHeading(page, /Not Found|Dashboard/)
    expect(await mock.log('bundle-sessions')).toEqual([])
  })
}
