import { backendLocale } from '@/api/core/backend-locale'
import { readJson } from '@/api/core/http'
import { createPlainHttp } from '@/api/core/plain-http'
import { tokenManager } from '@/api/core/token-manager-instance'
import type { RealmName } from '@/auth/realm'
import type { LoginFacts } from '@/auth/session/stored-session'
import { sendHashedFirst } from './hash-for-backend'
import { adminFacts, clientFacts } from './login-facts'
import type { LoginRequest } from './requests'
import { adminLoginSchema, clientLoginSchema } from './schema'

const PATHS = { client: 'v2/authentication/login/', admin: 'v1.1/authentication/login/' } as const

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

async function send(realm: RealmName, json: LoginRequest): Promise<LoginFacts> {
  const client = createPlainHttp(realm)
  const options = { method: 'post', json }
  if (realm === 'admin')
    return adminFacts(await readJson(client, PATHS.admin, adminLoginSchema, options))
  const searchParams = { lang: backendLocale() }
  return clientFacts(
    await readJson(client, PATHS.client, clientLoginSchema, { ...options, searchParams }),
  )
}
