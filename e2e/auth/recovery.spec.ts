import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { forgetPassword, mailedLink } from './recovery'
import { test } from '../fixtures'
import {
  PHONE,
  banner,
  button,
  expectAccessible,
  expectFits,
  expectHeading,
  expectPath,
  fillSignIn,
} from '../helpers'
import {
  ADMIN_HOME,
  ADMIN_LOGIN,
  AUTH_ERROR,
  FORGOT_PASSWORD,
  HOME,
  LOGIN,
  RESET_PASSWORD,
  initializePasswordPath,
  resetPasswordPath,
  verifyEmailPath,
} from '../pages'

const NEXT = 'a new Pässwort 7'
const field = (page: Page, name = 'New password') =>
  page.getByRole('textbox', { name, exact: true })

/** Everything that could still hold an address or what was typed. */
const traces = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      document.title,
      { ...localStorage },
      { ...sessionStorage },
      document.documentElement.outerHTML,
    ]),
  )

for (const [name, login, lands] of [
  ['client-locked', LOGIN, HOME],
  ['admin', ADMIN_LOGIN, ADMIN_HOME],
] as const) {
  test(`the reset link works once and lets ${name} sign in with a new password`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/reset-password/)
    const { email } = personas[name]
    await page.goto(login)
    await forgetPassword(page, ` ${email.toUpperCase()} `)
    const link = await mailedLink(page.request, email)
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
    const response = await page.goto(link)

    // Row H7
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
    await expectHeading(page, 'Choose a new password')
    expect(new URL(page.url()).searchParams.get('token')).toBe('-')
    expect(await traces(page)).not.toContain(token)

    await expect(field(page)).toBeFocused()
    await page.keyboard.type(NEXT)
    await page.keyboard.press('Enter')
    await expectPath(page, login)
    await expect(
      page.getByRole('status').filter({ hasText: 'Sign in with the new one.' }),
    ).toBeVisible()
    await fillSignIn(page, email, NEXT)
    await expectPath(page, lands)
    expect(await traces(page)).not.toContain(NEXT)

    // The link works only once.
    await page.goto(link)
    await field(page).fill(NEXT)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('alert')).toContainText('This link was used before.')
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expectPath(page, FORGOT_PASSWORD)
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await expectPath(page, name === 'admin' ? ADMIN_HOME : HOME)
  })
}

