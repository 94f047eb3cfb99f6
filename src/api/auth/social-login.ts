import { callWithoutLogin } from '@/api/core/http'
import { tokenManager } from '@/api/core/token-manager-instance'
import { logins } from '@/backend/login'
import { clientFacts } from './login-facts'

/** Signs in with an ID token from Google (behavior 7.4). Throws ApiError or StorageFullError. */
export async function socialLogin(idToken: string): Promise<void> {
  const request = { provider: 'google', id_token: idToken } as const
  const login = await callWithoutLogin('client', logins.google, request)
  await tokenManager.login('client', clientFacts(login))
}
