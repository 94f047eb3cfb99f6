import { expect } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import { button, expectPath } from '../helpers'
import { HOME, SIGNUP, USER_DETAILS, signupPath } from '../pages'
import {
  EMAIL,
  PASSWORD,
  askForCode,
  expectStep,
  field,
  lastCode,
  mailTo,
  passAtBackend,
  wrongCode,
} from './signup'

test('wrong and expired codes are reported and a new one can be sent after a wait', async ({
  page,
  mock,
  allowErrors,
}) => {
  allowErrors(/signup\//)
  await page.clock.install()
  await askForCode(page)
  await expectStep(page, 2, 'Enter the code we sent you')
  for (const message of ['2 tries left', '1 try left', 'Too many attempts with this code']) {
    await field(page, 'Code').fill('')
    await field(page, 'Code').fill(await wrongCode(page))
    await expect(page.getByText(message)).toBeVisible()
    await expect(field(page, 'Code')).toBeFocused()
  }
  // Too early: the button only says when.
  const resend = page.getByRole('button', { name: /^Send a new code/ })
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await resend.dispatchEvent('click')
  expect(await mock.log('resend-otp')).toEqual([])

  // The server asks for a longer wait than before.
  await mock.faults([
    {
      path: 'resend-otp',
      kind: 'status',
      status: 429,
      headers: { 'retry-after': '90' },
      body: { message: 'Another code cannot be sent yet.' },
    },
  ])
  await page.clock.fastForward(31_000)
  await expect(resend).toHaveText('Send a new code')
  await resend.click()
  await expect(page.getByRole('alert')).toContainText('Another code cannot be sent yet.')
  await expect(resend).toHaveText(/Send a new code in 1m \d\ds/)
  await passAtBackend(page, 91)
  await page.clock.fastForward(91_000)
  await resend.click()
  await expect(page.getByText('A new code is on its way')).toBeVisible()
  await expect(field(page, 'Code')).toHaveValue('')
  await expect(field(page, 'Code')).toBeFocused()
  expect(await mailTo(page, EMAIL)).toHaveLength(2)

  await passAtBackend(page, 301)
  await page.clock.fastForward(301_000)
  await expect(page.getByText('It has expired.')).toBeVisible()
  await field(page, 'Code').fill(await lastCode(page))
  await expect(page.getByText('This code has expired. Send a new one.')).toBeVisible()

  // Half an hour later the sign-up has expired.
  await passAtBackend(page, 1_800)
  await resend.click()
  await page.getByRole('link', { name: 'Start again' }).click()
  await expectStep(page, 1, 'Create your account')
  await expect(field(page, 'Work email')).toHaveValue(EMAIL)
  await page.goto(signupPath('otp-verification'))
  await expectPath(page, SIGNUP)
})

test('an email with an account goes along to the sign-in or a new password', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/signup\//)
  const { email, password } = personas.client
  await askForCode(page, email)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This email already has an account')
  await expect(field(page, 'Work email')).toHaveValue(email)
  await alert.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(field(page, 'Email')).toHaveValue(email)
  await page.goBack()
  await askForCode(page, email)
  await alert.getByRole('link', { name: 'Sign in' }).click()
  await expect(field(page, 'Email')).toHaveValue(email)
  expect(page.url()).not.toContain('mona')
  await field(page, 'Password').fill(password)
  await button(page, 'Sign in').click()
  await expectPath(page, HOME)
})

test('a failed step shows the reason and keeps what was typed', async ({
  page,
  mock,
  allowErrors,
}) => {
  allowErrors(/accounts\//)
  await mock.faults([
    {
      path: 'accounts/signup/',
      kind: 'status',
      status: 429,
      headers: { 'retry-after': '125' },
      body: { message: 'Too many sign-ups from here.' },
    },
  ])
  await askForCode(page)
  await expect(page.getByRole('alert')).toContainText('Too many sign-ups from here.')
  await expect(page.getByText(/You can try again in 2m 0\ds/)).toBeVisible()
  await expect(field(page, 'Work email')).toHaveValue(EMAIL)
  // Always: a browser repeats a call by itself when a reused connection breaks.
  await mock.faults([{ path: 'verify-otp', kind: 'drop', count: 'always' }])
  await button(page, 'Send the code').click()
  await expectStep(page, 2, 'Enter the code we sent you')
  const code = await lastCode(page)
  await field(page, 'Code').fill(code)
  await expect(page.getByRole('alert')).toContainText(
    'Please make sure of your internet connection!',
  )
  await expect(field(page, 'Code')).toHaveValue(code)
  await mock.faults([])
  await button(page, 'Continue').click()
  await expectStep(page, 3, 'Choose a password')
  await mock.faults([{ path: 'create-password', kind: 'status', status: 500 }])
  await field(page, 'Password').fill(PASSWORD)
  await button(page, 'Create the account').click()
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await expect(field(page, 'Password')).toHaveValue(PASSWORD)
  await button(page, 'Create the account').click()
  await expectStep(page, 4, 'What is your name?')
  await mock.faults([
    {
      path: 'user-details',
      kind: 'status',
      status: 422,
      body: { message: 'Check the form', errors: { last_name: ['This name is too short'] } },
    },
  ])
  await field(page, 'First name').fill('Lina')
  await field(page, 'Last name').fill('F')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This name is too short')).toBeVisible()
  await expect(field(page, 'Last name')).toBeFocused()
  await expect(field(page, 'First name')).toHaveValue('Lina')
})

test('the portal falls back on its own options and retries a step that failed to load', async ({
  page,
  mock,
  allowErrors,
  openAs,
}) => {
  allowErrors(/accounts\//, /ContractError/)
  await mock.faults([{ path: 'signup-options', kind: 'wrong_shape', count: 'always' }])
  await openAs('client-new', USER_DETAILS)
  await page.getByRole('link', { name: 'Continue' }).click()
  await field(page, 'Phone number').fill('01001234567')
  await page.keyboard.press('Enter')
  await expectStep(page, 7, 'Which industry are you in?')
  await expect(page.getByRole('radio')).toHaveCount(11)
  await page.getByRole('radio', { name: 'Retail and e-commerce' }).check()
  await button(page, 'Continue').click()
  await expectStep(page, 8, 'What is your role?')
  await mock.faults([{ path: 'user-details', kind: 'status', status: 500, count: 'always' }])
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await mock.faults([])
  await button(page, 'Try again').click()
  await expectStep(page, 8, 'What is your role?')
})
