import { isHTTPError } from 'ky'
import { createPlainHttp } from '@/backend/plain-http'
import { toApiError } from '@/api/core/to-api-error'
import type { Exchange } from '@/auth/refresh/exchange-once'
import { ExchangeRejectedError } from '@/auth/session/session-errors'
import { auth } from '@/backend/auth'
import { getPath } from '@/backend/endpoint'

/** POST refresh without a bearer (behavior 7.3), in the language of `lang`. */
export function createExchange(lang: () => string): Exchange {
  return async (realm, refreshToken, signal) => {
    const path = getPath(auth.refresh, realm)
    try {
      const pair = await createPlainHttp(realm)
        .post(path, {
          json: { refresh_token: refreshToken },
          searchParams: auth.refresh.withoutLang?.includes(realm) ? {} : { lang: lang() },
          signal,
        })
        .json(auth.refresh.response)
      return {
        accessToken: pair.access_token,
        refreshToken: pair.refresh_token,
        ...(pair.account_type ? { accountType: pair.account_type } : {}),
      }
    } catch (error) {
      if (isRefusal(error)) throw new ExchangeRejectedError()
      throw toApiError(error, path)
    }
  }
}

/** 400, 401 and 403, and other 4xx in the backend's JSON: a gateway's 404 during a deployment is HTML. */
function isRefusal(error: unknown): boolean {
  if (!isHTTPError(error)) return false
  const { status } = error.response
  if ([400, 401, 403].includes(status)) return true
  const isPassing = status === 408 || status === 429 || status >= 500
  return !isPassing && typeof error.data === 'object' && error.data !== null
}
