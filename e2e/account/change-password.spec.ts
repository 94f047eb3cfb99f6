import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import {
  PHONE,
  button,
  dialog,
  expectAccessible,
  expectAccessibleInDarkRtl,
  expectFits,
  expectHeading,
  expectPath,
  expectToast,
  fillSignIn,
  openProfileMenu,
  signOut,
} from '../helpers'
import { ADMIN_LOGIN, CHANGE_PASSWORD, LOGIN, landingPaths } from '../pages'

const NEXT = '  ein Pässwort كلمة 7 '

const current = (page: Page) => page.getByRole('textbox', { name: 'Current password' })
const next = (page: Page) => page.getByRole('textbox', { name: 'New password' })
const submit = (page: Page) => button(page, 'Change password')
const success = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'the next time you sign in' })

for (const name of ['client', 'admin'] as const) {
  test(`after a change by keyboard alone only the new password of the ${name} signs in`, async ({
    page,
    openAs,
    allowErrors,
  }) => {
    allowErrors(/authentication\/login/)
    const { email, password, realm } = personas[name]
    await openAs(name, landingPaths[name])
    await expectHeading(page, 'Dashboard')
    const menu = await openProfileMenu(page, name)
    await menu.getByRole('menuitem', { name: 'Change Password' }).click()
    await expectHeading(page, 'Change Password')
    await expect(current(page)).toBeFocused()
    await page.keyboard.type(password)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(next(page)).toBeFocused()
    await page.keyboard.insertText(NEXT)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Your password was changed.')
    await expect(success(page)).toBeVisible()
    await expect(current(page)).toHaveValue('')
    await expect(next(page)).toHaveValue('')

    // Row J5: neither is stored, and the form can be left without a question.
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
    )
    expect(stored).not.toContain(password)
    expect(stored).not.toContain(NEXT.trim())
    await signOut(page, name)
    await expectPath(page, realm === 'admin' ? ADMIN_LOGIN : LOGIN)
    await fillSignIn(page, email, password)
    await expect(
      page.getByRole('alert').filter({ hasText: 'The e-mail or the password is not right' }),
    ).toBeVisible()
    await fillSignIn(page, email, NEXT)
    await expect(page).not.toHaveURL(/\/auth\//)
  })
}

test('shows each error at its field, whether the page or the server found it', async ({
  page,
  mock,
  allowErrors,
  openAs,
}) => {
  allowErrors(/change-password/)
  await openAs('client', CHANGE_PASSWORD)
  await submit(page).click()
  await expect(current(page)).toBeFocused()
  await expect(current(page)).toHaveAccessibleDescription('Enter your current password')
  await expect(next(page)).toHaveAccessibleDescription(/Enter a new password/)
  await expectAccessible(page, 'with errors')

  await current(page).fill(personas.client.password)
  await next(page).fill(personas.client.password)
  await submit(page).click()
  await expect(next(page)).toHaveAccessibleDescription(/This is your current password/)
  await next(page).fill('short')
  await submit(page).click()
  await expect(next(page)).toHaveAccessibleDescription(/Use 8 to 128 characters/)
  expect(await mock.log('change-password')).toHaveLength(0)

  await current(page).fill('not my password')
  await next(page).fill('quite another 1')
  await submit(page).click()
  await expect(current(page)).toHaveAccessibleDescription('This is not your current password')
  await expect(current(page)).toBeFocused()
  // Shown once, at the field; what was typed is still there.
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(next(page)).toHaveValue('quite another 1')
  await expectPath(page, CHANGE_PASSWORD)
})

test('shows the strength of a new password and warns of a common one', async ({ page, openAs }) => {
  await openAs('client', CHANGE_PASSWORD)
  await next(page).fill('password1')
  await expect(page.getByText('Strength: Very weak', { exact: true })).toBeVisible()
  await expect(page.getByText(/one of the most common passwords/)).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: '3 of 3 rules met. Strength: Very weak.' }),
  ).toBeAttached()
  await expectAccessible(page, 'a weak password')
  await current(page).fill('x')
  await submit(page).click()
  await expect(next(page)).toHaveAttribute('aria-invalid', 'true')
  await next(page).fill('correct horse battery 9')
  await expect(page.getByText('Strength: Strong', { exact: true })).toBeVisible()
  // Made of her name and company address: weak, however long.
  await next(page).fill('mona.saleh@example.com')
  await expect(page.getByText(/This is your email or your name/)).toBeVisible()
})

test('a failed change keeps what was typed and works the next time', async ({
  page,
  mock,
  allowErrors,
  openAs,
}) => {
  allowErrors(/change-password/, /ContractError/)
  await openAs('client', CHANGE_PASSWORD)
  await current(page).fill(personas.client.password)
  await next(page).fill('quite another 1')
  for (const [fault, text] of [
    [{ kind: 'drop' }, 'Please make sure of your internet connection!'],
    [{ kind: 'html' }, 'Sorry ! Something went wrong'],
  ] as const) {
    await mock.faults([{ path: 'change-password', count: 'always', ...fault }])
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText(text)
  }
  // An empty response is a success.
  await mock.faults([
    { path: 'change-password', kind: 'latency', ms: 300 },
    { path: 'change-password', kind: 'empty' },
  ])
  const before = (await mock.log('change-password')).length
  // By the key: the button moves when the error above it disappears.
  await submit(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(success(page)).toBeVisible()
  // Row J1: one request, however often the button is pressed.
  expect(await mock.log('change-password')).toHaveLength(before + 1)
})

test('asks before a half-filled form is left', async ({ page, openAs }) => {
  await openAs('client', CHANGE_PASSWORD)
  await current(page).fill('something')
  const toHome = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()
  await toHome.click()
  const leaving = dialog(page, 'Leave without saving?')
  await leaving.getByRole('button', { name: 'Keep editing' }).click()
  await expect(current(page)).toHaveValue('something')
  await toHome.click()
  await leaving.getByRole('button', { name: 'Leave', exact: true }).click()
  await expectHeading(page, 'Dashboard')
})

test('an account without a password sees that it has none to change', async ({ page, openAs }) => {
  await openAs('client-otp', CHANGE_PASSWORD)
  await expectHeading(page, 'Change Password')
  await expect(page.getByText('This account has no password to change here')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveCount(0)
  await expectAccessible(page, 'no password')
  await page.getByRole('main').getByRole('link', { name: 'My account' }).click()
  await expectHeading(page, 'My Account')
})

test('K1 the form is accessible in dark from right to left and on a phone', async ({
  page,
  openAs,
}) => {
  await openAs('client', CHANGE_PASSWORD)
  await expect(current(page)).toBeVisible()
  await expectAccessibleInDarkRtl(page, 'the form')
  await page.setViewportSize(PHONE)
  await expectAccessible(page, 'phone')
  await expectFits(page)
})
