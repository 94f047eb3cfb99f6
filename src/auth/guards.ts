import * as v from 'valibot'
import { notFound, redirect, type AnyRouter, type HistoryState } from '@tanstack/react-router'
import { realms, type RealmName, type Scope } from '@/lib/realm'
import { isId } from '@/lib/id'
import { optional } from '@/lib/search-schema'
import type { AuthSession } from '@/auth/session/auth-session'
import { landingFor, type Visitor } from './landing'
import type { PendingSignup } from '@/browser/pending-signup'

// Pure decisions about a navigation: each returns what the route needs or throws a redirect.

/** The search parameter to return to this page. The landing page needs none: a sign-in leads there anyway. */
function returnTo(href: string, realm: RealmName): { redirect?: string } {
  return href === realms[realm].area || href === realms[realm].landing ? {} : { redirect: href }
}

/** The path and search of a navigation's target. */
type Target = { pathname: string; href: string }

/** The client area is for signed-in, initialized clients (behavior 2.3). */
export function requireClient(auth: AuthSession, { pathname, href }: Target): Scope {
  const to = landingFor(pathname, toVisitor(auth))
  if (to === '/auth') throw redirect({ to, search: returnTo(href, 'client') })
  // The index routes of the area redirect within it.
  if (to !== undefined && to !== '/app/pages/home') throw redirect({ to })
  return getScope(auth, 'client')
}

/** The admin area is for signed-in administrators. Permissions decide menus, never whether a route opens (behavior 6.5). */
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

/** The login pages are for visitors without a login of their realm, who return to `returnPath` after a sign-in. */
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

/** The steps that create an account are for visitors without one. */
export function requireNoAccount(auth: AuthSession): void {
  const to = landingFor('/auth/signup', toVisitor(auth))
  if (to !== undefined) throw redirect({ to })
}

/** The steps that complete an account are for signed-in clients that are not initialized yet. */
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

/** The page to return to after a sign-in. `safeRedirect` checks it before use. */
export const loginSearchSchema = v.object({
  redirect: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(MAX_LENGTH)), '')),
})

/** `portal` is absent for clients. `link-token.ts` has already replaced the token of the link by `-`. */
export const portalSearchSchema = v.object({
  portal: optional(v.literal('admin')),
  token: optional(v.literal('-')),
})

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
