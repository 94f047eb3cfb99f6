import * as v from 'valibot'
import {
  EMAIL_NOT_VERIFIED,
  type AdminLogin,
  type Refresh,
  type RefreshRequest,
  type SocialLoginRequest,
} from '@/api/auth/schema'
import { hashPassword } from '@/auth/password-hash'
import type { RealmName } from '@/auth/realm'
import { accountByEmail, accountOf } from '@mocks/accounts/accounts'
import { ok, problem, type Answer } from '@mocks/responses'
import type { Database } from '@mocks/db'
import { get, openPost } from '@mocks/http'
import { countWrongTry, endLogin, openLogin, rotate, waitBeforeTry } from '@mocks/accounts/logins'
import { hasPassword } from '@mocks/accounts/passwords'
import { personas, type Persona } from '@mocks/personas'
import { settings } from '@mocks/settings'
import { loginCookies, clientSignInResponse } from '@mocks/accounts/sign-in-response'

const loginBody = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('Enter a valid e-mail address')),
  password: v.pipe(v.string(), v.nonEmpty('Enter the password')),
  is_hashed: v.optional(v.picklist([0, 1])),
})
const refreshBody: v.GenericSchema<unknown, RefreshRequest> = v.object({
  refresh_token: v.string(),
})
const socialBody: v.GenericSchema<unknown, SocialLoginRequest> = v.object({
  provider: v.literal('google'),
  id_token: v.string(),
})
/** What Google's script would hand over for the persona `client-google`. */
const GOOGLE_CREDENTIAL = 'mock-google-credential'

export const authHandlers = [
  openPost({ realm: 'client', path: 'v2/authentication/login/', body: loginBody }, ({ db }, body) =>
    signIn(db, 'client', body, (sub, persona) => clientSignInResponse(db, sub, persona)),
  ),
  openPost(
    { realm: 'admin', path: 'v1.1/authentication/login/', body: loginBody },
    ({ db }, body) =>
      signIn(db, 'admin', body, (sub, persona) => {
        const login: AdminLogin = {
          ...openLogin(db, sub, 'admin'),
          name: persona.name,
          permissions_list: [...(persona.permissions ?? [])],
        }
        return ok(login, loginCookies(sub))
      }),
  ),
  openPost(
    { realm: 'client', path: 'v1/authentication/social-login/', body: socialBody },
    ({ db }, { id_token }) =>
      id_token === GOOGLE_CREDENTIAL
        ? clientSignInResponse(db, 'client-google', personas['client-google'])
        : problem(400, 'Google did not confirm who you are'),
  ),
  refreshOf('client'),
  refreshOf('admin'),
  logoutOf('client'),
  logoutOf('admin'),
]

function signIn(
  db: Database,
  realm: RealmName,
  { email, password, is_hashed }: v.InferOutput<typeof loginBody>,
  welcome: (sub: string, persona: Persona) => Answer,
): Answer {
  const key = `${realm} ${email.toLowerCase()}`
  const seconds = waitBeforeTry(db, key)
  if (seconds > 0) {
    const headers = { 'retry-after': String(seconds) }
    return problem(429, 'Too many wrong passwords in a row.', { headers })
  }
  const [name, persona] = accountByEmail(db, realm, email) ?? []
  if (name && persona?.legacy && !db.passwords.has(name) && is_hashed !== 0) {
    return problem(400, 'The hashed password is not accepted', { error_code: 7001 })
  }
  if (!name || !persona || !isPassword(db, name, password, is_hashed === 0)) {
    countWrongTry(db, key)
    return problem(400, 'The e-mail or the password is not right')
  }
  // Only after the right password: nobody else learns of it. A new password opens a locked account again.
  if (persona.locked && !db.passwords.has(name)) return problem(423, 'This account is locked')
  if (persona.unverified && !db.verified.has(name))
    return problem(403, 'This email has not been confirmed yet', { error_code: EMAIL_NOT_VERIFIED })
  return welcome(name, persona)
}

function isPassword(db: Database, sub: string, sent: string, plain: boolean): boolean {
  return hasPassword(db, sub, plain ? hashPassword(sent, settings.passwordSuffix) : sent)
}

function refreshOf(realm: RealmName) {
  const route = { realm, path: 'v1/authentication/refresh/', body: refreshBody }
  return openPost(route, ({ db }, { refresh_token }) => {
    const pair = rotate(db, realm, refresh_token)
    const account = pair && accountOf(db, pair.sub)
    // An account that was made before a restart is none any more.
    if (!pair || !account) return problem(401, 'The refresh token is not valid')
    const { sub: _, ...tokens } = pair
    return ok<Refresh>({ ...tokens, account_type: account.account_type })
  })
}

function logoutOf(realm: RealmName) {
  return get({ realm, path: 'v1/authentication/logout/' }, ({ db, sid }) => {
    endLogin(db, sid)
    return ok({ message: 'Signed out' }, [
      'portal_login=; Path=/; Max-Age=0',
      'portal_seen=; Path=/; Max-Age=0',
    ])
  })
}
