import { useMutation } from '@tanstack/react-query'
import type { RealmName } from '@/auth/realm'
import type { Credentials } from './login'

/**
 * Signs in and stores the session (specification section 7). Nothing of the password stays behind: the
 * mutation forgets its variables as soon as it is settled.
 */
export function useLogin(realm: RealmName): (credentials: Credentials) => Promise<void> {
  const { mutateAsync, reset } = useMutation({
    // Loaded on submit: the login page comes without the HTTP client and the hash.
    mutationFn: async (credentials: Credentials) =>
      (await import('./login')).login(realm, credentials),
    gcTime: 0,
  })
  return (credentials) => mutateAsync(credentials).finally(reset)
}
