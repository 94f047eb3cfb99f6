import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { personas } from '@mocks/personas'
import { alertText, findButton } from '@/test/auth-forms'
import { renderPortal } from '@/test/render-portal'

const PROFILE = '/app/pages/profile'
const profile = { path: 'accounts/profile' } as const

const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('shows the account unmasked and links to the password change', async () => {
  const { user, path } = await renderPortal('client', PROFILE)
  const you = await card('About you')
  const { email } = personas.client
  for (const text of ['Mona Saleh', email, '+20 100 000 0001', 'Verified'])
    expect(you.getByText(text)).toBeTruthy()
  const company = await card('Company')
  expect(company.getByText('Lotus Digital Bank')).toBeTruthy()
  expect(company.getByText('Banking and financial services')).toBeTruthy()
  expect(company.getByRole('link').getAttribute('rel')).toBe('noreferrer')
  const signIn = await card('Sign-in')
  const lastSignIn = signIn.getByText('Last sign-in').nextElementSibling
  expect(lastSignIn?.textContent).toMatch(/^\w{3} \d+(, \d{4})?, \d{1,2}:\d{2}\s[AP]M$/)

  await user.click(you.getByRole('button', { name: 'Copy email' }))
  expect(await navigator.clipboard.readText()).toBe(email)
  await user.click(signIn.getByRole('link', { name: 'Change password' }))
  await waitFor(() => expect(path()).toBe('/app/pages/change-password'))
})

test('shows no link to change the password for an account without password sign-in', async () => {
  await renderPortal('client-otp', PROFILE)
  const signIn = await card('Sign-in')
  expect(signIn.getByText('Phone number')).toBeTruthy()
  expect(signIn.queryByRole('link')).toBeNull()
})

test('shows "—" for missing or malformed values, and shows hostile text as plain text', async () => {
  const body = {
    name: '<img src=x onerror=alert(1)>',
    email: null,
    account_type: 'smoke_signal',
    company_website: 'javascript:alert(1)',
    email_verified: 'perhaps',
    created_at: 'long ago',
  }
  await renderPortal('client', PROFILE, { ...profile, kind: 'status', status: 200, body })
  const you = await card('About you')
  expect(you.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(you.getAllByText('Not available')).toHaveLength(3)
  expect(you.queryByText(/erified/)).toBeNull()
  const company = await card('Company')
  expect(company.getByText('javascript:alert(1)')).toBeTruthy()
  expect(company.queryByRole('link')).toBeNull()
  const signIn = await card('Sign-in')
  expect(signIn.getByText('Smoke signal')).toBeTruthy()
  expect(signIn.queryByText('long ago')).toBeNull()
})

test('shows a loading or empty state, an error with a retry, or an access error', async () => {
  await renderPortal('client', PROFILE, { ...profile, kind: 'hang' })
  expect(await screen.findByRole('status', { name: 'Loading your account' })).toBeTruthy()
  await renderPortal(null, PROFILE, { ...profile, kind: 'status', status: 200, body: {} })
  expect(await screen.findByText('No account details yet')).toBeTruthy()

  const down = { ...profile, kind: 'status', status: 500, count: 'always' } as const
  const { user, faults } = await renderPortal('client', PROFILE, down)
  expect(await alertText()).toContain('Internal Server Error')
  faults()
  // The button disappears with its error, so the focus moves to the heading (row K2).
  const retry = await findButton('Try again')
  retry.focus()
  await user.keyboard('{Enter}')
  await card('About you')
  const heading = screen.getByRole('heading', { level: 1, name: 'My account' })
  await waitFor(() => expect(document.activeElement).toBe(heading))

  const body = { message: 'Not for you' }
  await renderPortal('client', PROFILE, { ...profile, kind: 'status', status: 403, body, count: 2 })
  expect(await alertText()).toContain('You do not have access to this')
  expect(await alertText()).toContain('Not for you')
})
