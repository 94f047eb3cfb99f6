import { callWithoutLogin } from '@/api/core/http'
import { tokenManager } from '@/api/core/token-manager-instance'
import type { RealmName } from '@/lib/realm'
import type { LoginFacts } from '@/auth/session/stored-session'
import { sendHashedFirst } from './hash-for-backend'
import { adminFacts, clientFacts } from './login-facts'
import { type LoginRequest, logins } from '@/backend/login'

export type Credentials = { email: string; password: string }

/**
 * Signs in with the hash and, after error 7001, once more with the plain password (behavior 7.2).
 * Throws ApiError, InsecurePlainLoginError or StorageFullError.
 */
export async function login(realm: RealmName, { email, password }: Credentials): Promise<void> {
  const facts = await sendHashedFirst(({ encode, mark }) =>
    send(realm, { email, password: encode(password), ...mark }),
  )
  await tokenManager.login(realm, facts, email)
}

async function send(realm: RealmName, request: LoginRequest): Promise<LoginFacts> {
  return realm === 'admin'
    ? adminFacts(await callWithoutLogin(realm, logins.admin, request))
    : clientFacts(await callWithoutLogin(realm, logins.client, request))
}
