import { expect } from '@playwright/test'
import { personas } from '../mocks/personas'
import { test } from './fixtures'
import { expectHeading, expectPath } from './helpers'

const client = [
  '/app',
  '/app/dashboard',
  '/app/pages/home',
  '/app/pages/api',
  '/app/pages/sdk',
  '/app/pages/bundle',
  '/app/pages/bundle/20011/sessions',
  '/app/pages/egnid-ocr',
  '/app/pages/sanction-list-upload',
  '/app/pages/profile',
  '/app/pages/change-password',
]
const admin = [
  '/admin',
  '/admin/dashboard',
  '/admin/analytic',
  '/admin/sessions',
  '/admin/clients',
  '/admin/transactions',
  '/admin/export-data',
  '/admin/export-transactions',
  '/admin/sanction',
  '/admin/name-match',
  '/admin/generic-ocr',
  '/admin/identities',
  '/admin/passwordManagement',
  '/admin/change-password',
  '/admin/bundle-analytics/1001/20011',
  '/admin/bundle-sessions/20011',
  '/admin/sessions/20011/x',
  '/admin/clients/1001',
  '/admin/clients/1001/20011',
]
const auth = [
  '/auth/login',
  '/auth/login/admin',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/initialize-password/t',
  '/auth/verify-email/t',
  '/auth/error-1',
  '/auth/signup',
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
].map((step) => `/auth/signup/${step}`)

test('D1 nobody is sent to the right login, the origin kept, nothing private asked for', async ({
  page,
  mock,
}) => {
  for (const [paths, login] of [
    [client, '/auth/login'],
    [admin, '/auth/login/admin'],
  ] as const) {
    for (const path of paths) {
      await page.goto(path)
      await expectPath(page, login)
      const kept = new URL(page.url()).searchParams.get('redirect')
      if (path === '/app' || path === '/admin' || path === '/app/pages/home')
        expect(kept).toBeNull()
      else expect(kept).toBe(path)
    }
  }
  expect(await mock.log()).toEqual([])
})

test('the origin is where a sign-in leads, with its filters', async ({ page }) => {
  await page.goto('/app/pages/bundle/20011/sessions?status=failed')
  await expectPath(page, '/auth/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(personas.client.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(personas.client.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectPath(page, '/app/pages/bundle/20011/sessions')
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
  test(`D2 D3 a sign-in with redirect=${hostile} lands at home`, async ({ page, baseURL }) => {
    await page.goto(`/auth/login?redirect=${encodeURIComponent(hostile)}`)
    await page.getByRole('textbox', { name: 'Email' }).fill(personas.client.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(personas.client.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectPath(page, '/app/pages/home')
    expect(new URL(page.url()).origin).toBe(baseURL)
  })
}

test('every route of the client area answers with a heading; unknown ones lead home', async ({
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
    '/auth/login',
  ]) {
    await page.goto(path)
    await expectPath(page, '/app/pages/home')
  }
})

test('every route of the admin area answers with a heading; unknown ones lead to the dashboard', async ({
  page,
  signInAs,
  allowErrors,
}) => {
  // The session "x" does not exist: its screen says so.
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
    '/auth/login',
    '/auth/login/admin',
    '/auth/nothing',
  ]) {
    await page.goto(path)
    await expectPath(page, '/admin/dashboard')
  }
})

test('the auth screens open for nobody; later sign-up steps lead to the first', async ({
  page,
  allowErrors,
}) => {
  // The links with the token "t" lead nowhere, and say so.
  allowErrors(/v1\/accounts/)
  for (const path of auth) {
    await page.goto(path)
    // Row H7: a token does not stay in the address.
    await expectPath(page, path.replace(/\/t$/, '/-'))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  }
  for (const path of later) {
    await page.goto(path)
    await expectPath(page, '/auth/signup')
  }
})

test('D5 an account that is not complete reaches only the steps that complete it', async ({
  page,
  signInAs,
}) => {
  await signInAs('client-new')
  for (const path of [
    '/',
    '/app/pages/home',
    '/app/pages/profile',
    '/auth/login',
    '/auth/signup',
    '/auth/signup/otp-verification',
  ]) {
    await page.goto(path)
    await expectPath(page, '/auth/signup/user-details')
  }
  // Of the others those that are done or next: row J6 in signup.spec.ts.
  for (const path of ['/auth/signup/name', '/auth/signup/phone-number']) {
    await page.goto(path)
    await expectPath(page, path)
  }
})

test('D4 no navigation takes more than three redirects, whoever asks', async ({
  openBrowser,
  signInAs,
}) => {
  const paths = [
    '/',
    '/nothing',
    '/app',
    '/app/nothing',
    '/admin',
    '/admin/nothing',
    '/auth',
    '/auth/nothing',
    '/auth/login/admin',
    '/auth/signup/role',
  ]
  for (const persona of [undefined, 'client-new', 'client', 'admin'] as const) {
    const page = await openBrowser()
    if (persona) await signInAs(persona, page)
    await page.addInitScript(() => {
      const seen: string[] = []
      const replace = history.replaceState.bind(history)
      history.replaceState = (...args) => {
        const href = String(args[2] ?? '')
        if (href && href !== (seen.at(-1) ?? location.pathname)) seen.push(href)
        document.documentElement.dataset['redirects'] = seen.join(' ')
        replace(...args)
      }
    })
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      const led = (await page.locator('html').getAttribute('data-redirects')) ?? ''
      expect(
        led.split(' ').length,
        `${persona ?? 'nobody'} at ${path}: ${led}`,
      ).toBeLessThanOrEqual(3)
    }
  }
})

for (const id of ['%3Cimg%20src=x%20onerror=alert(1)%3E', 'x'.repeat(10_000), '%2e%2e%2f']) {
  test(`D10 the id ${id.slice(0, 24)} is not found, and nothing is sent`, async ({
    page,
    mock,
    signInAs,
  }) => {
    await signInAs('client')
    await page.goto(`/app/pages/bundle/${id}/sessions`)
    await expectHeading(page, /Not Found|Dashboard/)
    expect(await mock.log('bundle-sessions')).toEqual([])
  })
}
