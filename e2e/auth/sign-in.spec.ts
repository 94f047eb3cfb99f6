import { expect } from '@playwright/test'
import { personaNames, personas } from '../../mocks/personas'
import { test } from '../fixtures'
import {
  button,
  expectHeading,
  expectPath,
  expectToast,
  fillSignIn,
  menuEntries,
  menuLink,
  openProfileMenu,
  signInByForm,
  signOut,
} from '../helpers'
import { ADMIN_HOME, ADMIN_LOGIN, ADMIN_SESSIONS, HOME, LOGIN, landingPaths } from '../pages'

for (const name of personaNames) {
  test(`${name} signs in, stays signed in after a reload, and signs out`, async ({
    page,
    allowErrors,
  }) => {
    // The hash of the old password is refused first, on purpose.
    if (name === 'client-legacy') allowErrors(/authentication\/login/)
    // The screen opens, and its lists are refused.
    if (name === 'admin-none') allowErrors(/valify\/organizations/)
    await signInByForm(page, name)
    await expectPath(page, landingPaths[name])
    // Refused calls refresh first: a reload during that would waste the token.
    if (name === 'admin-none')
      await expect(page.getByRole('combobox', { name: 'Client' })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
    await page.reload()
    await expectPath(page, landingPaths[name])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    if (name === 'client-new') return
    await signOut(page, name)
    await expectPath(page, personas[name].realm === 'admin' ? ADMIN_LOGIN : LOGIN)
    await page.goto(landingPaths[name])
    await expectPath(page, personas[name].realm === 'admin' ? ADMIN_LOGIN : LOGIN)
  })
}

test('the sign-in screens load exactly the texts that they need', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  for (const path of [LOGIN, ADMIN_LOGIN]) {
    await page.goto(path)
    await expectHeading(page, /sign in/i)
    await expect(page.getByRole('link', { name: 'Terms and Conditions' })).toBeVisible()
  }
  expect(warnings).toEqual([])
})

test('the menus follow from the account', async ({ page, openAs }) => {
  await openAs('client', HOME)
  await expect(menuEntries(page)).toHaveText([
    'Dashboard',
    'My Bundles',
    'Retail onboarding',
    'Wallet sign-up',
    'Branch tablets',
    'Passport holders',
    'Pilot 2027',
    'API',
    'SDK',
    'ID OCR',
    'My Account',
    'Change Password',
  ])
  const profile = await openProfileMenu(page, 'client')
  await expect(profile.getByRole('menuitem')).toHaveText([
    'My account',
    'Change Password',
    'Sign out',
  ])
})

test('the menu offers a change of password and sanction lists only where they apply', async ({
  page,
  openAs,
  openBrowser,
}) => {
  await openAs('client-otp', HOME)
  await expect(menuEntries(page).filter({ hasText: 'My Account' })).toBeVisible()
  await expect(menuEntries(page).filter({ hasText: 'Change Password' })).toHaveCount(0)
  const other = await openBrowser()
  await openAs('client-sanctions', HOME, other)
  await expect(menuEntries(other).filter({ hasText: 'Upload' })).toBeVisible()
})

test('C8 permissions decide the menus of an administrator and nothing else', async ({
  page,
  openAs,
  allowErrors,
}) => {
  allowErrors(/admin-analytics/)
  await openAs('admin-monitoring', ADMIN_SESSIONS)
  await expect(menuEntries(page)).toHaveText([
    'Sessions',
    'Transactions',
    'Identities',
    'Password Management',
    'Change Password',
  ])
  await page.evaluate(() => localStorage.setItem('permissions', '["organization_management"]'))
  await page.reload()
  await expect(menuEntries(page).filter({ hasText: 'Clients' })).toBeVisible()
  // The route opens for every administrator; the server decides what it shows.
  await page.goto(ADMIN_HOME)
  await expectHeading(page, 'Dashboard')
  await expect(page.getByRole('alert')).toContainText('not allowed')
})

