import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authSession } from '@/api/core/auth-session-instance'
import { createQueryClient } from '@/api/core/query-client'
import { createAppRouter } from '@/router'
import { getDestination } from './destination'

const login = { access_token: 'a', refresh_token: 'r', session_rev: 'sid-12345.0' }
const visitors: Record<string, Record<string, string>> = {
  'a signed-out visitor': {},
  'an incomplete login': { access_token: 'a', isInitialized: 'true' },
  'a client': { ...login, isAdmin: 'false', isInitialized: 'true' },
  'a client who saw transactions last': {
    ...login,
    isInitialized: 'true',
    showingSessions: 'false',
  },
  'a client who is not initialized': { ...login, isInitialized: 'false' },
  'an administrator': { ...login, isAdmin: 'true', permissions: '["admin_analytics"]' },
  'an administrator without analytics': { ...login, isAdmin: 'true', permissions: '["x"]' },
  'an administrator with broken permissions': { ...login, isAdmin: 'true', permissions: '{' },
}
const addresses = [
  '/',
  '/app',
  '/app/pages',
  '/app/pages/home',
  '/app/dashboard?from=2026-01-01',
  '/app/pages/bundle/b-1/sessions',
  '/app/pages/bundle/b-1/sessions?page=2',
  '/app/pages/bundle/b-1/sessions?tab=transactions',
  '/app/pages/bundle/b-1/sessions/s-1',
  '/admin',
  '/admin/dashboard',
  '/admin/clients',
  '/admin/sessions/b-1/s-1',
  '/auth/forgot-password',
]

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
})

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Returns the router's final URL after all guards have run. */
async function routerAt(href: string): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [href] })
  const router = createAppRouter({ queryClient: createQueryClient(), auth: authSession, history })
  await router.load()
  const { pathname, searchStr } = router.state.location
  return pathname + searchStr
}

test.each(Object.entries(visitors))('redirects %s the way the guards do', async (_name, stored) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  for (const href of addresses) {
    const { pathname: path, search } = new URL(href, location.origin)
    const get = (key: string) => localStorage.getItem(key)
    const place = getDestination({ path, search }, authSession.snapshot(), get)
    // A login page's URL keeps the return URL, but the page's files don't depend on it.
    const found = place.path + place.search
    const ended = await routerAt(href)
    expect([href, found]).toEqual([href, ended.replace(/\?redirect=.*/, '')])
  }
})
