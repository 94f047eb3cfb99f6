import { ApiError } from '@/api/api-error'
import { createPlainHttp } from '@/api/plain-http'
import { toApiError } from '@/api/to-api-error'
import type { RealmName } from '@/auth/realm'
import type { Exchange } from '@/auth/refresh/refresh'
import { RefreshRejectedError } from '@/auth/session/session-errors'
import { refreshSchema } from './schema'

const PATH = 'v1/authentication/refresh/'

/** POST refresh without a bearer (behaviour 7.3). */
export const exchange: Exchange = async (realm: RealmName, refreshToken, signal) => {
  try {
    const pair = await createPlainHttp(realm)
      .post(PATH, {
        json: { refresh_token: refreshToken },
        searchParams: realm === 'client' ? { lang: 'en' } : {},
        signal,
      })
      .json(refreshSchema)
    return {
      accessToken: pair.access_token,
      refreshToken: pair.refresh_token,
      ...(pair.account_type ? { accountType: pair.account_type } : {}),
    }
  } catch (error) {
    const apiError = toApiError(error, PATH)
    if (apiError instanceof ApiError && [400, 401, 403].includes(apiError.status ?? 0))
      throw new RefreshRejectedError()
    throw apiError
  }
}