test('J5 a wrong password is reported and no password is stored', async ({ page, allowErrors }) => {
  allowErrors(/authentication\/login/)
  const secret = 'Wrong-ü-secret-123'
  await page.goto(LOGIN)
  await fillSignIn(page, personas.client.email, secret)
  await expect(page.getByRole('alert')).toContainText('The e-mail or the password is not right')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(personas.client.email)
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(secret)
  await page.getByRole('textbox', { name: 'Password' }).fill(personas.client.password)
  await button(page, 'Sign in').click()
  await expectPath(page, HOME)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  )
  expect(stored).not.toContain(secret)
  expect(stored).not.toContain(personas.client.password)
})

test('J1 a double click and Enter send one request', async ({ page, mock }) => {
  await mock.faults([{ path: 'authentication/login', kind: 'latency', ms: 300 }])
  await page.goto(LOGIN)
  await page.getByRole('textbox', { name: 'Email' }).fill(personas.client.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(personas.client.password)
  const submit = button(page, 'Sign in')
  await submit.dblclick()
  await page.keyboard.press('Enter')
  await expectPath(page, HOME)
  expect(await mock.log('authentication/login')).toHaveLength(1)
})

test('missing fields are marked without a call', async ({ page, mock }) => {
  await page.goto(LOGIN)
  await button(page, 'Sign in').click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  expect(await mock.log('authentication')).toHaveLength(0)
})

for (const [name, fault, text] of [
  ['no network', { kind: 'drop' }, 'Please make sure of your internet connection!'],
  [
    'HTML instead of JSON',
    { kind: 'html' },
    'Sorry ! Something went wrong . Please try again later !',
  ],
  [
    'a missing field',
    { kind: 'wrong_shape' },
    'Sorry ! Something went wrong . Please try again later !',
  ],
  [
    'too many tries',
    { kind: 'status', status: 429, body: { message: 'Try again in a minute.' } },
    'Try again in a minute.',
  ],
] as const) {
  test(`a sign-in with ${name} shows the reason and works the next time`, async ({
    page,
    mock,
    allowErrors,
  }) => {
    allowErrors(/authentication\/login/, /ContractError/)
    // Always: a browser repeats a call by itself when a reused connection breaks.
    await mock.faults([{ path: 'authentication/login', count: 'always', ...fault }])
    await page.goto(LOGIN)
    await fillSignIn(page, personas.client.email, personas.client.password)
    await expect(page.getByRole('alert')).toContainText(text)
    await mock.faults([])
    await button(page, 'Sign in').click()
    await expectPath(page, HOME)
  })
}

test('E14 a failed logout call is reported and still signs out', async ({
  page,
  mock,
  openAs,
  allowErrors,
}) => {
  allowErrors(/authentication\/logout/)
  await openAs('client', HOME)
  await mock.faults([{ path: 'authentication/logout', kind: 'status', status: 500 }])
  await signOut(page, 'client')
  await expectPath(page, LOGIN)
  await expectToast(page, 'somthing went wrong!')
})

test('C9 C10 a sign-out removes all personal keys and restores the light theme', async ({
  page,
}) => {
  await signInByForm(page, 'admin')
  await expect(page.getByText('Success rate')).toBeVisible()
  const stored = await page.evaluate(() => Object.keys(localStorage).toSorted())
  expect(stored).toEqual(
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
})

test('C2 a sign-in that does not fit into storage is reported and leaves nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = new Proxy(Storage.prototype.setItem, {
      apply: (set, storage, [key, value]) => {
        if (key === 'access_token') throw new DOMException('full', 'QuotaExceededError')
        Reflect.apply(set, storage, [key, value])
      },
    })
  })
  await page.goto(LOGIN)
  await fillSignIn(page, personas.client.email, personas.client.password)
  await expect(page.getByRole('alert')).toContainText("Your browser's storage is full")
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['STORAGE_VERSION'])
})

test('E11 a call that runs at sign-out is dropped silently', async ({ page, mock, openAs }) => {
  await openAs('client', HOME)
  await expect(page.getByText('Success rate')).toBeVisible()
  await mock.faults([{ path: 'bundle-sessions', kind: 'latency', ms: 4_000 }])
  await menuLink(page, 'Wallet sign-up').click()
  // For screen readers only: the skeleton is what one sees.
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  await signOut(page, 'client')
  await expectPath(page, LOGIN)
  await expect.poll(async () => (await mock.log('bundle-sessions')).length).toBe(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).not.toContain(
    'access_token',
  )
})
