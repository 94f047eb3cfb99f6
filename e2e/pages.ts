// Paths that the journeys open or expect.

/** Bundles of the client Lotus Digital Bank. Only `foreign` belongs to another client. */
export const bundles = {
  /** Has 100,000 sessions. */
  retail: '20011',
  wallet: '20024',
  branch: '20037',
  /** Has no sessions yet. */
  pilot: '20063',
  foreign: '20089',
} as const

export const LOGIN = '/auth/login'
export const ADMIN_LOGIN = '/auth/login/admin'
export const FORGOT_PASSWORD = '/auth/forgot-password'
export const AUTH_ERROR = '/auth/error-1'
export const SIGNUP = '/auth/signup'
/** The screen where an account with an incomplete sign-up continues. */
export const USER_DETAILS = '/auth/signup/user-details'

export const HOME = '/app/pages/home'
export const BUNDLES = '/app/pages/bundle'
export const API_DOCS = '/app/pages/api'
export const SDK_DOCS = '/app/pages/sdk'
export const PROFILE = '/app/pages/profile'
export const ID_OCR = '/app/pages/egnid-ocr'
export const SANCTION_LISTS = '/app/pages/sanction-list-upload'
export const CHANGE_PASSWORD = '/app/pages/change-password'
export const ADMIN_CHANGE_PASSWORD = '/admin/change-password'

export const ADMIN_HOME = '/admin/dashboard'
export const ADMIN_BILLING = '/admin/analytic'
export const ADMIN_SESSIONS = '/admin/sessions'
export const ADMIN_CLIENTS = '/admin/clients'
export const ADMIN_TRANSACTIONS = '/admin/transactions'
export const ADMIN_IDENTITIES = '/admin/identities'
export const ADMIN_PASSWORDS = '/admin/passwordManagement'
export const ADMIN_SANCTION = '/admin/sanction'
export const ADMIN_NAME_MATCH = '/admin/name-match'
export const ADMIN_GENERIC_OCR = '/admin/generic-ocr'
export const ADMIN_EXPORT_TRANSACTIONS = '/admin/export-transactions'

export const signupPath = (step: string) => `${SIGNUP}/${step}`
export const resetPasswordPath = (token: string) => `/auth/reset-password?token=${token}`
export const initializePasswordPath = (token: string) => `/auth/initialize-password/${token}`
export const verifyEmailPath = (token: string) => `/auth/verify-email/${token}`
/** Returns the path of a sign-in form that redirects to the given path after the sign-in. */
export const loginPathTo = (redirect: string, login: string = LOGIN) =>
  `${login}?redirect=${encodeURIComponent(redirect)}`

/** Returns the path of a bundle's lists. `search` starts with a question mark. */
export const sessionsPath = (bundleId: string, search = '') =>
  `/app/pages/bundle/${bundleId}/sessions${search}`

export const bundleAnalyticsPath = (clientId: string, bundleId: string) =>
  `/admin/bundle-analytics/${clientId}/${bundleId}`

export const adminBundlePath = (clientId: string, bundleId: string) =>
  `/admin/clients/${clientId}/${bundleId}`

/** Returns the path of the new-bundle form that starts as a copy of another bundle. */
export const duplicatePath = (clientId: string, bundleId: string) =>
  `/admin/clients/${clientId}/new-bundle?from=${bundleId}`

export const adminBundleSessionsPath = (bundleId: string, search = '') =>
  `/admin/bundle-sessions/${bundleId}${search}`

export const RETAIL_SESSIONS = sessionsPath(bundles.retail)
export const RETAIL_TRANSACTIONS = sessionsPath(bundles.retail, '?tab=transactions')
