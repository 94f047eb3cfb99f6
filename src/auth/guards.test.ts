import { isNotFound, isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { memoryStorage } from '@/test/scripted-backend'
import {
  redirectFromIndex,
  redirectIfSignedIn,
  requireAdmin,
  requireClient,
  requireCodeSent,
  requireIds,
  requireNoAccount,
  requireUninitialized,
  requireVerified,
  safeRedirect,
  type MatchRoutes,
} from './guards'
import type { PendingSignup } from '@/browser/pending-signup'
import { createAuthSession, type AuthSession } from '@/auth/session/auth-session'

/** Matches no path to a screen. redirects.test.tsx covers the real routes. */
const noRoute: MatchRoutes = () => [[], {}, undefined]

type Visitor = 'signed out' | 'new client' | 'client' | 'admin' | 'admin without permission'

function signIn(visitor: Visitor): AuthSession {
  const auth = createAuthSession({ storage: memoryStorage() })
  if (visitor === 'signed out') return auth
  auth.login(visitor.startsWith('admin') ? 'admin' : 'client', {
    name: visitor,
    accessToken: 'a',
    refreshToken: 'r',
    isInitialized: visitor !== 'new client',
    bundles: [],
    permissions: visitor === 'admin' ? ['admin_analytics'] : [],
  })
  return auth
}

const target = (href: string) => ({ href, pathname: href.split('?')[0] ?? '' })

/** Returns the URL to which a guard redirects, "stays" or "not found". */
function getOutcome(guard: () => unknown): string {
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

const visitors: Visitor[] = [
  'signed out',
  'new client',
  'client',
  'admin',
  'admin without permission',
]

/** One row per guard, one column per visitor, in the order of `visitors`. */
const table: [name: string, guard: (auth: AuthSession) => unknown, outcomes: string[]][] = [
  [
    'D1 opens the client area only for initialized clients',
    (auth) => requireClient(auth, target('/app/pages/profile?x=1')),
    [
      '/auth keeping /app/pages/profile?x=1',
      '/auth/signup/user-details',
      'stays',
      '/admin',
      '/admin',
    ],
  ],
  [
    "D1 adds no return path to a redirect from the client area's index",
    (auth) => requireClient(auth, target('/app')),
    ['/auth', '/auth/signup/user-details', 'stays', '/admin', '/admin'],
  ],
  [
    'D1 opens the admin area only for administrators',
    (auth) => requireAdmin(auth, target('/admin/clients')),
    [
      '/auth/login/admin keeping /admin/clients',
      '/auth/login/admin keeping /admin/clients',
      '/auth/login/admin keeping /admin/clients',
      'stays',
      'stays',
    ],
  ],
  [
    'redirects signed-in visitors from the client login',
    (auth) => redirectIfSignedIn(auth, '/auth/login', '/app/dashboard', noRoute),
    ['stays', '/auth/signup/user-details', '/app/dashboard', '/admin', '/admin'],
  ],
  [
    'ignores a hostile return path at the client login',
    (auth) => redirectIfSignedIn(auth, '/auth/login', '//evil.example', noRoute),
    ['stays', '/auth/signup/user-details', '/app/pages/home', '/admin', '/admin'],
  ],
  [
    'redirects only administrators from the admin login',
    (auth) => redirectIfSignedIn(auth, '/auth/login/admin', '/app/dashboard', noRoute),
    ['stays', 'stays', 'stays', '/admin', '/admin'],
  ],
  [
    'redirects every visitor from the root to an area',
    (auth) => redirectFromIndex(auth, '/', {}),
    ['/app', '/app', '/app', '/admin', '/admin'],
  ],
  [
    'redirects from /admin to the login or to the first screen that the permissions allow',
    (auth) => redirectFromIndex(auth, '/admin', {}),
    [
      '/auth/login/admin',
      '/auth/login/admin',
      '/auth/login/admin',
      '/admin/dashboard',
      '/admin/sessions',
    ],
  ],
  [
    'D5 opens the steps that create an account only for signed-out visitors',
    (auth) => requireNoAccount(auth),
    ['stays', '/auth/signup/user-details', '/app/pages/home', '/admin', '/admin'],
  ],
  [
    'D5 opens the steps that complete an account only for new clients',
    (auth) => requireUninitialized(auth),
    ['/auth/signup', 'stays', '/app/pages/home', '/admin', '/admin'],
  ],
]

for (const [name, guard, outcomes] of table) {
  test(name, () => {
    expect(visitors.map((visitor) => getOutcome(() => guard(signIn(visitor))))).toEqual(outcomes)
  })
}

for (const bad of ['..', '.', '', 'x'.repeat(10_000), 'a\u0000b', 'a\u0085b', '\ud800']) {
  test(`D10 rejects the id "${bad.slice(0, 20)}" as not found`, () => {
    expect(getOutcome(() => requireIds({ bundleId: 'b1', sessionId: bad }))).toBe('not found')
  })
}

const codeSent: PendingSignup = {
  token: 't',
  verified: false,
  codeLength: 6,
  codeExpires: 2_000,
  resendFrom: 1_000,
}

test.each([
  [undefined, '/auth/signup', '/auth/signup'],
  [codeSent, 'stays', '/auth/signup/otp-verification'],
  [{ ...codeSent, verified: true }, '/auth/signup/create-password', 'stays'],
])(
  'J6 resolves a sign-up of %o to %s in the code step and %s in the password step',
  (pending, code, password) => {
    expect(getOutcome(() => requireCodeSent(pending))).toBe(code)
    expect(getOutcome(() => requireVerified(pending))).toBe(password)
  },
)

test('D10 accepts IDs of every common form', () => {
  for (const id of ['7', 'b_1', '0f8fad5b-d9cb-469f-a165-70867728950e', 'x.y:z~1', 'q8+/Zg==']) {
    expect(getOutcome(() => requireIds({ id }))).toBe('stays')
  }
})

const hostile = [
  '//e',
  '/\\e',
  '/..//e',
  '/./\\e',
  '/app/..//e',
  '/app/../..//evil.example',
  '/%2f%2fe',
  '%2f%2fe',
  '/app/%2f%2fe',
  '/app/%5Ce',
  'javascript:alert(1)',
  'https://evil.example/app',
  'https://user:pass@evil.example/app',
  '/app@evil.example',
  '//user@evil.example/app',
  '\t//e',
  `/app/${'x'.repeat(20_000)}`,
  '',
]

for (const raw of hostile) {
  test(`D2 rejects the redirect "${raw.slice(0, 40)}"`, () => {
    expect(safeRedirect(raw, 'client', noRoute)).toBeNull()
    expect(safeRedirect(raw, 'admin', noRoute)).toBeNull()
  })
}

test('D3 rejects redirects to pages of the other realm or /auth', () => {
  expect(safeRedirect('/admin/sessions', 'client', noRoute)).toBeNull()
  expect(safeRedirect('/app/pages/home', 'admin', noRoute)).toBeNull()
  expect(safeRedirect('/auth/login', 'client', noRoute)).toBeNull()
  expect(safeRedirect('/app/../admin', 'client', noRoute)).toBeNull()
  expect(safeRedirect('/application', 'client', noRoute)).toBeNull()
})

test('accepts return paths of up to 2,000 characters and rejects longer paths', () => {
  const long = `/app/${'a'.repeat(1_995)}`
  expect(safeRedirect(long, 'client', noRoute)).toBe(long)
  expect(safeRedirect(`${long}a`, 'client', noRoute)).toBeNull()
})

test('normalizes a return path and keeps its query and hash', () => {
  expect(safeRedirect('/app/pages/bundle/b1/sessions?status=failed#x', 'client', noRoute)).toBe(
    '/app/pages/bundle/b1/sessions?status=failed#x',
  )
  expect(safeRedirect('/app/pages/../dashboard', 'client', noRoute)).toBe('/app/dashboard')
  expect(safeRedirect('/admin', 'admin', noRoute)).toBe('/admin')
})
