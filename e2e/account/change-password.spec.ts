import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import {
  MOCK,
  FULL,
  PHONE,
  button,
  expectAccessible,
  expectAccessibleInDarkRtl,
  expectFits,
  expectHeading,
  expectPath,
  fillSignIn,
  signOut,
  tabTo,
} from '../helpers'
import { CHANGE_PASSWORD, LOGIN } from '../pages'

const NEXT = '  ein Pässwort كلمة 7 '

const current = (page: Page) => page.getByRole('textbox', { name: 'Current password' })
const next = (page: Page) => page.getByRole('textbox', { name: 'New password' })
const submit = (page: Page) => button(page, 'Change password')
const success = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'the next time you sign in' })

// src/routes/app/pages/change-password.test.tsx tests the administrator's form and the failures.
test(
  'accepts only the new password at sign-in after a change by keyboard',
  { tag: MOCK },
  async ({ page, openAs, allowErrors }) => {
    allowErrors(/authentication\/login/)
    const { email, password } = personas.client
    await openAs('client', CHANGE_PASSWORD)
    await expectHeading(page, 'Change Password')
    await tabTo(page, current(page))
    await page.keyboard.type(password)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(next(page)).toBeFocused()
    await page.keyboard.insertText(NEXT)
    await page.keyboard.press('Enter')
    await expect(success(page)).toBeVisible()
    await expect(current(page)).toHaveValue('')
    await expect(next(page)).toHaveValue('')

    // Row J5: the browser stores neither password. Leaving the form opens no dialog.
    const storedText = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
    )
    expect(storedText).not.toContain(password)
    expect(storedText).not.toContain(NEXT.trim())
    await signOut(page, 'client')
    await expectPath(page, LOGIN)
    await fillSignIn(page, email, password)
    await expect(
      page.getByRole('alert').filter({ hasText: 'The email or password is incorrect' }),
    ).toBeVisible()
    await fillSignIn(page, email, NEXT)
    await expect(page).not.toHaveURL(/\/auth\//)
  },
)

test(
  'K1 keeps the password form accessible with errors, in dark right-to-left layout and on a phone',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('client', CHANGE_PASSWORD)
    await expect(current(page)).toBeVisible()
    await expectAccessibleInDarkRtl(page, 'the form')
    await submit(page).click()
    await expect(current(page)).toHaveAccessibleDescription('Enter your current password')
    await expectAccessible(page, 'with errors')
    await next(page).fill('password1')
    await expect(page.getByText(/one of the most common passwords/)).toBeVisible()
    await expectAccessible(page, 'a weak password')
    await next(page).fill('')
    await page.setViewportSize(PHONE)
    await expectAccessible(page, 'phone')
    await expectFits(page)
  },
)
