import type { ClientLogin } from '@/backend/login'
import { listClientBundles, type Database } from '@mocks/db'
import type { Persona } from '@mocks/personas'
import { ok, type MockResponse } from '@mocks/responses'
import { startAuthSession } from './auth-sessions'

/** Starts a client's auth session and returns the sign-in response. Every kind of sign-in returns this response. */
export function clientSignInResponse(db: Database, sub: string, account: Persona): MockResponse {
  const login: ClientLogin = {
    ...startAuthSession(db, sub, 'client'),
    name: account.name,
    account_type: account.account_type,
    is_initialized: account.is_initialized ?? false,
    bundles: listClientBundles(db, account.organization_id).map(({ id, name }) => ({ id, name })),
  }
  return ok(login, signInCookies(sub))
}

/** Returns two cookies, so a host that wrongly joins them into one `Set-Cookie` header breaks visibly. */
export function signInCookies(sub: string): string[] {
  return [
    `portal_login=${sub}; Path=/; HttpOnly; SameSite=Lax`,
    'portal_seen=1; Path=/; SameSite=Lax; Expires=Fri, 31 Dec 2038 23:59:59 GMT',
  ]
}
