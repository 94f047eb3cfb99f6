import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { personas } from '@mocks/personas'
import {
  alertText,
  getDescription,
  fillField,
  fillSignIn,
  findButton,
  findField,
  lastMail,
  traces,
} from '@/test/auth-forms'
import { renderPortal } from '@/test/render-portal'

const LOGIN = '/auth/login'
const FORGOT_PASSWORD = '/auth/forgot-password'
const NEXT = 'a new Pässwort 7'

type Portal = Awaited<ReturnType<typeof renderPortal>>

async function forgetPassword({ user }: Portal, email: string) {
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
  await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })
  await fillField(user, 'Email', email)
  await user.click(await findButton('Send the link'))
  await screen.findByText('Check your inbox')
}

// For `client-locked` in a browser, see e2e/auth/recovery.spec.ts.
test('accepts the reset link once and lets an administrator sign in with the new password', async () => {
  const { email } = personas.admin
  const portal = await renderPortal(null, `${LOGIN}/admin`)
  await forgetPassword(portal, ` ${email.toUpperCase()} `)
  const calledPaths = portal.calls('forgot-password').map((entry) => entry.path)
  expect(calledPaths).toEqual(['/admin-portal-backend/v1/accounts/forgot-password/'])
  const { link = '' } = lastMail(email)
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  const { user, path, search, calls } = await renderPortal(null, link)

  // Row H7: the token is removed from the URL and stored nowhere.
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })
  expect(token).not.toBe('')
  expect(search().get('token')).toBe('-')
  expect(traces()).not.toContain(token)

  const field = await findField('New password')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard(`${NEXT}{Enter}`)
  await waitFor(() => expect(path()).toBe(`${LOGIN}/admin`))
  expect(await screen.findByText('Sign in with your new password.')).toBeTruthy()
  const reset = calls('reset-password').map((entry) => entry.path)
  expect(reset).toEqual(['/admin-portal-backend/v1/accounts/reset-password/'])
  await fillSignIn(user, email, NEXT)
  await waitFor(() => expect(path()).toBe('/admin/dashboard'))
  expect(traces()).not.toContain(NEXT)

  // The link works only once.
  const again = await renderPortal(null, link)
  await fillField(again.user, 'New password', NEXT)
  await again.user.click(await findButton('Change password'))
  expect(await alertText()).toContain('This link has already been used.')
  await again.user.click(screen.getByRole('link', { name: 'Request a new link' }))
  await waitFor(() => expect(again.path()).toBe(FORGOT_PASSWORD))
  await again.user.click(await screen.findByRole('link', { name: 'Back to sign-in' }))
  await waitFor(() => expect(again.path()).toBe('/admin/dashboard'))
})

test('C10 prefills the email typed at the sign-in without adding it to the URL or the history', async () => {
  const { user, router } = await renderPortal(null, LOGIN)
  await fillField(user, 'Email', 'mona@example.com')
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }))
  await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })
  expect(await findField('Email')).toHaveProperty('value', 'mona@example.com')
  const { href, state } = router.history.location
  expect(href + JSON.stringify(state)).not.toContain('mona')
})

test('shows the same text for an unknown email as for a known email', async () => {
  const confirmation = async (email: string) => {
    await forgetPassword(await renderPortal(null, LOGIN), email)
    return screen.getByRole('main').textContent?.replace(email, '…')
  }
  const knownText = await confirmation(personas.client.email)
  expect(knownText).toContain('…')
  expect(await confirmation('nobody@example.com')).toBe(knownText)
})

test('returns by keyboard from the confirmation of a sent link to the form', async () => {
  const portal = await renderPortal(null, LOGIN)
  await forgetPassword(portal, personas.client.email)
  const resend = await findButton(/^Resend it/)
  await waitFor(() => expect(document.activeElement).toBe(resend))
  await portal.user.keyboard('{Enter}')
  const email = await findField('Email')
  await waitFor(() => expect(document.activeElement).toBe(email))
})

test('reports invalid input, too many requests and a lost connection in the reset form', async () => {
  const { user, faults } = await renderPortal(null, FORGOT_PASSWORD)
  const send = () => user.click(screen.getByRole('button', { name: 'Send the link' }))
  await fillField(user, 'Email', 'me@example')
  await send()
  await waitFor(async () =>
    expect(getDescription(await findField('Email'))).toContain('Enter a full email'),
  )
  await fillField(user, 'Email', 'me@example.com')
  const body = { message: 'Too many links.' }
  const headers = { 'retry-after': '600' }
  faults({ path: 'forgot-password', kind: 'status', status: 429, body, headers })
  await send()
  expect(await alertText()).toContain('Too many links.')
  expect(screen.getByText(/You can try again in (?:\d+m ?)?(?:\d+s)?\./)).toBeTruthy()
  faults({ path: 'forgot-password', kind: 'drop', count: 'always' })
  await send()
  expect(await screen.findByText('Please make sure of your internet connection!')).toBeTruthy()
  expect(screen.queryByText(/You can try again/)).toBeNull()
  expect((await findField('Email')).value).toBe('me@example.com')
  faults()
  await send()
  expect(await screen.findByText('Check your inbox')).toBeTruthy()
})

test('accepts a sign-in after the email is confirmed', async () => {
  const { email, password } = personas['client-unverified']
  const before = await renderPortal(null, LOGIN)
  await fillSignIn(before.user, email, password)
  expect(await alertText()).toContain('This email has not been confirmed yet')
  expect(await screen.findByText(/^Open the link in the email we sent you/)).toBeTruthy()
  const { user, path, calls } = await renderPortal(null, '/auth/verify-email/verify-good')
  await screen.findByText('Your email is confirmed')
  expect(path()).toBe('/auth/verify-email/-')
  expect(calls('verify-email')).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: 'Back to sign-in' }))
  await fillSignIn(user, email, password)
  await waitFor(() => expect(path()).toBe('/app/pages/home'))
})

