import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import type { PersonaName } from '@mocks/personas'
import { renderPortal } from '@/test/render-portal'

const GENERAL = 'Sorry ! Something went wrong . Please try again later !'
const RETAIL = '/app/pages/bundle/20011/sessions'
const all = { path: 'portal-backend', count: 'always' } as const

/** Opens a screen while every call gets this answer, waits until it says this, and returns all of its text. */
async function openWith(name: PersonaName, path: string, answer: Fault, shown = GENERAL) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { calls } = await renderPortal(name, path, answer)
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain(shown))
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(calls().length).toBeGreaterThan(0)
  return document.body.textContent
}

test.each<[string, Fault]>([
  ['HTML', { ...all, kind: 'html', status: 200 }],
  ['cut JSON', { ...all, kind: 'truncated' }],
  ['nothing', { ...all, kind: 'empty' }],
  ['204', { ...all, kind: 'empty', status: 204 }],
])('E2 a list answered with %s says so and can be tried again', async (_, answer) => {
  const text = await openWith('client', RETAIL, answer)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(text).not.toContain('Bad gateway')
})

test.each<[PersonaName, string, string?]>([
  ['client', '/app/pages/home'],
  ['client', '/app/pages/bundle'],
  ['client', RETAIL],
  ['client', `${RETAIL}?tab=transactions`],
  ['client', `${RETAIL}?tab=analytics`],
  ['client', `${RETAIL}?tab=extra-results`],
  ['client', `${RETAIL}/3f9a1c00`],
  // All of it is optional.
  ['client', '/app/pages/profile', 'No account details yet'],
  ['client-new', '/auth/signup/user-details'],
  ['admin', '/admin/dashboard'],
  ['admin', '/admin/sessions', 'Choose a client'],
  ['admin', '/admin/bundle-sessions/20011'],
  ['admin', '/admin/identities'],
])(
  'E3 answers of another shape leave %s at %s with a screen',
  async (name, path, shown = GENERAL) => {
    const text = await openWith(name, path, { ...all, kind: 'wrong_shape' }, shown)
    expect(text).toContain(shown)
  },
)

// Last: the first test loads the portal, and these wait for what is repeated.
test.each([
  [502, RETAIL],
  [504, '/app/pages/profile'],
])('E1 the HTML of a %s is not shown at %s', async (status, path) => {
  const text = await openWith('client', path, { ...all, kind: 'html', status })
  expect(text).not.toMatch(/Bad gateway|doctype|[<>]/)
})
