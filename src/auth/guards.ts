import { notFound, redirect } from '@tanstack/react-router'
import { realms, type RealmName, type Scope } from './realm'
import { safeRedirect } from './safe-redirect'
import { isId } from '@/lib/id'
import type { AuthSession } from '@/auth/session/auth-session'

/** Pure decisions about a navigation: each returns what the route needs, or throws a redirect. */

/** The origin to come back to; the area itself is where a sign-in leads anyway. */
function origin(href: string, realm: RealmName): { redirect?: string } {
  return href === realms[realm].area || href === realms[realm].landing ? {} : { redirect: href }
}

/** The client area: a signed-in, initialised client (specification section 2). */
export function requireClient(auth: AuthSession, href: string): Scope {
  const snapshot = auth.snapshot()
  if (!snapshot) throw redirect({ to: '/auth', search: origin(href, 'client') })
  if (snapshot.realm === 'admin') throw redirect({ to: '/admin' })
  if (!auth.profile().isInitialized) throw redirect({ to: '/auth/signup/user-details' })
  return { realm: 'client', sid: snapshot.sid }
}

/** The admin area: a signed-in administrator. Permissions decide menus, never whether a route opens (section 6). */
export function requireAdmin(auth: AuthSession, href: string): Scope {
  const snapshot = auth.snapshot()
  if (snapshot?.realm !== 'admin')
    throw redirect({ to: '/auth/login/admin', search: origin(href, 'admin') })
  return { realm: 'admin', sid: snapshot.sid }
}

/** The client's login and the authentication root: nobody who is signed in. */
export function leaveLoginWhenSignedIn(auth: AuthSession, kept: string | undefined): void {
  const snapshot = auth.snapshot()
  if (!snapshot) return
  if (snapshot.realm === 'admin') throw redirect({ to: '/admin' })
  if (!auth.profile().isInitialized) throw redirect({ to: '/auth/signup/user-details' })
  throw redirect({ href: safeRedirect(kept, 'client') ?? '/app/pages/home' })
}

/** The administrators' login: no signed-in administrator; a client may change over. */
export function leaveAdminLoginWhenSignedIn(auth: AuthSession, kept: string | undefined): void {
  if (auth.snapshot()?.realm === 'admin')
    throw redirect({ href: safeRedirect(kept, 'admin') ?? '/admin' })
}

/** The steps that make an account: nobody who has one already. */
export function requireNoAccount(auth: AuthSession): void {
  leaveLoginWhenSignedIn(auth, undefined)
}

/** The steps that complete an account: a signed-in client that is not initialised yet. */
export function requireUninitialised(auth: AuthSession): Scope {
  const snapshot = auth.snapshot()
  if (!snapshot) throw redirect({ to: '/auth/signup' })
  if (snapshot.realm === 'admin') throw redirect({ to: '/admin' })
  if (auth.profile().isInitialized) throw redirect({ to: '/app/pages/home' })
  return { realm: 'client', sid: snapshot.sid }
}

/** The root leads to the client area; an administrator there belongs to the other one. */
export function leaveRoot(auth: AuthSession): never {
  throw redirect({ to: auth.snapshot()?.realm === 'admin' ? '/admin' : '/app' })
}

/** Bare /admin, by permission (specification section 2). */
export function leaveBareAdmin(auth: AuthSession): never {
  throw redirect({ to: adminLanding(auth.profile().permissions) })
}

/** Ids in the address are opaque, but not anything: what cannot be one is "not found" before it is sent anywhere. */
export function requireIds(params: Record<string, string>): void {
  for (const id of Object.values(params)) if (!isId(id)) throw notFound()
}

/** Where bare /admin leads (specification section 2). */
function adminLanding(permissions: readonly string[]): '/admin/dashboard' | '/admin/sessions' {
  return permissions.includes('admin_analytics') ? '/admin/dashboard' : '/admin/sessions'
}
