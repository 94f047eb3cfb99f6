import { isHTTPError, isTimeoutError } from 'ky'
import * as v from 'valibot'
import { exchangeFailureSchema } from '@/auth/refresh/exchange'
import { TransientRefreshError } from '@/auth/session/session-errors'
import { ApiError, restoreApiError, contractError, isSilent, parseErrorBody } from './api-error'
import { contentLanguage } from '@/backend/server-language'

/** Converts a request's error to an ApiError. Returns aborts and auth session errors unchanged. */
export function toApiError(error: unknown, path: string): unknown {
  if (error instanceof TransientRefreshError) return asUnsent(toApiError(error.cause, path))
  if (error instanceof ApiError || isSilent(error)) return error
  if (v.is(exchangeFailureSchema, error)) return restoreApiError(error)
  if (isHTTPError(error)) {
    return new ApiError('status', `${path} answered ${error.response.status}`, {
      status: error.response.status,
      body: {
        ...parseErrorBody(error.data),
        content_language: contentLanguage(error.response.headers),
      },
      retryAfter: parseRetryAfter(error.response.headers.get('retry-after')),
    })
  }
  if (isTimeoutError(error) || (error instanceof DOMException && error.name === 'TimeoutError')) {
    return new ApiError('timeout', `${path} did not answer in time`)
  }
  if (error instanceof SyntaxError) return contractError(path, 'is not JSON')
  if (v.isValiError(error)) return contractError(path, describeIssues(error.issues))
  return new ApiError('no-response', `${path} got no response`)
}

function asUnsent(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { kind, message, status, body, retryAfter } = error
  return new ApiError(kind, message, { status, body, retryAfter, isUnsent: true })
}

/** Converts a Retry-After header (whole seconds or a date) to milliseconds. Ignores other values (row E9). */
function parseRetryAfter(header: string | null): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const ms = text.endsWith('GMT') ? Date.parse(text) - Date.now() : Number.NaN
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

type Issue = { path?: readonly ({ key: unknown } | PropertyKey)[]; message: string }

/** Describes the first three issues of a response, with their paths. */
export function describeIssues(issues: readonly Issue[]): string {
  return issues
    .slice(0, 3)
    .map(({ path = [], message }) => {
      const keys = path.map((part) => (typeof part === 'object' ? part.key : part))
      const where = keys
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
        .join('')
      return `${where.replace(/^\./, '')}: ${message.replace(/ but received .*/s, '')}`
    })
    .join('; ')
}
