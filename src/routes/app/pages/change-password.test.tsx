import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { personas } from '@mocks/personas'
import {
  alertText,
  getDescription,
  fillField,
  fillSignIn,
  findButton,
  findField,
  signOutByMenu,
  traces,
} from '@/test/auth-forms'
import { holdResponses } from '@/test/hold-responses'
import { renderPortal, setWindowWidth } from '@/test/render-portal'

const CHANGE_PASSWORD = '/app/pages/change-password'
const NEXT = '  ein Pässwort كلمة 7 '

beforeEach(() => setWindowWidth(1440))

const current = () => findField('Current password')
const next = () => findField('New password')
const submit = () => findButton('Change password')
const expectSaid = async (input: () => Promise<HTMLElement>, text: string | RegExp) =>
  waitFor(async () => expect(getDescription(await input())).toMatch(text))

// For `client` in a browser, see e2e/account/change-password.spec.ts.
test('signs the admin in only with the new password after a password change by keyboard', async () => {
  const { email, password, name } = personas.admin
  const { user, path } = await renderPortal('admin', '/admin/dashboard')
  await user.click(await findButton(name))
  await user.click(await screen.findByRole('menuitem', { name: 'Change Password' }))
  const first = await current()
  await waitFor(() => expect(document.activeElement).toBe(first))
  await user.keyboard(password)
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(await next())
  await user.paste(NEXT)
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/the next time you sign in/)).toBeTruthy()
  expect(screen.getAllByText(/Your password was changed\./)).toHaveLength(1)
  expect((await current()).value).toBe('')
  expect((await next()).value).toBe('')

  // Row J5: neither password is stored, and leaving the form requires no confirmation.
  expect(traces()).not.toContain(password)
  expect(traces()).not.toContain(NEXT.trim())
  await signOutByMenu(user, name)
  await waitFor(() => expect(path()).toBe('/auth/login/admin'))
  await fillSignIn(user, email, password)
  expect(await screen.findByText(/The email or password is incorrect/)).toBeTruthy()
  await fillSignIn(user, email, NEXT)
  await waitFor(() => expect(path()).not.toContain('/auth/'))
})

/** Fills in the form for an account on a backend that rejects all hashed passwords. */
async function changeLegacy() {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('VITE_PLAIN_PASSWORD_RETRY', 'all')
  const legacy = personas['client-legacy']
  const portal = await renderPortal('client-legacy', CHANGE_PASSWORD)
  const body = { error_code: 7001 }
  portal.faults({ path: 'change-password', kind: 'status', status: 400, body })
  await fillField(portal.user, 'Current password', legacy.password)
  await fillField(portal.user, 'New password', NEXT)
  return { ...portal, legacy }
}

test('J2 sends a plain password after error 7001 if the build allows it', async () => {
  const { user, path, calls, legacy } = await changeLegacy()
  await user.click(await submit())
  expect(await screen.findByText(/the next time you sign in/)).toBeTruthy()
  expect(calls('change-password').map(({ status }) => status)).toEqual([400, 200])
  await signOutByMenu(user, legacy.name)
  await waitFor(() => expect(path()).toBe('/auth/login'))
  await fillSignIn(user, legacy.email, NEXT)
  await waitFor(() => expect(path()).not.toContain('/auth/'))
})

test('J3 sends no plain password over an insecure connection and shows the reason', async () => {
  const { user, calls } = await changeLegacy()
  vi.stubGlobal('isSecureContext', false)
  await user.click(await submit())
  expect(await screen.findByText('This connection is not secure')).toBeTruthy()
  expect(calls('change-password').map(({ status }) => status)).toEqual([400])
})

