import { adminLanding, type RealmName } from '@/lib/realm'

/** A signed-in visitor: the stored facts that decide which screens are open. */
export type Visitor = {
  realm: RealmName
  /** Whether a client has completed the sign-up. */
  isInitialized: boolean
  permissions: readonly unknown[]
}

/** Screens for visitors without a login. The other steps of the sign-up complete the account of a signed-in client. */
const signedOutScreens = [
  '/auth/login',
  '/auth/signup',
  '/auth/signup/otp-verification',
  '/auth/signup/create-password',
]

/**
 * Returns the path to which a visitor of `path` is redirected next, or undefined if the visitor may stay. This is the
 * only answer to "where does this visitor belong?": the guards and the inline script of the page call it.
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

/** Returns the first screen of a signed-in visitor. */
function homeFor({ realm, isInitialized }: Visitor) {
  if (realm === 'admin') return '/admin'
  return isInitialized ? '/app/pages/home' : '/auth/signup/user-details'
}
