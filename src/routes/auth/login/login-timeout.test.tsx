import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { personas } from '@mocks/personas'
import { setFieldValue } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

test('E7 shows a message after 60 s without a response, and lets the user submit again', async () => {
  // The dashboard charts log a warning in tests because they have no size.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { user, calls } = await renderPortal(null, '/auth/login', {
    path: 'authentication/login',
    kind: 'hang',
  })
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
  const submit = screen.getByRole('button', { name: 'Sign in' })
  setFieldValue(email, personas.client.email)
  setFieldValue(screen.getByLabelText('Password'), personas.client.password)
  await user.click(submit)
  await waitFor(() => expect(calls('authentication/login')).toHaveLength(1))
  // Stops 5 s before the limit, because the fake clock also advances in real time.
  await vi.advanceTimersByTimeAsync(55_000)
  expect(submit.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByText(/Time Out/)).toBeNull()
  await vi.advanceTimersByTimeAsync(5_000)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Time Out')
  expect(alert.textContent).toContain('Please make sure of your internet connection!')
  expect(email.value).toBe(personas.client.email)
  await user.click(submit)
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()
})
