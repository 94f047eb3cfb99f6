import { isHTTPError } from 'ky'
import * as v from 'valibot'
import { toApiError } from '@/api/core/to-api-error'
import { ApiError } from '@/api/core/api-error'
import type { ExchangeFailure, RefreshAnswer, SendRefresh } from '@/auth/refresh/exchange'
import { auth } from '@/backend/auth'
import { createPlainHttp } from '@/backend/plain-http'
import { translate } from '@/backend/translate'

/** Sends the refresh request without a bearer token (behavior 7.3). Throws only when aborted. */
export function createSendRefresh(getLang: () => string): SendRefresh {
  return async ({ realm, refreshToken }, signal): Promise<RefreshAnswer> => {
    const call = { request: { refresh_token: refreshToken }, lang: getLang() }
    const { name, path, options, read } = translate(auth.refresh, realm, call)
    try {
      const json = await createPlainHttp(realm)(path, { ...options, signal }).json()
      const response = v.parse(auth.refresh.response, read(json))
      return {
        type: 'tokens',
        accessToken: response.access_token,
        ...(response.refresh_token ? { refreshToken: response.refresh_token } : {}),
        ...(response.account_type ? { accountType: response.account_type } : {}),
      }
    } catch (error) {
      if (isRefusal(error)) return { type: 'refused' }
      const apiError = toApiError(error, name)
      if (!(apiError instanceof ApiError)) throw apiError
      return { type: 'failed', failure: toFailure(apiError) }
    }
  }
}

function toFailure({ kind, message, status, body, retryAfter }: ApiError): ExchangeFailure {
  return { kind, message, status, body: { ...body }, retryAfter }
}

/**
 * Whether the backend rejected the token: a 400, 401 or 403, or any other 4xx with a JSON body except 408 and 429. A
 * gateway's 404 during a deployment is HTML, so it doesn't count.
 */
function isRefusal(error: unknown): boolean {
  if (!isHTTPError(error)) return false
  const { status } = error.response
  if ([400, 401, 403].includes(status)) return true
  const isPassing = status === 408 || status === 429 || status >= 500
  return !isPassing && typeof error.data === 'object' && error.data !== null
}
