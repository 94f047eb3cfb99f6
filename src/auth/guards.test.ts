// @vitest-environment node
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { memoryStorage } from '@/test/scripted-backend'
import {
  leaveAdminLoginWhenSignedIn,
  leaveBareAdmin,
  leaveLoginWhenSignedIn,
  leaveRoot,
  requireAdmin,
  requireClient,
  requireIds,
  requireNoAccount,
  requireUninitialised,
} from './guards'
import { createAuthSession, type AuthSession } from './session/auth-session'

type Who = 'nobody' | 'new client' | 'client' | 'admin' | 'admin without permission'

function as(who: Who): AuthSession {
  const auth = createAuthSession({ storage: memoryStorage() })
  if (who === 'nobody') return auth
  auth.login(who.startsWith('admin') ? 'admin' : 'client', {
    name: who,
    accessToken: 'a',
    refreshToken: 'r',
    isInitialized: who !== 'new client',
    bundles: [],
    permissions: who === 'admin' ? ['admin_analytics'] : [],
  })
  return auth
}

/** Where a guard leads, or "stays". */
function lead(guard: () => unknown): string {
  try {
    guard()
    return 'stays'
  } catch (error) {
    if (isNotFound(error)) return 'not found'
    if (!isRedirect(error)) throw error
    const { to, href, search }: { to?: string; href?: string; search?: unknown } = error.options
    const origin =
      search && typeof search === 'object' && 'redirect' in search
        ? ` keeping ${String(search.redirect)}`
        : ''
    return `${to ?? href ?? ''}${origin}`
  }
}

const everybody: Who[] = ['nobody', 'new client', 'client', 'admin', 'admin without permission']

/** One row per guard; one column per person, in the order of `everybody`. */
const table: [name: string, guard: (auth: AuthSession) => unknown, leads: string[]][] = [
  [
    'D1 client area',
    (auth) => requireClient(auth, '/app/pages/profile?x=1'),
    [
      '/auth keeping /app/pages/profile?x=1',
      '/auth/signup/user-details',
      'stays',
      '/admin',
      '/admin',
    ],
  ],
  [
    'D1 client area, nothing worth keeping',
    (auth) => requireClient(auth, '/app'),
    ['/auth', '/auth/signup/user-details', 'stays', '/admin', '/admin'],
  ],
  [
    'D1 admin area',
    (auth) => requireAdmin(auth, '/admin/clients'),
    [
      '/auth/login/admin keeping /admin/clients',
      '/auth/login/admin keeping /admin/clients',
      '/auth/login/admin keeping /admin/clients',
      'stays',
      'stays',
    ],
  ],
  [
    'client login',
    (auth) => leaveLoginWhenSignedIn(auth, '/app/dashboard'),
    ['stays', '/auth/signup/user-details', '/app/dashboard', '/admin', '/admin'],
  ],
  [
    'client login with a hostile origin',
    (auth) => leaveLoginWhenSignedIn(auth, '//evil.example'),
    ['stays', '/auth/signup/user-details', '/app/pages/home', '/admin', '/admin'],
  ],
  [
    'admin login',
    (auth) => leaveAdminLoginWhenSignedIn(auth, '/app/dashboard'),
    ['stays', 'stays', 'stays', '/admin', '/admin'],
  ],
  ['root', (auth) => leaveRoot(auth), ['/app', '/app', '/app', '/admin', '/admin']],
  [
    'bare admin, by permission',
    (auth) => leaveBareAdmin(auth),
    [
      '/admin/sessions',
      '/admin/sessions',
      '/admin/sessions',
      '/admin/dashboard',
      '/admin/sessions',
    ],
  ],
  [
    'D5 steps that make an account',
    (auth) => requireNoAccount(auth),
    ['stays', '/auth/signup/user-details', '/app/pages/home', '/admin', '/admin'],
  ],
  [
    'D5 steps that complete an account',
    (auth) => requireUninitialised(auth),
    ['/auth/signup', 'stays', '/app/pages/home', '/admin', '/admin'],
  ],
]

for (const [name, guard, leads] of table) {
  test(name, () => {
    expect(everybody.map((who) => lead(() => guard(as(who))))).toEqual(leads)
  })
}

for (const bad of ['..', '.', '', '<img>', 'x'.repeat(10_000), 'a/b', 'a b', '%2e%2e', 'ا']) {
  test(`D10 the id "${bad.slice(0, 20)}" is not found`, () => {
    expect(lead(() => requireIds({ bundleId: 'b1', sessionId: bad }))).toBe('not found')
  })
}

test('D10 ids of every usual form pass', () => {
  for (const id of ['7', 'b_1', 'a1b2-c3', '0f8fad5b-d9cb-469f-a165-70867728950e', 'x.y:z~1']) {
    expect(lead(() => requireIds({ id }))).toBe('stays')
  }
})
