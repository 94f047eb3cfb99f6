import { readFile } from 'node:fs/promises'
import { bundles } from '../pages'
import { linkTokens, personal, personalValues } from './canaries'

/** Returns the route patterns of an area's screens, except screens that redirect immediately. */
export async function listRoutes(area: string): Promise<string[]> {
  const tree = await readFile('src/routeTree.gen.ts', 'utf8')
  const [, routes = ''] = /FileRoutesByTo \{([^}]+)\}/.exec(tree) ?? []
  return [...routes.matchAll(/'([^']+)'/g)]
    .map(([, route = '']) => route)
    .filter((route) => route.startsWith(`${area}/`))
    .filter((route) => !route.endsWith('/$') && route !== '/app/pages')
}

const [name = ''] = personal.names
const CLIENT = '1001'
/** Returns the query string of a list search. */
const query = (value = '') => `?q=${encodeURIComponent(value)}`

/**
 * Returns the paths of an area's screens, keyed by route pattern. `addresses` contains the paths that differ from their
 * patterns.
 */
async function listScreens(area: string, addresses: Record<string, string>) {
  const routes = await listRoutes(area)
  const unknownRoutes = Object.keys(addresses).filter((route) => !routes.includes(route))
  const missingRoutes = routes.filter((route) => route.includes('$') && !addresses[route])
  if (unknownRoutes.length + missingRoutes.length > 0)
    throw new Error(
      `These screens have no address, or there are none: ${[...missingRoutes, ...unknownRoutes].join()}`,
    )
  return Object.fromEntries(routes.map((route) => [route, addresses[route] ?? route]))
}

export const clientScreens = (bundleId: string, sessionId: string) =>
  listScreens('/app', {
    '/app/pages/bundle': `/app/pages/bundle?q=${encodeURIComponent(name)}`,
    '/app/pages/bundle/$bundleId/sessions': `/app/pages/bundle/${bundleId}/sessions${query(personal.nationalIds[0])}`,
    '/app/pages/bundle/$bundleId/sessions/$sessionId': `/app/pages/bundle/${bundleId}/sessions/${sessionId}`,
  })

export const adminScreens = (sessionId: string) =>
  listScreens('/admin', {
    '/admin/bundle-analytics/$clientId/$bundleId': `/admin/bundle-analytics/${CLIENT}/${bundles.retail}`,
    '/admin/sessions/$bundleId/$sessionId': `/admin/sessions/${bundles.retail}/${sessionId}`,
    '/admin/bundle-sessions/$bundleId': `/admin/bundle-sessions/${bundles.retail}${query(personal.phones[0])}`,
    '/admin/clients': `/admin/clients${query(personal.emails[0])}`,
    '/admin/clients/$clientId': `/admin/clients/${CLIENT}`,
    '/admin/clients/$clientId/edit': `/admin/clients/${CLIENT}/edit`,
    '/admin/clients/$clientId/new-bundle': `/admin/clients/${CLIENT}/new-bundle`,
    '/admin/clients/$clientId/$bundleId': `/admin/clients/${CLIENT}/${bundles.retail}`,
    '/admin/transactions': `/admin/transactions${query(personal.nationalIds[1])}`,
    '/admin/identities': `/admin/identities${query(name)}`,
  })

/**
 * Screens with a token in the URL. Each screen opens with a page load, because only a page load removes the token from
 * the URL.
 */
export const linkScreens = {
  '/auth/reset-password': `/auth/reset-password?token=${linkTokens.reset}`,
  '/auth/initialize-password/$token': `/auth/initialize-password/${linkTokens.initialize}`,
  '/auth/verify-email/$token': `/auth/verify-email/${linkTokens.verify}`,
}

/** Redirect target in the sign-in URL. Its query contains every personal value. */
const redirect = encodeURIComponent(`/app/pages/bundle?q=${personalValues.join(' ')}`)

export const visitorScreens = {
  '/auth/login': `/auth/login?redirect=${redirect}`,
  '/auth/login/admin': `/auth/login/admin?redirect=${redirect}`,
  '/auth/forgot-password': '/auth/forgot-password',
  '/auth/error-1': '/auth/error-1',
  '/auth/signup': '/auth/signup',
}

/** Sign-up screens on which a signed-in user completes the account. */
export const detailScreens = {
  '/auth/signup/name': '/auth/signup/name',
  '/auth/signup/user-details': '/auth/signup/user-details',
  '/auth/signup/phone-number': '/auth/signup/phone-number',
  '/auth/signup/industry': '/auth/signup/industry',
  '/auth/signup/role': '/auth/signup/role',
  '/auth/signup/company-name': '/auth/signup/company-name',
  '/auth/signup/company-website': '/auth/signup/company-website',
}

/** Sign-up screens that follow a submitted form. */
export const codeScreens = ['/auth/signup/otp-verification', '/auth/signup/create-password']
