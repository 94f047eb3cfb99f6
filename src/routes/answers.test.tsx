import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import type { PersonaName } from '@mocks/personas'
import { renderPortal } from '@/test/render-portal'
import { screenPaths } from '@/test/screen-paths'

const GENERAL = 'Sorry ! Something went wrong . Please try again later !'
const RETAIL = '/app/pages/bundle/20011/sessions'
const all = { path: 'portal-backend', count: 'always' } as const

/** Opens a screen with this response to every request, waits for the text `shown`, and returns the page's text. */
async function openWith(name: PersonaName, path: string, answer: Fault, shown = GENERAL) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { calls, router } = await renderPortal(name, path, answer)
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain(shown))
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(calls().length).toBeGreaterThan(0)
  expect(router.history.location.href).toBe(path)
  return document.body.textContent
}

test.each<[string, Fault]>([
  ['HTML', { ...all, kind: 'html', status: 200 }],
  ['truncated JSON', { ...all, kind: 'truncated' }],
  ['empty', { ...all, kind: 'empty' }],
  ['a 204', { ...all, kind: 'empty', status: 204 }],
])('E2 shows the general error and a retry if a list response is %s', async (_, answer) => {
  const text = await openWith('client', RETAIL, answer)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(text).not.toContain('Bad gateway')
})

/** Expected texts of screens that don't require a response, so they don't show the general message. */
const otherwise: Record<string, string> = {
  '/app/pages/api': 'Four steps take you to your first verified response',
  '/app/pages/sdk': 'Install',
  '/app/pages/egnid-ocr': 'Drop or paste a photo here',
  '/app/pages/profile': 'No account details yet',
  '/app/pages/change-password': 'Current password',
  '/admin/sessions': 'Choose a client',
  '/admin/clients/new': 'Only the name is required.',
}

/** Screens that don't send requests before the user acts. */
const withoutCalls = ['/admin/change-password', '/admin/generic-ocr', '/admin/name-match']

const screens = [
  ...screenPaths('/app').map((path) => ['client', path] as const),
  ...screenPaths('/admin')
    .filter((path) => !withoutCalls.includes(path))
    .map((path) => ['admin', path] as const),
  ...['transactions', 'analytics', 'extra-results'].map(
    (tab) => ['client', `${RETAIL}?tab=${tab}`] as const,
  ),
  ['client-new', '/auth/signup/user-details'] as const,
]

test.each<readonly [PersonaName, string]>(screens)(
  'E3 shows %s a screen at %s when responses have an unexpected shape',
  async (name, path) => {
    const shownText = otherwise[path] ?? GENERAL
    const text = await openWith(name, path, { ...all, kind: 'wrong_shape' }, shownText)
    expect(text).toContain(shownText)
  },
)

// This test is last, because the first test also loads the portal, and this test already waits for retries.
test('E1 does not show the HTML of a 502 response', async () => {
  const text = await openWith('client', RETAIL, { ...all, kind: 'html' })
  expect(text).not.toMatch(/Bad gateway|doctype|[<>]/)
})
