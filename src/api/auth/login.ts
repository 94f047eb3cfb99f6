import { callWithoutLogin } from '@/api/core/http'
import { tokenManager } from '@/api/core/token-manager-instance'
import type { RealmName } from '@/lib/realm'
import type { LoginFacts } from '@/auth/session/stored-session'
import { sendHashedFirst } from '@/api/core/hash-for-backend'
import { logins, type AdminLogin, type ClientLogin, type LoginRequest } from '@/backend/login'

export type Credentials = { email: string; password: string }

/**
 * Signs in with the hash and, after error 7001, once more with the plain password (behavior 7.2).
 * Throws ApiError, InsecurePlainLoginError or StorageFullError.
 */
export async function login(realm: RealmName, { email, password }: Credentials): Promise<void> {
  const facts = await sendHashedFirst('login', ({ encode, mark }) =>
    send(realm, { email, password: encode(password), ...mark }),
  )
  await tokenManager.login(realm, facts, email)
}

async function send(realm: RealmName, request: LoginRequest): Promise<LoginFacts> {
  return realm === 'admin'
    ? adminFacts(await callWithoutLogin(realm, logins.admin, request))
    : clientFacts(await callWithoutLogin(realm, logins.client, request))
}

/** Signs in with an ID token from Google (behavior 7.4). Throws ApiError or StorageFullError. */
export async function socialLogin(idToken: string): Promise<void> {
  const request = { provider: 'google', id_token: idToken } as const
  const response = await callWithoutLogin('client', logins.google, request)
  await tokenManager.login('client', clientFacts(response))
}

/** Extracts the facts to store from any client login response. */
export function clientFacts(response: ClientLogin): LoginFacts {
  return {
    ...common(response),
    ...(response.account_type ? { accountType: response.account_type } : {}),
    isInitialized: response.is_initialized,
    bundles: response.bundles,
    permissions: [],
  }
}

function adminFacts(response: AdminLogin): LoginFacts {
  return {
    ...common(response),
    isInitialized: true,
    bundles: [],
    permissions: response.permissions_list,
  }
}

function common(response: AdminLogin | ClientLogin) {
  return {
    name: response.name ?? '',
    accessToken: response.access_token,
    refreshToken: response.refresh_token,
  }
}
