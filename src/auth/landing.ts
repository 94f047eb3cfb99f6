import { adminLanding, type RealmName } from '@/lib/realm'

/** A signed-in visitor's stored facts. They decide which screens are open. */
export type Visitor = {
  realm: RealmName
  /** Whether a client has completed the sign-up. */
  isInitialized: boolean
  permissions: readonly unknown[]
}

/** Screens for visitors without a login. The other sign-up steps complete a signed-in client's account. */
const signedOutScreens = [
  '/auth/login',
  '/auth/signup',
  '/auth/signup/otp-verification',
  '/auth/signup/create-password',
]

/**
 * Returns the path to which a visitor of `path` is redirected next, or undefined if the visitor may stay. This is the
 * single source of truth for landing pages; the guards and the page's inline script call it.
 */
export function landingFor(path: string, visitor: Visitor | null) {
  const [, area] = path.split('/')
  const isAdmin = visitor?.realm === 'admin'
  if (path === '/') return isAdmin ? '/admin' : '/app'
  if (area === 'admin') {
    if (!isAdmin) return '/auth/login/admin'
    return path === '/admin' ? adminLanding(visitor.permissions) : undefined
  }
  if (area === 'app') {
    if (!visitor) return '/auth'
    if (isAdmin || !visitor.isInitialized) return homeFor(visitor)
    return path === '/app' || path === '/app/pages' ? '/app/pages/home' : undefined
  }
  if (path === '/auth/login/admin') return isAdmin ? '/admin' : undefined
  if (path === '/auth') return visitor ? homeFor(visitor) : '/auth/login'
  if (signedOutScreens.includes(path)) return visitor ? homeFor(visitor) : undefined
  if (!path.startsWith('/auth/signup/')) return undefined
  if (!visitor) return '/auth/signup'
  return isAdmin || visitor.isInitialized ? homeFor(visitor) : undefined
}

/** Returns a signed-in visitor's first screen. */
function homeFor({ realm, isInitialized }: Visitor) {
  if (realm === 'admin') return '/admin'
  return isInitialized ? '/app/pages/home' : '/auth/signup/user-details'
}
