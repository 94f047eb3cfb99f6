import { screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { personas, type PersonaName } from '@mocks/personas'
import { renderPortal } from '@/test/render-portal'

const screens = [
  [null, '/auth/login', 'Sign in'],
  [null, '/auth/login/admin', 'Administrator sign-in'],
  [null, '/auth/signup', 'Create your account'],
  ['client', '/app/pages/profile', 'My account'],
  ['client', '/app/pages/change-password', 'Change Password'],
  ['admin', '/admin/clients', 'Clients'],
  ['admin', '/admin/sessions', 'Sessions'],
] as const

/** Opens a screen and returns its footer links. */
async function footerLinks(persona: PersonaName | null, path: string, title: string) {
  await renderPortal(persona, path)
  await screen.findByRole('heading', { level: 1, name: title })
  const links = within(await screen.findByRole('contentinfo')).getAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

const terms = ['Terms and Conditions', import.meta.env.VITE_TERMS_URL]

beforeEach(() => void onTestFinished(() => void vi.unstubAllEnvs()))

test.each(screens)('shows help as the first footer link for %s at %s', async (...place) => {
  vi.stubEnv('VITE_SUPPORT_URL', 'https://acme.example/help')
  expect(await footerLinks(...place)).toEqual([['Help', 'https://acme.example/help'], terms])
})

test('shows no help link if no support URL is set', async () => {
  expect(await footerLinks(...screens[0])).toEqual([terms])
})

test.each(['client', 'admin'] as const)(
  'also shows help in the profile menu for %s',
  async (persona) => {
    vi.stubEnv('VITE_SUPPORT_URL', 'help@acme.example')
    const path = persona === 'client' ? '/app/pages/profile' : '/admin/sessions'
    const { user } = await renderPortal(persona, path)
    await user.click(await screen.findByRole('button', { name: personas[persona].name }))
    const items = within(screen.getByRole('menu')).getAllByRole('menuitem')
    expect(items.slice(-2).map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Help', 'mailto:help@acme.example'],
      ['Sign out', null],
    ])
  },
)
