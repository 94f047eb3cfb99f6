import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { database, type Mail } from '@mocks/db'

/**
 * Finds a field by its label, because a password input has no role. Waits until the field is visible, because React
 * keeps the previous screen hidden in the page while the next screen loads.
 */
export const findField = (label: string) =>
  waitFor(() => {
    const field = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
    expect(field.closest('[style*="display: none"]'), `${label} is hidden`).toBe(null)
    return field
  })

export const findButton = (name: string | RegExp) => screen.findByRole('button', { name })

/** Returns the text of the elements in a field's `aria-describedby`. */
export function getDescription(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

export const alertText = async () => (await screen.findByRole('alert')).textContent

/** Replaces a field's value by pasting. */
export async function fillField(user: UserEvent, label: string, text: string) {
  const input = await findField(label)
  await user.clear(input)
  if (!text) return
  await user.click(input)
  await user.paste(text)
}

/** Fills in the visible sign-in form and submits it. */
export async function fillSignIn(user: UserEvent, email: string, password: string) {
  await screen.findByRole('heading', { level: 1, name: /^(Sign in|Administrator sign-in)$/ })
  await fillField(user, 'Email', email)
  await fillField(user, 'Password', password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

/**
 * Waits until a rejected refresh redirects to the sign-in page `signIn`. If no database can record the rejection, the
 * portal first waits 3 s for newer tokens from another tab.
 */
export async function findRefusal(path: () => string, signIn: string) {
  // Faking the timers a second time would drop pending timers.
  if (!vi.isFakeTimers()) vi.useFakeTimers({ shouldAdvanceTime: true })
  const look = async () => {
    // Advances only 100 ms per attempt, because slow responses take real time.
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(path()).toBe(signIn)
  }
  // Testing Library's `waitFor` would use the fake timers.
  await vi.waitFor(look, { timeout: 10_000 })
}

export async function signOutByMenu(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
}

/** Returns the last email that the mock sent to an address. */
export function lastMail(to: string): Mail {
  const mail = database().mail.findLast((each) => each.to === to)
  expect(mail, `an email to ${to}`).toBeTruthy()
  return mail ?? { at: '', to, subject: '' }
}

/** Serializes the page and both storages, so a test can search them for private data. */
export const traces = () =>
  JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    location.href,
    document.title,
    document.documentElement.outerHTML,
  ])
