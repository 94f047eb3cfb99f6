import { createPlainHttp } from '@/api/plain-http'
import { toApiError } from '@/api/to-api-error'
import type { RealmName } from '@/auth/realm'

const PATH = 'v1/authentication/logout/'
/** Milliseconds. The person is signed out already and need not wait for the call. */
const TIMEOUT = 5_000

/** GET logout with the token of the login that has just been cleared. Throws ApiError. */
export async function callLogout(realm: RealmName, accessToken: string): Promise<void> {
  try {
    await createPlainHttp(realm)
      .get(PATH, { headers: { authorization: `Bearer ${accessToken}` }, timeout: TIMEOUT })
      .text()
  } catch (error) {
    throw toApiError(error, PATH)
  }
}
