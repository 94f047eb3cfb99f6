import * as v from 'valibot'
import { auth, type RefreshResponse, type RefreshRequest } from '@/backend/auth'
import {
  type AdminLogin,
  EMAIL_NOT_VERIFIED,
  type SocialLoginRequest,
  logins,
} from '@/backend/login'
import { hashPassword } from '@/lib/password-hash'
import type { RealmName } from '@/lib/realm'
import type { Complete } from '@mocks/complete'
import { accountByEmail, findAccount, hasPassword } from '@mocks/accounts/accounts'
import {
  countWrongPassword,
  endAuthSession,
  refreshAuthSession,
  secondsUntilNextAttempt,
  startAuthSession,
} from '@mocks/accounts/auth-sessions'
import { clientSignInResponse, signInCookies } from '@mocks/accounts/sign-in-response'
import type { Database } from '@mocks/db'
import { handleGet, handlePublicPost } from '@mocks/http'
import { personas, type Persona } from '@mocks/personas'
import { ok, problem, tooManyRequests, type MockResponse } from '@mocks/responses'
import { settings } from '@mocks/settings'
import { lazyText } from '@mocks/texts/lazy-text'
import { wireEmail, wireHash, wirePlainPassword, wireText } from '@mocks/wire-fields'

const loginRequest = v.union([
  v.strictObject({ email: wireEmail, password: wireHash }),
  v.strictObject({ email: wireEmail, password: wirePlainPassword, is_hashed: v.literal(0) }),
])
const loginBody = v.object({
  email: v.pipe(v.string(), v.trim(), v.email(lazyText((t) => t.validEmail))),
  password: v.pipe(v.string(), v.nonEmpty(lazyText((t) => t.enterPassword))),
  is_hashed: v.optional(v.picklist([0, 1])),
})
const refreshRequest = v.strictObject({ refresh_token: wireText })
const refreshBody: v.GenericSchema<unknown, RefreshRequest> = v.object({
  refresh_token: v.string(),
})
const googleRequest = v.strictObject({ provider: v.literal('google'), id_token: wireText })
const googleBody: v.GenericSchema<unknown, SocialLoginRequest> = v.object({
  provider: v.literal('google'),
  id_token: v.string(),
})
/** The credential that Google's script would return for the persona `client-google`. */
const GOOGLE_CREDENTIAL = 'mock-google-credential'

export const handlers = [
  handlePublicPost(
    { endpoint: logins.client, realm: 'client', request: loginRequest, body: loginBody },
    ({ db }, body) =>
      signIn(db, 'client', body, (sub, account) => clientSignInResponse(db, sub, account)),
  ),
  handlePublicPost(
    { endpoint: logins.admin, realm: 'admin', request: loginRequest, body: loginBody },
    ({ db }, body) =>
      signIn(db, 'admin', body, (sub, account) => {
        const login: AdminLogin = {
          ...startAuthSession(db, sub, 'admin'),
          name: account.name,
          permissions_list: [...(account.permissions ?? [])],
        }
        return ok(login, signInCookies(sub))
      }),
  ),
  handlePublicPost(
    {
      endpoint: logins.google,
      realm: 'client',
      request: googleRequest,
      body: googleBody,
    },
    ({ db }, { id_token }) =>
      id_token === GOOGLE_CREDENTIAL
        ? clientSignInResponse(db, 'client-google', personas['client-google'])
        : problem(
            400,
            lazyText((t) => t.googleRefused),
          ),
  ),
  refresh('client'),
  refresh('admin'),
  logout('client'),
  logout('admin'),
]

function signIn(
  db: Database,
  realm: RealmName,
  { email, password, is_hashed }: v.InferOutput<typeof loginBody>,
  success: (sub: string, account: Persona) => MockResponse,
): MockResponse {
  const key = `${realm} ${email.toLowerCase()}`
  const seconds = secondsUntilNextAttempt(db, key)
  if (seconds > 0)
    return tooManyRequests(
      lazyText((t) => t.tooManyPasswords),
      seconds,
    )
  const [sub, account] = accountByEmail(db, realm, email) ?? []
  if (sub && account?.legacy && !db.passwords.has(sub) && is_hashed !== 0) {
    return problem(
      400,
      lazyText((t) => t.hashRefused),
      { error_code: 7001 },
    )
  }
  const hash = is_hashed === 0 ? hashPassword(password, settings.passwordSuffix) : password
  if (!sub || !account || !hasPassword(db, sub, hash)) {
    countWrongPassword(db, key)
    return problem(
      400,
      lazyText((t) => t.wrongCredentials),
    )
  }
  // Checked after the password, so only the account's owner learns of the lock. A new password unlocks the account.
  if (account.locked && !db.passwords.has(sub))
    return problem(
      423,
      lazyText((t) => t.accountLocked),
    )
  if (account.unverified && !db.verifiedSubs.has(sub))
    return problem(
      403,
      lazyText((t) => t.emailUnconfirmed),
      { error_code: EMAIL_NOT_VERIFIED },
    )
  return success(sub, account)
}

function refresh(realm: RealmName) {
  const route = { endpoint: auth.refresh, realm, request: refreshRequest, body: refreshBody }
  return handlePublicPost(route, ({ db }, { refresh_token }) => {
    const tokenPair = refreshAuthSession(db, realm, refresh_token)
    // The account may be missing, because a restart removes accounts that a sign-up created.
    const account = tokenPair && findAccount(db, tokenPair.sub)
    if (!account)
      return problem(
        401,
        lazyText((t) => t.refreshTokenInvalid),
      )
    return ok<Complete<RefreshResponse>>({
      ...tokenPair.tokens,
      account_type: account.account_type,
    })
  })
}

function logout(realm: RealmName) {
  return handleGet({ endpoint: auth.signOut, realm }, ({ db, sid }) => {
    endAuthSession(db, sid)
    return ok({ message: lazyText((t) => t.signedOut) }, [
      'portal_login=; Path=/; Max-Age=0',
      'portal_seen=; Path=/; Max-Age=0',
    ])
  })
}
