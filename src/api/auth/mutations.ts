import { useSecretMutation } from '@/api/core/use-secret-mutation'
import type { RealmName } from '@/auth/realm'
import type { Credentials } from './login'

/** Signs in and stores the login (behaviour 7.2). */
export function useLogin(realm: RealmName) {
  // Loaded on submit, so that the login page loads without the HTTP client and the hash.
  return useSecretMutation(async (credentials: Credentials) =>
    (await import('./login')).login(realm, credentials),
  )
}

/** Signs in with an ID token from Google (behaviour 7.4). Throws ApiError or StorageFullError. */
export function useSocialLogin() {
  return useSecretMutation(async (idToken: string) =>
    (await import('./social-login')).socialLogin(idToken),
  )
}
