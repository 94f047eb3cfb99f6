import { useEffect } from 'react'
import { useSecretMutation } from '@/api/core/use-secret-mutation'
import type { RealmName } from '@/lib/realm'
import { loadEarly } from '@/browser/first-screen'
import type { Credentials } from './login'

const loadLogin = () => import('./login')

/**
 * Preloads the HTTP client and the hash function after the first screen, because a deployment may remove their files
 * (row G1).
 */
function useEarlyCode() {
  useEffect(() => {
    void loadEarly(loadLogin)
  }, [])
}

/** Signs in and stores the login (behavior 7.2). */
export function useLogin(realm: RealmName) {
  useEarlyCode()
  return useSecretMutation(async (credentials: Credentials) =>
    (await loadLogin()).login(realm, credentials),
  )
}

/** Signs in with an ID token from Google (behavior 7.4). Throws ApiError or StorageFullError. */
export function useSocialLogin() {
  useEarlyCode()
  return useSecretMutation(async (idToken: string) => (await loadLogin()).socialLogin(idToken))
}