test('explains why a link does not work and links back to the sign-in', async () => {
  const hostile = '%3Cimg%20src=x%20onerror=alert(1)%3E'
  for (const [path, text] of [
    ['/auth/initialize-password/initialize-used', 'This link has already been used.'],
    ['/auth/initialize-password/initialize-expired', 'This link has expired.'],
    ['/auth/initialize-password/no-such-link', 'This link is incomplete'],
    ['/auth/verify-email/verify-used', 'This link has already been used.'],
    ['/auth/verify-email/verify-expired', 'This link has expired.'],
    [`/auth/verify-email/${hostile}`, 'This link is incomplete'],
    ['/auth/verify-email/a%2F..%2F..%2Fb', 'This link is incomplete'],
    [`/auth/reset-password?token=${'x'.repeat(10_000)}`, 'This link is incomplete'],
  ] as const) {
    const { router } = await renderPortal(null, path)
    expect(await alertText(), path).toContain(text)
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toBeTruthy()
    expect(router.state.location.href).toMatch(/(\/|token=)-$/)
  }
  await renderPortal(null, '/auth/reset-password')
  expect(await screen.findByText('Open the link again')).toBeTruthy()
})

test('H7 reports after a reload that the link must be opened again', async () => {
  for (const path of [
    '/auth/initialize-password/initialize-good',
    '/auth/verify-email/verify-used',
    '/auth/reset-password?token=reset-good',
  ]) {
    const { router } = await renderPortal(null, path, {
      path: 'v1/accounts/',
      kind: 'hang',
      count: 'always',
    })
    await screen.findByRole('heading', { level: 1, name: /password|Confirm/ })
    expect(router.state.location.href).toMatch(/(\/|token=)-$/)
    expect(screen.queryByText('Open the link again')).toBeNull()
    await renderPortal(null, router.state.location.href)
    expect(await screen.findByText('Open the link again'), path).toBeTruthy()
  }
})

test('keeps typed text after a failed request and offers a retry', async () => {
  const down = { path: 'v1/accounts/', kind: 'status', status: 500, count: 'always' } as const
  for (const [path, after] of [
    ['/auth/initialize-password/initialize-good', /^For the account/],
    ['/auth/verify-email/verify-good', 'Your email is confirmed'],
  ] as const) {
    const { user, faults } = await renderPortal(null, path, down)
    expect(await alertText()).toContain('Internal Server Error')
    faults()
    await user.click(await findButton('Try again'))
    expect(await screen.findByText(after)).toBeTruthy()
  }
  const { user, path, faults } = await renderPortal(null, '/auth/reset-password?token=reset-good')
  await fillField(user, 'New password', NEXT)
  faults(down)
  await user.click(await findButton('Change password'))
  expect(await alertText()).toContain('Internal Server Error')
  expect((await findField('New password')).value).toBe(NEXT)
  faults()
  await user.click(await findButton('Change password'))
  await waitFor(() => expect(path()).toBe(LOGIN))
})

test('redirects from the error screen only to a portal screen or the start page', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  for (const redirect of ['//evil.example', '/app/pages/home']) {
    const { user } = await renderPortal(null, `/auth/error-1?redirect=${redirect}`)
    await user.click(await findButton('Try again'))
  }
  expect(assign.mock.calls).toEqual([['/'], ['/app/pages/home']])
  const { user, path } = await renderPortal(null, '/auth/error-1')
  await user.click(await screen.findByRole('link', { name: 'Go to the home page' }))
  await waitFor(() => expect(path()).toBe(LOGIN))
})

test('shows the next steps for a locked account and after too many attempts', async () => {
  const { email, password } = personas['client-locked']
  const { user } = await renderPortal(null, LOGIN)
  await fillSignIn(user, email, password)
  expect(await alertText()).toContain('This account is locked')
  expect(await screen.findByRole('link', { name: 'choose a new password' })).toBeTruthy()
  await fillField(user, 'Password', 'wrong')
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByRole('alert').textContent).toContain('Too many attempts')
  })
  expect(await screen.findByText(/You can try again in (?:\dm ?)?(?:\d+s)?\./)).toBeTruthy()
  expect(await screen.findByText(/You can try again at/)).toBeTruthy()
})

test("A19 links to the matching portal's sign-in if the password may have been set", async () => {
  for (const [path, button, login] of [
    ['/auth/reset-password?token=reset-good', 'Change password', LOGIN],
    ['/auth/reset-password?token=reset-good&portal=admin', 'Change password', `${LOGIN}/admin`],
    ['/auth/initialize-password/initialize-good', 'Save and sign in', LOGIN],
  ] as const) {
    const { user, faults } = await renderPortal(null, path)
    await fillField(user, path.includes('reset') ? 'New password' : 'Password', NEXT)
    faults({ path: 'password', kind: 'drop' })
    await user.click(await findButton(button))
    const look = await screen.findByRole('link', { name: 'Sign in with your new password' })
    expect(look.getAttribute('href')).toBe(login)
  }
})

test('A19 shows "Check your inbox" after a gateway timeout or an empty response', async () => {
  const { user, faults } = await renderPortal(null, FORGOT_PASSWORD)
  await fillField(user, 'Email', 'me@example.com')
  faults({ path: 'forgot-password', kind: 'status', status: 504 })
  await user.click(await findButton('Send the link'))
  expect(await alertText()).toContain('Check your inbox')
  faults({ path: 'forgot-password', kind: 'empty', status: 204 })
  await user.click(await findButton('Send the link'))
  expect(await screen.findByText('Check your inbox')).toBeTruthy()
})
