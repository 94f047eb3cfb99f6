import type { ClientLogin } from '@/api/auth/schema'
import { ok, type Answer } from '@mocks/responses'
import { bundlesOf, type Database } from '@mocks/db'
import { openLogin } from './logins'
import type { Persona } from '@mocks/personas'

/** The answer of every call that signs a client in. */
export function clientSignInResponse(db: Database, sub: string, persona: Persona): Answer {
  const login: ClientLogin = {
    ...openLogin(db, sub, 'client'),
    name: persona.name,
    account_type: persona.account_type,
    is_initialized: persona.is_initialized ?? false,
    bundles: bundlesOf(db, persona.organization_id).map(({ id, name }) => ({ id, name })),
  }
  return ok(login, loginCookies(sub))
}

/** Two, because a host that joins them into one header breaks them. */
export function loginCookies(sub: string): string[] {
  return [
    `portal_login=${sub}; Path=/; HttpOnly; SameSite=Lax`,
    'portal_seen=1; Path=/; SameSite=Lax; Expires=Fri, 31 Dec 2038 23:59:59 GMT',
  ]
}