test('an unknown email gets the same text as a known one', async ({ page }) => {
  const confirmation = async (email: string) => {
    await page.goto(LOGIN)
    await forgetPassword(page, email)
    return (await page.getByRole('main').innerText()).replace(email, '…')
  }
  expect(await confirmation('nobody@example.com')).toBe(await confirmation(personas.client.email))
  await expectAccessible(page, 'sent')
  await expect(page.getByRole('button', { name: 'Resend it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
})

test('the reset form reports bad input, too many requests and a lost connection', async ({
  page,
  mock,
  allowErrors,
}) => {
  allowErrors(/forgot-password/)
  await page.goto(FORGOT_PASSWORD)
  const email = page.getByRole('textbox', { name: 'Email' })
  const send = page.getByRole('button', { name: 'Send the link' })
  await email.fill('me@example')
  await send.click()
  await expect(email).toHaveAccessibleDescription(/Enter a full email/)
  await expectAccessible(page, 'with an error')
  await email.fill('me@example.com')
  const body = { message: 'Too many links.' }
  const headers = { 'retry-after': '600' }
  await mock.faults([{ path: 'forgot-password', kind: 'status', status: 429, body, headers }])
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Too many links.')
  await expect(page.getByText(/You can try again in \d+m \d\ds\./)).toBeVisible()
  await mock.faults([{ path: 'forgot-password', kind: 'drop', count: 'always' }])
  await send.click()
  await expect(page.getByRole('alert')).toContainText(
    'Please make sure of your internet connection!',
  )
  await expect(page.getByText(/You can try again/)).toHaveCount(0)
  await expect(email).toHaveValue('me@example.com')
  await mock.faults([])
  await send.click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
})

test('the invitation link sets a first password and signs in', async ({ page }) => {
  await page.goto(initializePasswordPath('initialize-good'))
  await expectPath(page, initializePasswordPath('-'))
  await expect(page.getByText('For the account i…d@example.com.')).toBeVisible()
  await expectAccessible(page, 'the form')
  await field(page, 'Password').fill('Ines Invited')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/Add a digit or a symbol/)
  await field(page, 'Password').fill(NEXT)
  await page.keyboard.press('Enter')
  await expectPath(page, HOME)
  await expect(banner(page).getByRole('button', { name: 'Ines Invited' })).toBeVisible()
  expect(await traces(page)).not.toContain('initialize-good')
  // Going back does not lead to the link.
  await page.goBack()
  await expect(page.getByText('Choose your password')).toHaveCount(0)
})

test('a confirmed email can sign in', async ({ page, mock, allowErrors }) => {
  allowErrors(/authentication\/login/)
  const { email, password } = personas['client-unverified']
  await page.goto(LOGIN)
  await fillSignIn(page, email, password)
  await expect(page.getByRole('alert')).toContainText('This email has not been confirmed yet')
  await expect(page.getByText('Open the link in the email that we sent you')).toBeVisible()
  await expectAccessible(page, 'not confirmed')
  await page.goto(verifyEmailPath('verify-good'))
  await expect(page.getByText('Your email is confirmed')).toBeVisible()
  await expectPath(page, verifyEmailPath('-'))
  await expectAccessible(page, 'confirmed')
  expect(await mock.log('verify-email')).toHaveLength(1)
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await fillSignIn(page, email, password)
  await expectPath(page, HOME)
})

test('a link that does not work says why and offers a way out', async ({ page, allowErrors }) => {
  allowErrors(/initialize-password/, /verify-email/, /reset-password/)
  const hostile = '%3Cimg%20src=x%20onerror=alert(1)%3E'
  for (const [path, text] of [
    [initializePasswordPath('initialize-used'), 'This link was used before.'],
    [initializePasswordPath('initialize-expired'), 'This link has expired.'],
    [initializePasswordPath('no-such-link'), 'This link is incomplete'],
    [verifyEmailPath('verify-used'), 'This link was used before.'],
    [verifyEmailPath('verify-expired'), 'This link has expired.'],
    [verifyEmailPath(hostile), 'This link is incomplete'],
    [verifyEmailPath('a%2F..%2F..%2Fb'), 'This link is incomplete'],
    [resetPasswordPath('x'.repeat(10_000)), 'This link is incomplete'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('alert'), path).toContainText(text)
    await expect(page.getByRole('link', { name: 'Back to sign in' })).toBeVisible()
    await expect(page).toHaveURL(/(\/|token=)-$/)
  }
  await expectAccessible(page, 'a link that is not complete')
  await page.goto(RESET_PASSWORD)
  await expect(page.getByText('Open the link again')).toBeVisible()
})

test('H7 after a reload the token is gone and the screen says so', async ({
  page,
  mock,
  allowErrors,
}) => {
  allowErrors(/verify-email/)
  for (const path of [
    initializePasswordPath('initialize-good'),
    verifyEmailPath('verify-used'),
    resetPasswordPath('reset-good'),
  ]) {
    await mock.faults([{ path: 'v1/accounts/', kind: 'latency', ms: 60_000, count: 'always' }])
    await page.goto(path)
    await expectHeading(page, /password|Confirm/)
    await expect(page).toHaveURL(/(\/|token=)-$/)
    await expect(page.getByText('Open the link again')).toHaveCount(0)
    await mock.faults([])
    await page.reload()
    await expect(page.getByText('Open the link again')).toBeVisible()
  }
  await expectAccessible(page, 'open it again')
})

test('a failed call keeps what was typed and can be repeated', async ({
  page,
  mock,
  allowErrors,
}) => {
  allowErrors(/v1\/accounts/)
  const down = { kind: 'status', status: 500, count: 'always' } as const
  const retry = page.getByRole('button', { name: 'Try again' })
  for (const [path, after] of [
    [initializePasswordPath('initialize-good'), 'For the account'],
    [verifyEmailPath('verify-good'), 'Your email is confirmed'],
  ] as const) {
    await mock.faults([{ path: 'v1/accounts/', ...down }])
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText('Internal Server Error')
    await expectAccessible(page, 'server down')
    await mock.faults([])
    await retry.click()
    await expect(page.getByText(after)).toBeVisible()
  }
  await page.goto(resetPasswordPath('reset-good'))
  await mock.faults([{ path: 'v1/accounts/', ...down }])
  await field(page).fill(NEXT)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await expect(field(page)).toHaveValue(NEXT)
  await mock.faults([])
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectPath(page, LOGIN)
})

test('a locked account and too many attempts come with what to do', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/authentication\/login/)
  const { email, password } = personas['client-locked']
  await page.goto(LOGIN)
  await fillSignIn(page, email, password)
  await expect(page.getByRole('alert')).toContainText('This account is locked')
  await expect(page.getByRole('link', { name: 'choose a new password' })).toBeVisible()
  await expectAccessible(page, 'locked')
  const submit = button(page, 'Sign in')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('wrong')
  await expect(async () => {
    await submit.click()
    await expect(page.getByRole('alert')).toContainText('Too many attempts', { timeout: 500 })
  }).toPass()
  await expect(page.getByText(/You can try again in \dm \d\ds\./)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'You can try again at' })).toBeVisible()
  await expectAccessible(page, 'too many tries')
})

test('K1 the error and recovery screens fit a phone from right to left and lead back', async ({
  page,
}) => {
  await page.goto(`${AUTH_ERROR}?redirect=//evil.example`)
  await expectHeading(page, 'Something went wrong')
  await page.setViewportSize(PHONE)
  for (const path of [AUTH_ERROR, FORGOT_PASSWORD, resetPasswordPath('x')]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    await expectAccessible(page, path)
    await expectFits(page)
  }
  await page.goto(`${AUTH_ERROR}?redirect=//evil.example`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectPath(page, LOGIN)
  await page.goto(AUTH_ERROR)
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expectPath(page, LOGIN)
})
