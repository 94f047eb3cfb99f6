import { expect } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { getAccount, test } from '../fixtures'
import { MOCK, SMOKE, button, expectPath, signInByForm, signOut } from '../helpers'
import { ADMIN_HOME, ADMIN_LOGIN, HOME, LOGIN } from '../pages'

// src/routes/auth/login/index.test.tsx tests the other personas.
test(
  'signs a client in, keeps the client signed in after a reload, and signs out',
  { tag: SMOKE },
  async ({ page }) => {
    await signInByForm(page, 'client')
    await expectPath(page, HOME)
    // Row J5: the browser never stores the password.
    const storedText = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
    )
    expect(storedText).not.toContain(getAccount('client').password)
    await page.reload()
    await expectPath(page, HOME)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await signOut(page, 'client')
    await expectPath(page, LOGIN)
    await page.goto(HOME)
    await expectPath(page, LOGIN)
  },
)

test(
  'C9 C10 keeps an admin signed in after a reload, and clears personal keys and theme at sign-out',
  { tag: MOCK },
  async ({ page }) => {
    await signInByForm(page, 'admin')
    await page.reload()
    await expectPath(page, ADMIN_HOME)
    await expect(page.getByText('Success rate')).toBeVisible()
    const storedText = await page.evaluate(() => Object.keys(localStorage).toSorted())
    expect(storedText).toEqual(
      [
        'ACCOUNT_TYPE',
        'BUNDLES',
        'LOGIN_TIME',
        'STORAGE_VERSION',
        'USERNAME',
        'access_token',
        'isAdmin',
        'isInitialized',
        'layout',
        'permissions',
        'refresh_token',
        'session_rev',
      ].toSorted(),
    )
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await signOut(page, 'admin')
    await expectPath(page, ADMIN_LOGIN)
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
      'STORAGE_VERSION',
      'layout',
    ])
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('layout') ?? '')).toContain(
      '"currentTheme":"light"',
    )
    await page.goto(ADMIN_HOME)
    await expectPath(page, ADMIN_LOGIN)
  },
)

test(
  'J1 sends one request when "Sign in" is double-clicked',
  { tag: MOCK },
  async ({ page, mock }) => {
    await mock.faults([{ kind: 'latency', path: 'login', ms: 300 }])
    await page.goto(LOGIN)
    const { email, password } = personas.client
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await button(page, 'Sign in').dblclick()
    await expectPath(page, HOME)
    expect(await mock.log('authentication/login')).toHaveLength(1)
  },
)