test('shows each error next to its field, whether the page or the server found the error', async () => {
  const { user, path, calls } = await renderPortal('client', CHANGE_PASSWORD)
  await user.click(await submit())
  await expectSaid(current, /^Enter your current password$/)
  expect(document.activeElement).toBe(await current())
  await expectSaid(next, /Enter a new password/)

  await fillField(user, 'Current password', personas.client.password)
  await fillField(user, 'New password', personas.client.password)
  await user.click(await submit())
  await expectSaid(next, /This is your current password/)
  await fillField(user, 'New password', 'short')
  await user.click(await submit())
  await expectSaid(next, /Use 8 to 128 characters/)
  // The password is the user's email, so it is weak at any length.
  await fillField(user, 'New password', personas.client.email)
  expect(await screen.findByText(/Do not use your email or name/)).toBeTruthy()
  await user.click(await submit())
  await waitFor(async () => expect((await next()).getAttribute('aria-invalid')).toBe('true'))
  expect(calls('change-password')).toEqual([])

  await fillField(user, 'Current password', 'not my password')
  await fillField(user, 'New password', 'quite another 1')
  await user.click(await submit())
  await expectSaid(current, /^This is not your current password$/)
  const field = await current()
  await waitFor(() => expect(document.activeElement).toBe(field))
  // The error appears only once, at the field, and the typed text remains.
  expect(screen.queryByRole('alert')).toBeNull()
  expect((await next()).value).toBe('quite another 1')
  expect(path()).toBe(CHANGE_PASSWORD)
})

test('keeps the typed password when a change fails and sends it again on retry', async () => {
  const { user, faults, calls } = await renderPortal('client', CHANGE_PASSWORD)
  await fillField(user, 'Current password', personas.client.password)
  await fillField(user, 'New password', 'quite another 1')
  for (const [fault, text] of [
    [{ kind: 'drop' }, 'Please make sure of your internet connection!'],
    [{ kind: 'html' }, 'Sorry ! Something went wrong'],
  ] as const) {
    faults({ path: 'change-password', count: 'always', ...fault })
    await user.click(await submit())
    await waitFor(async () => expect(await alertText()).toContain(text))
    expect((await next()).value).toBe('quite another 1')
  }
  // An empty response is a success.
  faults({ path: 'change-password', kind: 'empty' })
  const before = calls('change-password').length
  const release = holdResponses('change-password')
  const button = await submit()
  button.focus()
  await user.keyboard('{Enter}{Enter}')
  release()
  expect(await screen.findByText(/the next time you sign in/)).toBeTruthy()
  // Row J1: only one request, however often the user presses the button.
  expect(calls('change-password')).toHaveLength(before + 1)
})

test('shows a confirmation before the user leaves a half-filled form', async () => {
  const { user } = await renderPortal('client', CHANGE_PASSWORD)
  await fillField(user, 'Current password', 'something')
  const menu = within(screen.getByRole('navigation', { name: 'Main' }))
  const away = menu.getByRole('link', { name: 'My account' })
  await user.click(away)
  const question = { name: 'Leave without saving?' }
  const dialog = await screen.findByRole('dialog', question)
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
  expect((await current()).value).toBe('something')
  await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull())
  await user.click(away)
  const again = await screen.findByRole('dialog', question)
  await user.click(within(again).getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeTruthy()
})

test("opens the form for an account without a password and shows the server's rejection", async () => {
  const { user, path } = await renderPortal('client-otp', CHANGE_PASSWORD)
  await fillField(user, 'Current password', 'something')
  await fillField(user, 'New password', NEXT)
  const menu = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(menu.queryByRole('link', { name: 'Change Password' })).toBeNull()
  await user.click(await submit())
  await waitFor(async () => expect(await alertText()).toContain('This account has no password'))
  expect((await next()).value).toBe(NEXT)
  expect(path()).toBe(CHANGE_PASSWORD)
})

test('A19 explains how to check which password works if the outcome is unknown', async () => {
  const { user, faults } = await renderPortal('client', CHANGE_PASSWORD)
  await fillField(user, 'Current password', personas.client.password)
  await fillField(user, 'New password', NEXT)
  faults({ path: 'change-password', kind: 'status', status: 502 })
  await user.click(await submit())
  expect(await alertText()).toContain('check which of the two passwords works')
})
