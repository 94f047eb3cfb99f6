import { useSecretMutation } from '@/api/use-secret-mutation'
import type { RealmName } from '@/auth/realm'
import type { Credentials } from './login'

/** Signs in and stores the session (specification section 7). Nothing of the password stays behind. */
export function useLogin(realm: RealmName) {
  // Loaded on submit: the login page comes without the HTTP client and the hash.
  return useSecretMutation(async (credentials: Credentials) =>
    (await import('./login')).login(realm, credentials),
  )
}
