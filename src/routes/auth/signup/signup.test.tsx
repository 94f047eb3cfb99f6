import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { personas } from '@mocks/personas'
import { database } from '@mocks/db'
import { clearPendingSignup } from '@/browser/pending-signup'
import {
  alertText,
  fillField,
  fillSignIn,
  findButton,
  findField,
  lastMail,
} from '@/test/auth-forms'
import { renderPortal } from '@/test/render-portal'

const SIGNUP = '/auth/signup'
const USER_DETAILS = `${SIGNUP}/user-details`
const HOME = '/app/pages/home'
const EMAIL = 'lina.farid@company.example'
const PASSWORD = '  Ünusual pass كلمة 9 '

afterEach(clearPendingSignup)

/** Waits for a step's number and question. */
async function findStep(step: number, question: string) {
  await screen.findByRole('heading', { level: 1, name: question })
  return screen.findByText(`Step ${step} of 10`)
}

async function press(user: UserEvent, name: string | RegExp) {
  await user.click(await findButton(name))
}

async function askForCode(user: UserEvent, email = EMAIL) {
  await fillField(user, 'Work email', email)
  await user.click(screen.getByRole('checkbox', { name: /I accept the/ }))
  await press(user, 'Send the code')
}

const lastCode = () => lastMail(EMAIL).code ?? ''
const getValue = async (label: string) => (await findField(label)).value
const link = (name: string | RegExp) => screen.findByRole('link', { name })

async function expectFocus(label: string) {
  const input = await findField(label)
  await waitFor(() => expect(document.activeElement).toBe(input))
}

test('reports wrong and expired codes, and sends a new code after a wait', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  // Jumps ahead so the screen renders once, not every second.
  const pass = (seconds: number) => {
    vi.setSystemTime(Date.now() + (seconds - 1) * 1_000)
    return act(() => vi.advanceTimersByTimeAsync(1_000))
  }
  const { user, path, faults, calls } = await renderPortal(null, SIGNUP)
  await askForCode(user)
  await findStep(2, 'Enter the code we sent you')
  const wrong = lastCode() === '000000' ? '111111' : '000000'
  for (const message of [/2 attempts left/, /1 attempt left/, /Too many attempts with this code/]) {
    await fillField(user, 'Code', '')
    await fillField(user, 'Code', wrong)
    expect(await screen.findByText(message)).toBeTruthy()
    await expectFocus('Code')
  }
  // The wait isn't over, so the button only shows the remaining time.
  const resend = await findButton(/^Request a new code/)
  expect(resend.getAttribute('aria-disabled')).toBe('true')
  await user.click(resend)
  expect(calls('resend-otp')).toEqual([])

  // The server requires a longer wait than before.
  faults({
    path: 'resend-otp',
    kind: 'status',
    status: 429,
    headers: { 'retry-after': '90' },
    body: { message: 'Another code cannot be sent yet.' },
  })
  await pass(31)
  await waitFor(() => expect(resend.textContent).toBe('Request a new code'))
  await user.click(resend)
  expect(await alertText()).toContain('Another code cannot be sent yet.')
  await waitFor(() => expect(resend.textContent).toMatch(/Request a new code in 1m \d\ds/))
  await pass(91)
  await user.click(resend)
  expect(await screen.findByText(/A new code is on its way/)).toBeTruthy()
  expect(await getValue('Code')).toBe('')
  await expectFocus('Code')
  expect(database().mail.filter(({ to }) => to === EMAIL)).toHaveLength(2)

  await pass(301)
  expect(await screen.findByText(/It has expired\./)).toBeTruthy()
  await fillField(user, 'Code', lastCode())
  expect(await screen.findByText('This code has expired. Request a new one.')).toBeTruthy()

  // Half an hour later the sign-up has expired.
  await pass(1_800)
  await user.click(resend)
  await user.click(await link('Start again'))
  await findStep(1, 'Create your account')
  expect(await getValue('Work email')).toBe(EMAIL)
  const again = await renderPortal(null, `${SIGNUP}/otp-verification`)
  await waitFor(() => expect(again.path()).toBe(SIGNUP))
  expect(path()).toBe(SIGNUP)
})

