import { createHash } from 'node:crypto'
import { expect, type Locator } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import { button, expectHeading, expectPath, expectToast, signInByForm, signOut } from '../helpers'
import { ADMIN_HOME, ADMIN_LOGIN, HOME, LOGIN, initializePasswordPath } from '../pages'

// The other personas: src/routes/auth/login/index.test.tsx.
test('client signs in, stays signed in after a reload, and signs out', async ({ page }) => {
  await signInByForm(page, 'client')
  await expectPath(page, HOME)
  // Row J5
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
  )
  expect(stored).not.toContain(personas.client.password)
  await page.reload()
  await expectPath(page, HOME)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await signOut(page, 'client')
  await expectPath(page, LOGIN)
  await page.goto(HOME)
  await expectPath(page, LOGIN)
})

test('the sign-in screens load exactly the texts that they need', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  for (const path of [LOGIN, ADMIN_LOGIN]) {
    await page.goto(path)
    await expectHeading(page, /sign.in/i)
    await expect(page.getByRole('link', { name: 'Terms and Conditions' })).toBeVisible()
  }
  expect(warnings).toEqual([])
})

test('C9 C10 admin stays signed in after a reload, and a sign-out removes all personal keys and restores the light theme', async ({
  page,
}) => {
  await signInByForm(page, 'admin')
  await page.reload()
  await expectPath(page, ADMIN_HOME)
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
  await page.goto(ADMIN_HOME)
  await expectPath(page, ADMIN_LOGIN)
})

test('J4 a pasted password of 128 characters, spaces and scripts is kept as its UTF-8 bytes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // A composed and a decomposed letter, a joined emoji, and spaces at both ends.
  const start = '  \u00e9e\u0301 كلمة 密码 👩‍💻 7'
  const pasted = `${start.padEnd(start.length + 126 - [...start].length, 'x')}  `
  const hash = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
  const paste = async (field: Locator) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
    await field.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(field).toHaveValue(pasted)
  }
  const password = page.getByRole('textbox', { name: 'Password', exact: true })

  await page.goto(initializePasswordPath('initialize-good'))
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await paste(password)
  await page.keyboard.press('Enter')
  await expectPath(page, HOME)
  const { email, name } = personas['client-invited']
  const signInWith = (text: string) =>
    context.request.post('/portal-backend/v2/authentication/login/?lang=en', {
      data: { email, password: hash(text) },
    })
  expect((await signInWith(pasted)).status()).toBe(200)
  for (const other of [pasted.trim(), pasted.normalize('NFC')])
    expect((await signInWith(other)).ok()).toBe(false)

  await signOut(page, 'client-invited')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
    'autocomplete',
    'username',
  )
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await paste(password)
  await button(page, 'Show password').click()
  await expect(password).toHaveValue(pasted)
  await button(page, 'Sign in').click()
  await expect(button(page, name)).toBeVisible()
})

test('J1 a double click on "Sign in" sends one request', async ({ page, mock }) => {
  await mock.faults([{ kind: 'latency', path: 'login', ms: 300 }])
  await page.goto(LOGIN)
  const { email, password } = personas.client
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await button(page, 'Sign in').dblclick()
  await expectPath(page, HOME)
  expect(await mock.log('authentication/login')).toHaveLength(1)
})

test('E14 a sign-out whose call gets no answer clears the login, says so and leads to the sign-in', async ({
  page,
  mock,
  openAs,
  allowErrors,
}) => {
  allowErrors(/logout/)
  await openAs('client', HOME)
  // The browser itself sends a call again whose connection was kept open.
  await mock.faults([{ kind: 'drop', path: 'logout', count: 'always' }])
  await signOut(page, 'client')
  await expectPath(page, LOGIN)
  await expectToast(page, 'Please make sure of your internet connection!')
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => /token|USERNAME|BUNDLES/.test(key))).toEqual([])
})
