import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { forgetPassword, mailedLink } from './recovery'
import { test } from '../fixtures'
import {
  MOCK,
  banner,
  button,
  expectAccessible,
  expectHeading,
  expectPath,
  fillSignIn,
  FULL,
} from '../helpers'
import { FORGOT_PASSWORD, HOME, LOGIN, initializePasswordPath, verifyEmailPath } from '../pages'

const NEXT = 'a new Pässwort 7'
const field = (page: Page, name = 'New password') =>
  page.getByRole('textbox', { name, exact: true })

/** Returns everything that could still contain a URL or typed text. */
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

// src/routes/auth/recovery.test.tsx tests the administrator's recovery and the failures.
test(
  "resets a locked client's password with a link that works only once, and signs in",
  { tag: MOCK },
  async ({ page, allowErrors }) => {
    allowErrors(/reset-password/)
    const { email } = personas['client-locked']
    await page.goto(LOGIN)
    await forgetPassword(page, ` ${email.toUpperCase()} `)
    const link = await mailedLink(page.request, email)
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
    const response = await page.goto(link)

    // Row H7: neither the referrer nor the page reveals the token.
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
    await expect(page.locator('head > :first-child')).toHaveAttribute('content', 'no-referrer')
    await expectHeading(page, 'Choose a new password')
    expect(new URL(page.url()).searchParams.get('token')).toBe('-')
    expect(await traces(page)).not.toContain(token)

    await expect(field(page)).toBeFocused()
    await page.keyboard.type(NEXT)
    await page.keyboard.press('Enter')
    await expectPath(page, LOGIN)
    await expect(
      page.getByRole('status').filter({ hasText: 'Sign in with your new password.' }),
    ).toBeVisible()
    await fillSignIn(page, email, NEXT)
    await expectPath(page, HOME)
    expect(await traces(page)).not.toContain(NEXT)

    // The link works only once.
    await page.goto(link)
    await field(page).fill(NEXT)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('alert')).toContainText('This link has already been used.')
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expectPath(page, FORGOT_PASSWORD)
    await page.getByRole('link', { name: 'Back to sign-in' }).click()
    await expectPath(page, HOME)
  },
)

test(
  'sets a first password through an invitation link and signs in',
  { tag: MOCK },
  async ({ page }) => {
    await page.goto(initializePasswordPath('initialize-good'))
    await expect(page.getByText('For the account i…d@example.com.')).toBeVisible()
    await expectPath(page, initializePasswordPath('-'))
    await field(page, 'Password').fill('Ines Invited')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Password')).toHaveAccessibleDescription(/Add a digit or a symbol/)
    await field(page, 'Password').fill(NEXT)
    await page.keyboard.press('Enter')
    await expectPath(page, HOME)
    await expect(banner(page).getByRole('button', { name: 'Ines Invited' })).toBeVisible()
    expect(await traces(page)).not.toContain('initialize-good')
    // Back doesn't return to the link.
    await page.goBack()
    await expect(page.getByText('Choose your password')).toHaveCount(0)
  },
)

test(
  'K1 keeps a rejected sign-in and the request for a reset link accessible',
  { tag: FULL },
  async ({ page, allowErrors }) => {
    allowErrors(/authentication\/login/)
    const { email, password } = personas['client-locked']
    await page.goto(LOGIN)
    await fillSignIn(page, email, password)
    await expect(page.getByRole('alert')).toContainText('This account is locked')
    await expectAccessible(page, 'locked')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('wrong')
    await expect(async () => {
      await button(page, 'Sign in').click()
      await expect(page.getByRole('alert')).toContainText('Too many attempts', { timeout: 500 })
    }).toPass()
    await expect(page.getByText(/You can try again in \d+s\./)).toBeVisible()
    await expectAccessible(page, 'too many tries')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expectHeading(page, 'Forgot your password?')
    const address = page.getByRole('textbox', { name: 'Email' })
    await address.fill('me@example')
    await button(page, 'Send the link').click()
    await expect(address).toHaveAccessibleDescription(/Enter a full email/)
    await expectAccessible(page, 'with an error')
    await address.fill(email)
    await button(page, 'Send the link').click()
    await expect(page.getByText('Check your inbox')).toBeVisible()
    await expectAccessible(page, 'sent')
  },
)

test(
  'K1 keeps the email confirmation accessible in every state',
  { tag: FULL },
  async ({ page, mock, allowErrors }) => {
    allowErrors(/authentication\/login/, /verify-email/)
    const { email, password } = personas['client-unverified']
    await page.goto(LOGIN)
    await fillSignIn(page, email, password)
    await expect(page.getByText('Open the link in the email we sent you')).toBeVisible()
    await expectAccessible(page, 'not confirmed')
    await mock.faults([{ path: 'v1/accounts/', kind: 'status', status: 500, count: 'always' }])
    await page.goto(verifyEmailPath('verify-good'))
    await expect(page.getByRole('alert')).toContainText('Internal Server Error')
    await expectAccessible(page, 'server down')
    await mock.faults([])
    await button(page, 'Try again').click()
    await expect(page.getByText('Your email is confirmed')).toBeVisible()
    await expectAccessible(page, 'confirmed')
    // Row H7: after a reload, the page no longer has the token.
    await page.reload()
    await expect(page.getByText('Open the link again')).toBeVisible()
    await expectAccessible(page, 'open it again')
    await page.goto(verifyEmailPath('no-such-link'))
    await expect(page.getByRole('alert')).toContainText('This link is incomplete')
    await expectAccessible(page, 'a link that is not complete')
  },
)

test(
  "H7 keeps a link's token when the stored version marker differs",
  { tag: MOCK },
  async ({ page, allowErrors }) => {
    allowErrors(/404/)
    await page.goto(LOGIN)
    await page.evaluate(() => localStorage.setItem('STORAGE_VERSION', '1'))
    await page.goto(verifyEmailPath('no-such-link'))
    await expect(page.getByRole('alert')).toContainText('This link is incomplete')
    expect(await page.evaluate(() => localStorage.getItem('STORAGE_VERSION'))).toBe('2')
  },
)