test('prefills the sign-in and the reset form with an email that already has an account', async () => {
  const { email, password } = personas.client
  const { user, path, router } = await renderPortal(null, SIGNUP)
  await askForCode(user, email)
  expect(await alertText()).toContain('This email already has an account')
  expect(await getValue('Work email')).toBe(email)
  await user.click(await link('Choose a new password'))
  await waitFor(async () => expect(await getValue('Email')).toBe(email))
  router.history.back()
  await findStep(1, 'Create your account')
  await fillField(user, 'Work email', email)
  const accepted = screen.getByRole<HTMLInputElement>('checkbox', { name: /I accept the/ })
  if (!accepted.checked) await user.click(accepted)
  await press(user, 'Send the code')
  const alert = within(await screen.findByRole('alert'))
  await user.click(alert.getByRole('link', { name: 'Sign in' }))
  await waitFor(async () => expect(await getValue('Email')).toBe(email))
  const { href, state } = router.history.location
  expect(href + JSON.stringify(state)).not.toContain('mona')
  await fillSignIn(user, email, password)
  await waitFor(() => expect(path()).toBe(HOME))
})

test('accepts the code for the latest email after the user changed the email', async () => {
  const { user } = await renderPortal(null, SIGNUP)
  await askForCode(user, 'other@company.example')
  await findStep(2, 'Enter the code we sent you')
  await user.click(await link('Back'))
  await findStep(1, 'Create your account')
  await fillField(user, 'Work email', EMAIL)
  await press(user, 'Send the code')
  await findStep(2, 'Enter the code we sent you')
  await fillField(user, 'Code', lastCode())
  expect(await findStep(3, 'Choose a password')).toBeTruthy()
})

test('shows why a step failed and keeps typed text', async () => {
  const { user, faults } = await renderPortal(null, SIGNUP, {
    path: 'accounts/signup/',
    kind: 'status',
    status: 429,
    headers: { 'retry-after': '125' },
    body: { message: 'Too many sign-ups from here.' },
  })
  await askForCode(user)
  expect(await alertText()).toContain('Too many sign-ups from here.')
  expect(await screen.findByText(/You can try again in (?:2m|1m 5\ds)/)).toBeTruthy()
  expect(await getValue('Work email')).toBe(EMAIL)
  faults({ path: 'verify-otp', kind: 'drop', count: 'always' })
  await press(user, 'Send the code')
  await findStep(2, 'Enter the code we sent you')
  await fillField(user, 'Code', lastCode())
  expect(await alertText()).toContain('Please make sure of your internet connection!')
  expect(await getValue('Code')).toBe(lastCode())
  faults()
  await press(user, 'Continue')
  await findStep(3, 'Choose a password')
  faults({ path: 'create-password', kind: 'status', status: 500 })
  await fillField(user, 'Password', PASSWORD)
  await press(user, 'Create the account')
  expect(await alertText()).toContain('Internal Server Error')
  expect(await getValue('Password')).toBe(PASSWORD)
  await press(user, 'Create the account')
  await findStep(4, 'What is your name?')
  // Waits until the step loads because its request has the same path.
  await findField('First name')
  faults({
    path: 'user-details',
    kind: 'status',
    status: 422,
    body: { message: 'Check the form', errors: { last_name: ['This name is too short'] } },
  })
  await fillField(user, 'First name', 'Lina')
  await fillField(user, 'Last name', 'F')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('This name is too short')).toBeTruthy()
  await expectFocus('Last name')
  expect(await getValue('First name')).toBe('Lina')
})

test('A19 links to the saved answers if a step may have been saved', async () => {
  const { user, faults } = await renderPortal('client-new', `${SIGNUP}/phone-number`)
  await fillField(user, 'Phone number', '01001234567')
  // The server saves the number, but the response breaks off.
  faults({ path: 'user-details', kind: 'truncated' })
  await user.keyboard('{Enter}')
  await user.click(await link('Saved answers'))
  await findStep(5, 'Complete your account')
  expect(await screen.findByText(/\+20 ?100 ?123 ?4567/)).toBeTruthy()
})

