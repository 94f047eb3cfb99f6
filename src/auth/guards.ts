import { notFound, redirect, type AnyRouter, type HistoryState } from '@tanstack/react-router'
import { adminLanding, realms, type RealmName, type Scope } from '@/lib/realm'
import { isId } from '@/lib/id'
import type { AuthSession } from '@/auth/session/auth-session'
import type { PendingSignup } from './pending-signup'

// Pure decisions about a navigation: each returns what the route needs or throws a redirect.

/** The search parameter to return to this page. The landing page needs none: a sign-in leads there anyway. */
function returnTo(href: string, realm: RealmName): { redirect?: string } {
  return href === realms[realm].area || href === realms[realm].landing ? {} : { redirect: href }
}

/** The client area is for signed-in, initialized clients (behavior 2.3). */
export function requireClient(auth: AuthSession, href: string): Scope {
  const snapshot = auth.snapshot()
  if (!snapshot) throw redirect({ to: '/auth', search: returnTo(href, 'client') })
  if (snapshot.realm === 'admin') throw redirect({ to: '/admin' })
  if (!auth.profile().isInitialized) throw redirect({ to: '/auth/signup/user-details' })
  return { realm: 'client', sid: snapshot.sid }
}

/** The admin area is for signed-in administrators. Permissions decide menus, never whether a route opens (behavior 6.5). */
export function requireAdmin(auth: AuthSession, href: string): Scope {
  const snapshot = auth.snapshot()
  if (snapshot?.realm !== 'admin')
    throw redirect({ to: '/auth/login/admin', search: returnTo(href, 'admin') })
  return { realm: 'admin', sid: snapshot.sid }
}

/** The client login and /auth are for signed-out visitors. */
export function leaveLoginWhenSignedIn(
  auth: AuthSession,
  returnPath: string | undefined,
  matchRoutes: MatchRoutes,
): void {
  leaveWhenSignedIn(auth, safeRedirect(returnPath, 'client', matchRoutes))
}

function leaveWhenSignedIn(auth: AuthSession, returnPath: string | null): void {
  const snapshot = auth.snapshot()
  if (!snapshot) return
  if (snapshot.realm === 'admin') throw redirect({ to: '/admin' })
  if (!auth.profile().isInitialized) throw redirect({ to: '/auth/signup/user-details' })
  throw redirect({ href: returnPath ?? '/app/pages/home' })
}

/** The admin login is for everyone but signed-in administrators: a client may switch realms there. */
export function leaveAdminLoginWhenSignedIn(
  auth: AuthSession,
  returnPath: string | undefined,
  matchRoutes: MatchRoutes,
): void {
  if (auth.snapshot()?.realm === 'admin')
    throw redirect({ href: safeRedirect(returnPath, 'admin', matchRoutes) ?? '/admin' })
}

/** The steps that create an account are for visitors without one. */
export function requireNoAccount(auth: AuthSession): void {
  leaveWhenSignedIn(auth, null)
}

/** The steps that complete an account are for signed-in clients that are not initialized yet. */
export function requireUninitialized(auth: AuthSession): Scope {
  const snapshot = auth.snapshot()
  if (!snapshot) throw redirect({ to: '/auth/signup' })
  if (snapshot.realm === 'admin') throw redirect({ to: '/admin' })
  if (auth.profile().isInitialized) throw redirect({ to: '/app/pages/home' })
  return { realm: 'client', sid: snapshot.sid }
}

/** The root leads administrators to the admin area and everyone else to the client area. */
export function leaveRoot(auth: AuthSession): never {
  throw redirect({ to: auth.snapshot()?.realm === 'admin' ? '/admin' : '/app' })
}

/** Bare /admin leads to the first screen that the permissions allow (behavior 2.10). */
export function leaveBareAdmin(auth: AuthSession, state: HistoryState): never {
  throw redirect({ to: adminLanding(auth.profile().permissions), state })
}

/** Text that cannot be an id is "not found" before it is sent to the backend. */
export function requireIds(params: Record<string, string>): void {
  for (const id of Object.values(params)) if (!isId(id)) throw notFound()
}

/** The code step needs a code that was sent and not yet confirmed. */
export function requireCodeSent(pending: PendingSignup | undefined): PendingSignup {
  if (!pending) throw redirect({ to: '/auth/signup' })
  if (pending.verified) throw redirect({ to: '/auth/signup/create-password' })
  return pending
}

/** The password step needs a confirmed e-mail. */
export function requireVerified(pending: PendingSignup | undefined): PendingSignup {
  if (!pending) throw redirect({ to: '/auth/signup' })
  if (!pending.verified) throw redirect({ to: '/auth/signup/otp-verification' })
  return pending
}

const MAX_LENGTH = 2_000

/** The routes that a path leads to, with their parameters; the last of the three is undefined when it leads nowhere. */
export type MatchRoutes = AnyRouter['getMatchedRoutes']

/**
 * The path to return to after a sign-in, or null when it is not a page of this realm. It checks and returns the
 * normalized path, because `/app/..//evil` would pass a check of the origin alone.
 */
export function safeRedirect(
  raw: string | undefined,
  realm: RealmName,
  matchRoutes: MatchRoutes,
): string | null {
  if (!raw || raw.length > MAX_LENGTH || !raw.startsWith('/') || raw.includes('\\')) return null
  const base = 'http://portal.invalid'
  let url: URL
  try {
    url = new URL(raw, base)
  } catch {
    return null
  }
  if (url.origin !== base || url.pathname.includes('//')) return null
  const { area } = realms[realm]
  if (url.pathname !== area && !url.pathname.startsWith(`${area}/`)) return null
  // Only an id may contain an encoded slash.
  if (/%2f|%5c/i.test(url.pathname) && !isScreenWithIds(matchRoutes(url.pathname))) return null
  return url.pathname + url.search + url.hash
}

function isScreenWithIds([, params, route]: ReturnType<MatchRoutes>): boolean {
  // The route of unknown addresses takes everything.
  return route !== undefined && !route.id.endsWith('$') && Object.values(params).every(isId)
}
