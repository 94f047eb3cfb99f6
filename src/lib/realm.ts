/** The two halves of the portal: each has its own backend, login page and landing page. */
export type RealmName = 'client' | 'admin'

export type Realm = {
  name: RealmName
  /** First path segment of every request to the realm's backend (behavior 7.1). */
  backend: string
  /** Base path of the realm's screens. */
  area: '/app' | '/admin'
  login: '/auth/login' | '/auth/login/admin'
  /** The screen to which a signed-out visitor of the realm's area is redirected (behavior 2.3). */
  gate: '/auth' | '/auth/login/admin'
  /** The screen after a sign-in if there is no page to return to. */
  landing: '/app/pages/home' | '/admin'
  /** The screen after a sign-out. */
  afterSignOut: '/' | '/auth/login/admin'
}

export const realms: Record<RealmName, Realm> = {
  client: {
    name: 'client',
    backend: 'portal-backend',
    area: '/app',
    login: '/auth/login',
    gate: '/auth',
    landing: '/app/pages/home',
    afterSignOut: '/',
  },
  admin: {
    name: 'admin',
    backend: 'admin-portal-backend',
    area: '/admin',
    login: '/auth/login/admin',
    gate: '/auth/login/admin',
    landing: '/admin',
    afterSignOut: '/auth/login/admin',
  },
}

/** Returns the first screen that an administrator's permissions allow (behavior 2.10). */
export function adminLanding(
  permissions: readonly unknown[],
): '/admin/dashboard' | '/admin/sessions' {
  return permissions.includes('admin_analytics') ? '/admin/dashboard' : '/admin/sessions'
}

/** The login to which a query belongs. Every query key starts with a scope, so logins never share cached data. */
export type Scope = { realm: RealmName; sid: string }
