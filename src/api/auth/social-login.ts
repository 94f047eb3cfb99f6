import { backendLocale } from '@/api/core/backend-locale'
import { readJson } from '@/api/core/http'
import { createPlainHttp } from '@/api/core/plain-http'
import { tokenManager } from '@/api/core/token-manager-instance'
import { clientFacts } from './login-facts'
import type { SocialLoginRequest } from './requests'
import { clientLoginSchema } from './schema'

/** Signs in with an ID token from Google (behavior 7.4). Throws ApiError or StorageFullError. */
export async function socialLogin(idToken: string): Promise<void> {
  const json: SocialLoginRequest = { provider: 'google', id_token: idToken }
  const path = 'v1/authentication/social-login/'
  const searchParams = { lang: backendLocale() }
  const options = { method: 'post', json, searchParams }
  const login = await readJson(createPlainHttp('client'), path, clientLoginSchema, options)
  await tokenManager.login('client', clientFacts(login))
}