test("falls back to the portal's own options and retries a step that failed to load", async () => {
  const { user, path } = await renderPortal('client-new', USER_DETAILS, {
    path: 'signup-options',
    kind: 'wrong_shape',
    count: 'always',
  })
  await user.click(await link('Continue'))
  await fillField(user, 'Phone number', '01001234567')
  await user.keyboard('{Enter}')
  await findStep(7, 'Which industry are you in?')
  expect(await screen.findAllByRole('radio')).toHaveLength(12)
  await user.click(screen.getByRole('radio', { name: 'Retail and e-commerce' }))
  await press(user, 'Continue')
  await findStep(8, 'What is your role?')
  const again = await renderPortal(null, path(), {
    path: 'user-details',
    kind: 'status',
    status: 500,
    count: 'always',
  })
  expect(await alertText()).toContain('Internal Server Error')
  again.faults()
  await press(again.user, 'Try again')
  expect(await findStep(8, 'What is your role?')).toBeTruthy()
})

test("J6 keeps the values of steps 5 to 10 and resumes at the server's next step", async () => {
  const { user, router } = await renderPortal('client-new', USER_DETAILS)
  await findStep(5, 'Complete your account')
  const doneStep = screen
    .getAllByRole('listitem')
    .find((item) => /Nour Adel/.test(item.textContent))
  expect(doneStep?.textContent).toContain('done')
  await user.click(await link('Continue'))
  await findStep(6, 'What is your phone number?')
  await fillField(user, 'Phone number', '0100 123')
  await user.click(await link('Back'))
  await findStep(5, 'Complete your account')
  await user.click(await link('Continue'))
  await findStep(6, 'What is your phone number?')
  expect(await getValue('Phone number')).toBe('0100 123')
  await press(user, 'Continue')
  const phone = await findField('Phone number')
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
  await fillField(user, 'Phone number', '0100 123 4567')
  await user.keyboard('{Enter}')
  await findStep(7, 'Which industry are you in?')
  await press(user, 'Continue')
  const industries = screen.getByRole('radiogroup', { name: 'Industry' })
  await waitFor(() => expect(document.activeElement).toBe(industries))
  expect(screen.getByText('Choose an industry')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Insurance' }))
  router.history.back()
  await findStep(6, 'What is your phone number?')
  router.history.forward()
  await findStep(7, 'Which industry are you in?')
  const insurance = () => screen.findByRole<HTMLInputElement>('radio', { name: 'Insurance' })
  expect((await insurance()).checked).toBe(true)
  await press(user, 'Continue')
  await findStep(8, 'What is your role?')

  const next = await renderPortal(null, `${SIGNUP}/role`)
  await findStep(8, 'What is your role?')
  await next.user.click(screen.getByRole('radio', { name: 'Compliance' })) // the portal's label
  await press(next.user, 'Continue')
  await findStep(9, 'What is your company called?')
  await press(next.user, 'Continue')
  expect(await screen.findByText('Enter your company name')).toBeTruthy()
  await fillField(next.user, 'Company name', 'شركة نور')
  await press(next.user, 'Continue')
  await findStep(10, 'What is your company’s website?')

  await renderPortal(null, `${SIGNUP}/phone-number`)
  await waitFor(async () => expect(await getValue('Phone number')).toBe('010 01234567'))
  const last = await renderPortal(null, USER_DETAILS)
  for (const text of [/\+201001234567/, /Insurance/, /Compliance$/, /شركة نور/])
    expect(await screen.findByText(text)).toBeTruthy()
  await last.user.click(await link('Change Industry'))
  expect((await insurance()).checked).toBe(true)
  await last.open(USER_DETAILS)
  await last.user.click(await link('Continue'))
  await findStep(10, 'What is your company’s website?')
  await fillField(last.user, 'Website', 'not a website')
  await press(last.user, 'Finish')
  expect(await screen.findByText('Enter a web address, for example example.com')).toBeTruthy()
  await fillField(last.user, 'Website', 'nour.example')
  await press(last.user, 'Finish')
  await waitFor(() => expect(last.path()).toBe(HOME))
  await last.open(`${SIGNUP}/role`)
  await waitFor(() => expect(last.path()).toBe(HOME))
})
