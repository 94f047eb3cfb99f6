import { useEffect } from 'react'
import { useSecretMutation } from '@/api/core/use-secret-mutation'
import type { RealmName } from '@/lib/realm'
import { loadEarly } from '@/browser/first-screen'
import type { Credentials } from './login'

const loadLogin = () => import('./login')
const loadSocialLogin = () => import('./social-login')

/** Loads code after the first screen: a form that is sent after a deploy finds none of its old files (row G1). */
function useEarly(load: () => Promise<unknown>) {
  useEffect(() => {
    void loadEarly(load)
  }, [load])
}

/** Signs in and stores the login (behavior 7.2). */
export function useLogin(realm: RealmName) {
  // The login page loads without the HTTP client and the hash.
  useEarly(loadLogin)
  return useSecretMutation(async (credentials: Credentials) =>
    (await loadLogin()).login(realm, credentials),
  )
}

/** Signs in with an ID token from Google (behavior 7.4). Throws ApiError or StorageFullError. */
export function useSocialLogin() {
  useEarly(loadSocialLogin)
  return useSecretMutation(async (idToken: string) =>
    (await loadSocialLogin()).socialLogin(idToken),
  )
}
