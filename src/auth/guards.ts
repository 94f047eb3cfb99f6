import * as v from 'valibot'
import { notFound, redirect, type AnyRouter, type HistoryState } from '@tanstack/react-router'
import { realms, type RealmName, type Scope } from '@/lib/realm'
import { isId } from '@/lib/id'
import { optional } from '@/lib/search-schema'
import type { AuthSession } from '@/auth/session/auth-session'
import { landingFor, type Visitor } from './landing'
import type { PendingSignup } from '@/browser/pending-signup'

// Pure decisions about a navigation. Each guard returns, or throws a redirect or "not found".

/** Returns the search parameter for returning to `href` after a sign-in, unless a sign-in opens `href` anyway. */
function returnTo(href: string, realm: RealmName): { redirect?: string } {
  return href === realms[realm].area || href === realms[realm].landing ? {} : { redirect: href }
}

/** A navigation target's path and search. */
type Target = { pathname: string; href: string }

/** Requires a signed-in, initialized client for the client area (behavior 2.3). */
export function requireClient(auth: AuthSession, { pathname, href }: Target): Scope {
  const to = landingFor(pathname, toVisitor(auth))
  if (to === '/auth') throw redirect({ to, search: returnTo(href, 'client') })
  // The area's index routes redirect to the home page themselves.
  if (to !== undefined && to !== '/app/pages/home') throw redirect({ to })
  return getScope(auth, 'client')
}

/** Requires a signed-in administrator. Permissions decide menus, never whether a route opens (behavior 6.5). */
export function requireAdmin(auth: AuthSession, { pathname, href }: Target): Scope {
  if (landingFor(pathname, toVisitor(auth)) === '/auth/login/admin')
    throw redirect({ to: '/auth/login/admin', search: returnTo(href, 'admin') })
  return getScope(auth, 'admin')
}

/** Redirects from an index route to the visitor's landing page. */
export function redirectFromIndex(auth: AuthSession, path: string, state: HistoryState): void {
  const to = landingFor(path, toVisitor(auth))
  if (to !== undefined) throw redirect({ to, state })
}

/** Redirects signed-in visitors from a login page, but not clients from the admin login. */
export function redirectIfSignedIn(
  auth: AuthSession,
  path: '/auth' | '/auth/login' | '/auth/login/admin',
  returnPath: string | undefined,
  matchRoutes: MatchRoutes,
): void {
  const visitor = toVisitor(auth)
  const to = landingFor(path, visitor)
  if (!visitor || to === undefined) return
  const { realm } = visitor
  const isOwnLogin =
    path.endsWith('/admin') === (realm === 'admin') && to !== '/auth/signup/user-details'
  const target = isOwnLogin ? safeRedirect(returnPath, realm, matchRoutes) : null
  throw target === null ? redirect({ to }) : redirect({ href: target })
}

/** Redirects visitors with an account away from the steps that create an account. */
export function requireNoAccount(auth: AuthSession): void {
  const to = landingFor('/auth/signup', toVisitor(auth))
  if (to !== undefined) throw redirect({ to })
}

/** Requires a signed-in client who is not initialized yet, for the steps that complete an account. */
export function requireUninitialized(auth: AuthSession): Scope {
  const to = landingFor('/auth/signup/user-details', toVisitor(auth))
  if (to !== undefined) throw redirect({ to })
  return getScope(auth, 'client')
}

function toVisitor(auth: AuthSession): Visitor | null {
  const login = auth.snapshot()
  return login && { realm: login.realm, ...auth.profile() }
}

function getScope(auth: AuthSession, realm: RealmName): Scope {
  return { realm, sid: auth.snapshot()?.sid ?? '' }
}

/** Throws "not found" for text that cannot be an ID, before the text is sent to the backend. */
export function requireIds(params: Record<string, string>): void {
  for (const id of Object.values(params)) if (!isId(id)) throw notFound()
}

/** Requires a code that was sent and not yet confirmed, for the code step. */
export function requireCodeSent(pending: PendingSignup | undefined): PendingSignup {
  if (!pending) throw redirect({ to: '/auth/signup' })
  if (pending.verified) throw redirect({ to: '/auth/signup/create-password' })
  return pending
}

/** Requires a confirmed email, for the password step. */
export function requireVerified(pending: PendingSignup | undefined): PendingSignup {
  if (!pending) throw redirect({ to: '/auth/signup' })
  if (!pending.verified) throw redirect({ to: '/auth/signup/otp-verification' })
  return pending
}

const MAX_LENGTH = 2_000

/** The page to return to after a sign-in. `safeRedirect` checks it before use. */
export const loginSearchSchema = v.object({
  redirect: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(MAX_LENGTH)), '')),
})

/**
 * Search parameters of an emailed link, after `link-token.ts` has replaced the token. `portal` is absent for clients.
 */
export const portalSearchSchema = v.object({
  portal: optional(v.literal('admin')),
  token: optional(v.literal('-')),
})

/** Returns the routes that match a path, with their parameters. The third element is undefined if no route matches. */
export type MatchRoutes = AnyRouter['getMatchedRoutes']

/**
 * Returns the path to open after a sign-in, or null if it isn't a page of this realm. Checks and returns the normalized
 * path, because `/app/..//evil` would pass an origin check.
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
  // Only an ID may contain an encoded slash.
  if (/%2f|%5c/i.test(url.pathname) && !isScreenWithIds(matchRoutes(url.pathname))) return null
  return url.pathname + url.search + url.hash
}

function isScreenWithIds([, params, route]: ReturnType<MatchRoutes>): boolean {
  // The catch-all route matches every path, so it doesn't count as a screen.
  return route !== undefined && !route.id.endsWith('$') && Object.values(params).every(isId)
}
