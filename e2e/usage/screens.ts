import { readFile } from 'node:fs/promises'
import { bundles } from '../pages'
import { linkTokens, personal, personalValues } from './canaries'

/** The patterns of all screens of an area, but for those that lead on at once. */
export async function routesOf(area: string): Promise<string[]> {
  const tree = await readFile('src/routeTree.gen.ts', 'utf8')
  const [, routes = ''] = /FileRoutesByTo \{([^}]+)\}/.exec(tree) ?? []
  return [...routes.matchAll(/'([^']+)'/g)]
    .map(([, route = '']) => route)
    .filter((route) => route.startsWith(`${area}/`))
    .filter((route) => !route.endsWith('/$') && route !== '/app/pages')
}

const [name = ''] = personal.names
const CLIENT = '1001'
/** A search of a list that is in its address. */
const query = (value = '') => `?q=${encodeURIComponent(value)}`

export const clientScreens = (bundleId: string, sessionId: string) => ({
  '/app/dashboard': '/app/dashboard',
  '/app/pages/home': '/app/pages/home',
  '/app/pages/bundle': `/app/pages/bundle?q=${encodeURIComponent(name)}`,
  '/app/pages/bundle/$bundleId/sessions': `/app/pages/bundle/${bundleId}/sessions${query(personal.nationalIds[0])}`,
  '/app/pages/bundle/$bundleId/sessions/$sessionId': `/app/pages/bundle/${bundleId}/sessions/${sessionId}`,
  '/app/pages/api': '/app/pages/api',
  '/app/pages/sdk': '/app/pages/sdk',
  '/app/pages/profile': '/app/pages/profile',
  '/app/pages/egnid-ocr': '/app/pages/egnid-ocr',
  '/app/pages/sanction-list-upload': '/app/pages/sanction-list-upload',
  '/app/pages/change-password': '/app/pages/change-password',
})

export const adminScreens = (sessionId: string) => ({
  '/admin/dashboard': '/admin/dashboard',
  '/admin/analytic': '/admin/analytic',
  '/admin/bundle-analytics/$clientId/$bundleId': `/admin/bundle-analytics/${CLIENT}/${bundles.retail}`,
  '/admin/sessions': '/admin/sessions',
  '/admin/sessions/$bundleId/$sessionId': `/admin/sessions/${bundles.retail}/${sessionId}`,
  '/admin/bundle-sessions/$bundleId': `/admin/bundle-sessions/${bundles.retail}${query(personal.phones[0])}`,
  '/admin/clients': `/admin/clients${query(personal.emails[0])}`,
  '/admin/clients/new': '/admin/clients/new',
  '/admin/clients/$clientId': `/admin/clients/${CLIENT}`,
  '/admin/clients/$clientId/edit': `/admin/clients/${CLIENT}/edit`,
  '/admin/clients/$clientId/new-bundle': `/admin/clients/${CLIENT}/new-bundle`,
  '/admin/clients/$clientId/$bundleId': `/admin/clients/${CLIENT}/${bundles.retail}`,
  '/admin/transactions': `/admin/transactions${query(personal.nationalIds[1])}`,
  '/admin/identities': `/admin/identities${query(name)}`,
  '/admin/passwordManagement': '/admin/passwordManagement',
  '/admin/sanction': '/admin/sanction',
  '/admin/name-match': '/admin/name-match',
  '/admin/generic-ocr': '/admin/generic-ocr',
  '/admin/export-transactions': '/admin/export-transactions',
  '/admin/export-data': '/admin/export-data',
  '/admin/change-password': '/admin/change-password',
})

/** Their tokens are not the page's to keep: each is opened by a page load. */
export const linkScreens = {
  '/auth/reset-password': `/auth/reset-password?token=${linkTokens.reset}`,
  '/auth/initialize-password/$token': `/auth/initialize-password/${linkTokens.initialize}`,
  '/auth/verify-email/$token': `/auth/verify-email/${linkTokens.verify}`,
}

/** Where a sign-in would lead to is in the address: every value is, one after the other. */
const redirect = encodeURIComponent(`/app/pages/bundle?q=${personalValues.join(' ')}`)

export const visitorScreens = {
  '/auth/login': `/auth/login?redirect=${redirect}`,
  '/auth/login/admin': `/auth/login/admin?redirect=${redirect}`,
  '/auth/forgot-password': '/auth/forgot-password',
  '/auth/error-1': '/auth/error-1',
  '/auth/signup': '/auth/signup',
}

/** They complete an account that is signed in. */
export const detailScreens = {
  '/auth/signup/name': '/auth/signup/name',
  '/auth/signup/user-details': '/auth/signup/user-details',
  '/auth/signup/phone-number': '/auth/signup/phone-number',
  '/auth/signup/industry': '/auth/signup/industry',
  '/auth/signup/role': '/auth/signup/role',
  '/auth/signup/company-name': '/auth/signup/company-name',
  '/auth/signup/company-website': '/auth/signup/company-website',
}

/** They follow a form that was sent. */
export const codeScreens = ['/auth/signup/otp-verification', '/auth/signup/create-password']
