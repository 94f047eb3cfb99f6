import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { LoginForm } from './login-form'
import type { LoginValues } from './login-form'

type Failure = { title: string; text: string; fields?: Record<string, string> }

/** A sign-in that stays open until it is answered: with a failure, or with nothing. */
function renderLogin() {
  const user = userEvent.setup()
  const waiting: ((failure?: Failure) => void)[] = []
  const onSubmit = vi.fn<(values: LoginValues) => Promise<Failure | undefined>>(
    () => new Promise((resolve) => waiting.push(resolve)),
  )
  function Login() {
    const [error, setError] = useState<Failure>()
    return (
      <LoginForm
        title="Sign in"
        error={error}
        forgotLink={<a href="/auth/forgot-password">Forgot your password?</a>}
        onSubmit={async (values) => setError(await onSubmit(values))}
      />
    )
  }
  renderUi(<Login />)
  const answer = (failure?: Failure) => waiting.shift()?.(failure)
  return { user, onSubmit, answer }
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => screen.getByRole('button', { name: 'Sign in' })
const form = () => submit().closest('form')

/** The text that a screen reader adds to a field that is marked as wrong. */
function problemOf(field: HTMLElement): string | null | undefined {
  if (field.getAttribute('aria-invalid') !== 'true') return undefined
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

test('starts in the e-mail, is ready, and never puts the password into an address', () => {
  renderLogin()
  expect(document.activeElement).toBe(email())
  expect(form()?.hasAttribute('data-ready')).toBe(true)
  expect(form()?.method).toBe('post')
  expect(email().autocomplete).toBe('username')
  expect(password().autocomplete).toBe('current-password')
})

test('J1: a double click, and Enter with a click, send one request', async () => {
  const { user, onSubmit, answer } = renderLogin()
  await user.type(email(), 'me@example.com')
  await user.type(password(), 'secret')
  await user.dblClick(submit())
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(submit().getAttribute('aria-disabled')).toBe('true')
  await user.type(password(), '{Enter}')
  await user.click(submit())
  expect(onSubmit).toHaveBeenCalledTimes(1)
  answer({ title: 'Time Out', text: 'Later' })
  await screen.findByRole('alert')
  await user.type(password(), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('J4: the e-mail is trimmed, the password is sent as it was pasted', async () => {
  const { user, onSubmit } = renderLogin()
  await user.type(email(), '  me@example.com ')
  await user.click(password())
  await user.paste('  pässwörd كلمة ')
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledWith({ email: 'me@example.com', password: '  pässwörd كلمة ' })
})

test('missing values are told at their fields; the first one gets the focus', async () => {
  const { user, onSubmit } = renderLogin()
  await user.click(submit())
  expect(problemOf(email())).toBe('Enter your email')
  expect(problemOf(password())).toBe('Enter your password')
  expect(document.activeElement).toBe(email())

  await user.type(email(), 'me@example')
  expect(problemOf(email())).toBeUndefined()
  await user.keyboard('{Enter}')
  expect(problemOf(email())).toBe('Enter a full email, for example name@company.com')

  await user.type(email(), '.com{Enter}')
  expect(problemOf(email())).toBeUndefined()
  expect(document.activeElement).toBe(password())
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an error is announced and nothing typed is lost', async () => {
  const { user, answer } = renderLogin()
  await user.type(email(), 'me@example.com')
  await user.type(password(), 'wrong{Enter}')
  answer({ title: 'Authentication Fail', text: 'Wrong email or password' })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Authentication Fail')
  expect(alert.textContent).toContain('Wrong email or password')
  expect(email().value).toBe('me@example.com')
  expect(password().value).toBe('wrong')
  expect(submit().getAttribute('aria-disabled')).toBe('false')
  expect(document.activeElement).toBe(password())
})

test("the server's field errors are tied to their fields until these are edited", async () => {
  const { user, answer } = renderLogin()
  await user.type(email(), 'me@example.com')
  await user.type(password(), 'secret')
  await user.click(submit())
  answer({ title: 'Check the form', text: 'One field', fields: { email: 'Unknown email' } })
  await waitFor(() => expect(problemOf(email())).toBe('Unknown email'))
  expect(document.activeElement).toBe(email())
  await user.type(email(), 'x')
  expect(problemOf(email())).toBeUndefined()
})

test('the password can be shown, by keyboard too, and its button is no textbox', async () => {
  const { user } = renderLogin()
  await user.type(password(), 'secret')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show password' }))
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('textbox', { name: /password/i })).toHaveLength(1)
  expect(password().type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password().type).toBe('password')
})

test('Caps Lock is told while the password is typed', async () => {
  const { user } = renderLogin()
  await user.click(password())
  await user.keyboard('{CapsLock}A')
  expect(screen.getByText('Caps Lock is on')).toBeTruthy()
  await user.click(email())
  expect(screen.queryByText('Caps Lock is on')).toBeNull()
  await user.click(password())
  await user.keyboard('{CapsLock}a')
  expect(screen.queryByText('Caps Lock is on')).toBeNull()
})

test('a notice and a warning wait politely', () => {
  renderUi(
    <LoginForm
      title="Sign in"
      notice={{ title: 'Authentication Fail', text: 'Please login again' }}
      warning="This connection is not secure."
      forgotLink={null}
      onSubmit={async () => {}}
    />,
  )
  const texts = screen.getAllByRole('status').map((status) => status.textContent)
  expect(texts).toContain('Authentication FailPlease login again')
  expect(texts).toContain('This connection is not secure.')
})
