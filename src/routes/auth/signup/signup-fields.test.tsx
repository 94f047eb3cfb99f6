import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillField, findField } from '@/test/auth-forms'
import { renderPortal } from '@/test/render-portal'
import { watchBodies } from '@/test/watch-bodies'

const EMAIL = 'lina.farid@company.example'

const getValue = async (label: string) => (await findField(label)).value
const link = (name: string) => screen.findByRole('link', { name })
const findFirstStep = () => screen.findByRole('heading', { level: 1, name: 'Create your account' })

test('J6 prefills the sign-up with the email from the sign-in, and vice versa', async () => {
  const { user, router } = await renderPortal(null, '/auth/login')
  await fillField(user, 'Email', EMAIL)
  await user.click(await link('Create an account'))
  await findFirstStep()
  expect(await getValue('Work email')).toBe(EMAIL)
  await fillField(user, 'Work email', 'other@company.example')
  await user.click(await link('Sign in'))
  await waitFor(async () => expect(await getValue('Email')).toBe('other@company.example'))
  act(() => router.history.back())
  await findFirstStep()
  expect(await getValue('Work email')).toBe('other@company.example')
  const { href, state } = router.history.location
  expect(href + JSON.stringify(state)).not.toContain('company.example')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('company')
})

test.each([
  ['Gamila Google Salem', 'Gamila', 'Google Salem'],
  ['gamila@example.com', '', ''],
])("prefills the name step from the account's name: %s", async (name, first, last) => {
  await renderPortal('client-new', '/auth/signup/user-details')
  localStorage.setItem('USERNAME', name)
  const body = { completed_steps: [], next_step: 'name', is_initialized: false }
  const answer = { kind: 'status', status: 200, body, count: 'always' } as const
  await renderPortal(null, '/auth/signup/name', { path: 'user-details', ...answer })
  expect(await getValue('First name')).toBe(first)
  expect(await getValue('Last name')).toBe(last)
})

test('accepts a single name, but rejects a name without letters or digits', async () => {
  const { user } = await renderPortal('client-new', '/auth/signup/name')
  const details = watchBodies('user-details')
  await fillField(user, 'First name', 'Omar')
  await fillField(user, 'Last name', '.')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Enter at least one letter or digit')).toBeTruthy()
  await fillField(user, 'Last name', '\u200b')
  await user.keyboard('{Enter}')
  const sent = { first_name: 'Omar', display_name: 'Omar' }
  await waitFor(() => expect(details).toEqual([sent]))
})
