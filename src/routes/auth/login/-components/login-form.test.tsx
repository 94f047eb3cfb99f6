import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { LoginForm, type LoginValues } from './login-form'

type Failure = { title: string; text: string; fields?: Record<string, string> }

/** Renders a form whose sign-in stays pending until `respond` settles it, with or without a failure. */
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
        forgotLink={() => <a href="/auth/forgot-password">Forgot your password?</a>}
        onSubmit={async (values) => setError(await onSubmit(values))}
      />
    )
  }
  renderUi(<Login />)
  const respond = (failure?: Failure) => waiting.shift()?.(failure)
  return { user, onSubmit, respond }
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => screen.getByRole('button', { name: 'Sign in' })
const form = () => submit().closest('form')

/** Returns an invalid field's description, or `undefined` if the field is valid. */
function getError(field: HTMLElement): string | null | undefined {
  if (field.getAttribute('aria-invalid') !== 'true') return undefined
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

test('focuses the email field and never puts the password into a URL', () => {
  renderLogin()
  expect(document.activeElement).toBe(email())
  expect(form()?.hasAttribute('data-ready')).toBe(true)
  expect(form()?.method).toBe('post')
  expect(email().autocomplete).toBe('username')
  expect(password().autocomplete).toBe('current-password')
})

test('J1 sends one request on a double click or on Enter and a click', async () => {
  const { user, onSubmit, respond } = renderLogin()
  await user.type(email(), 'me@example.com')
  await user.type(password(), 'secret')
  await user.dblClick(submit())
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(submit().getAttribute('aria-disabled')).toBe('true')
  await user.type(password(), '{Enter}')
  await user.click(submit())
  expect(onSubmit).toHaveBeenCalledTimes(1)
  respond({ title: 'Time Out', text: 'Later' })
  await screen.findByRole('alert')
  await user.type(password(), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('J4 trims the email but not the password', async () => {
  const { user, onSubmit } = renderLogin()
  await user.type(email(), '  me@example.com ')
  await user.click(password())
  await user.paste('  pässwörd كلمة ')
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledWith({ email: 'me@example.com', password: '  pässwörd كلمة ' })
})

test('reports missing values next to their fields and focuses the first such field', async () => {
  const { user, onSubmit } = renderLogin()
  await user.click(submit())
  expect(getError(email())).toBe('Enter your email')
  expect(getError(password())).toBe('Enter your password')
  expect(document.activeElement).toBe(email())

  await user.type(email(), 'me@example')
  expect(getError(email())).toBeUndefined()
  await user.keyboard('{Enter}')
  expect(getError(email())).toBe('Enter a full email address, for example name@company.com')

  await user.type(email(), '.com{Enter}')
  expect(getError(email())).toBeUndefined()
  expect(document.activeElement).toBe(password())
  expect(onSubmit).not.toHaveBeenCalled()
})

test('announces an error and keeps the typed values', async () => {
  const { user, respond } = renderLogin()
  await user.type(email(), 'me@example.com')
  await user.type(password(), 'wrong{Enter}')
  respond({ title: 'Authentication Fail', text: 'Wrong email or password' })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Authentication Fail')
  expect(alert.textContent).toContain('Wrong email or password')
  expect(email().value).toBe('me@example.com')
  expect(password().value).toBe('wrong')
  expect(submit().getAttribute('aria-disabled')).toBe('false')
  expect(document.activeElement).toBe(password())
})

test("shows the server's errors next to their fields until the fields are edited", async () => {
  const { user, respond } = renderLogin()
  await user.type(email(), 'me@example.com')
  await user.type(password(), 'secret')
  await user.click(submit())
  respond({ title: 'Check the form', text: 'One field', fields: { email: 'Unknown email' } })
  await waitFor(() => expect(getError(email())).toBe('Unknown email'))
  expect(document.activeElement).toBe(email())
  await user.type(email(), 'x')
  expect(getError(email())).toBeUndefined()
})

test('shows and hides the password by mouse and keyboard', async () => {
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

test('warns about Caps Lock while the password is typed', async () => {
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

test('announces a notice and a warning politely', () => {
  renderUi(
    <LoginForm
      title="Sign in"
      notice={{ title: 'Authentication Fail', text: 'Please login again' }}
      warning="This connection is not secure."
      forgotLink={() => null}
      onSubmit={async () => {}}
    />,
  )
  const texts = screen.getAllByRole('status').map((status) => status.textContent)
  expect(texts).toContain('Authentication FailPlease login again')
  expect(texts).toContain('This connection is not secure.')
})
