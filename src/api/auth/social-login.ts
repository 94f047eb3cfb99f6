import { callWithoutLogin } from '@/api/core/http'
import { tokenManager } from '@/api/core/token-manager-instance'
import { auth } from '@/backend/auth'
import { clientFacts } from './login-facts'

/** Signs in with an ID token from Google (behavior 7.4). Throws ApiError or StorageFullError. */
export async function socialLogin(idToken: string): Promise<void> {
  const request = { provider: 'google', id_token: idToken } as const
  const login = await callWithoutLogin('client', auth.signInWithGoogle, request)
  await tokenManager.login('client', clientFacts(login))
}
