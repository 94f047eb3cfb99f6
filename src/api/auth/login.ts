import { i18n } from '@lingui/core'
import { ApiError } from '@/api/api-error'
import { readJson } from '@/api/http'
import { createPlainHttp } from '@/api/plain-http'
import { tokenManager } from '@/api/token-manager-instance'
import type { RealmName } from '@/auth/realm'
import { InsecurePlainLoginError } from '@/auth/session/session-errors'
import type { LoginFacts } from '@/auth/session/stored-session'
import { hashForBackend } from './hash-for-backend'
import { adminFacts, clientFacts } from './login-facts'
import { adminLoginSchema, clientLoginSchema, type LoginRequest } from './schema'

const PATHS = { client: 'v2/authentication/login/', admin: 'v1.1/authentication/login/' } as const
/** The backend still stores the password in its old form (behaviour 8.6). */
const HASH_NOT_ACCEPTED = 7001

export type Credentials = { email: string; password: string }

/**
 * Signs in with the hash and, after error 7001, once more with the plain password (behaviour 7.2).
 * Throws ApiError, InsecurePlainLoginError or StorageFullError.
 */
export async function login(realm: RealmName, { email, password }: Credentials): Promise<void> {
  const attempt = { email, password: hashForBackend(password) }
  const facts = await send(realm, attempt).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.body.error_code !== HASH_NOT_ACCEPTED) throw error
    if (!window.isSecureContext) throw new InsecurePlainLoginError()
    return send(realm, { email, password, is_hashed: 0 })
  })
  await tokenManager.login(realm, facts)
}

async function send(realm: RealmName, json: LoginRequest): Promise<LoginFacts> {
  const client = createPlainHttp(realm)
  const options = { method: 'post', json }
  if (realm === 'admin')
    return adminFacts(await readJson(client, PATHS.admin, adminLoginSchema, options))
  const searchParams = { lang: i18n.locale }
  return clientFacts(
    await readJson(client, PATHS.client, clientLoginSchema, { ...options, searchParams }),
  )
}
