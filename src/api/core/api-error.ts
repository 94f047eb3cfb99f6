import { isCancelledError } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ExchangeFailure } from '@/auth/refresh/exchange'
import { reportError } from '@/browser/report-error'
import { maybe, num, text } from '@/backend/tolerant'

/** The error body of both backends (contract "Errors"). */
const errorBodySchema = v.object({
  message: maybe(v.string()),
  detail: maybe(v.string()),
  error_code: maybe(num),
  errors: maybe(v.record(v.string(), v.union([v.string(), v.array(text)]))),
  trials_remaining: maybe(num),
  /** Not of the body: the language that the answer is in, from its header. */
  content_language: maybe(v.string()),
})
export type ErrorBody = v.InferOutput<typeof errorBodySchema>

export type ApiErrorKind = 'status' | 'no-response' | 'timeout' | 'contract'

/** A failed call that is shown to the person. It holds no URL, id, token or request body. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  /** Private: a logged error does not show it (row I6). */
  readonly #body: ErrorBody
  /** Milliseconds the server asks to wait, from Retry-After. */
  readonly retryAfter: number | undefined
  /** The refresh that the call needed failed, so the server has not acted on it. */
  readonly isUnsent: boolean

  constructor(
    kind: ApiErrorKind,
    what: string,
    more: {
      status?: number
      body?: ErrorBody
      retryAfter?: number
      isUnsent?: boolean
    } = {},
  ) {
    super(what)
    this.kind = kind
    this.status = more.status
    this.#body = more.body ?? {}
    this.retryAfter = more.retryAfter
    this.isUnsent = more.isUnsent ?? false
  }

  /** The server's description of the failure. */
  get body(): ErrorBody {
    return this.#body
  }
}

/** The error that an exchange met, perhaps in the worker. */
export function restoreApiError({ kind, message, body, ...rest }: ExchangeFailure): ApiError {
  return new ApiError(kind, message, { ...rest, body: parseErrorBody(body) })
}

/** A call of the organization or bundle lists, whose `detail` is the server's message (behavior 8.4). */
export async function detailFirst<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError) || !error.body.detail?.trim()) throw error
    const { kind, message, status, body, retryAfter } = error
    throw new ApiError(kind, message, {
      body: { ...body, message: body.detail },
      status,
      retryAfter,
    })
  }
}

/** A response that breaks the contract. The console names the call and the field; the person sees a general message. */
export function contractError(path: string, what: string): ApiError {
  const error = new ApiError('contract', `${path} ${what}`)
  error.name = 'ContractError'
  reportError(error)
  return error
}

/** A gateway answers these in place of a server that may have received the call. */
const GATEWAY_STATUSES = [502, 503, 504]

/**
 * Whether a write that failed like this may have taken effect all the same: there was no response, none in time, none
 * that could be read, or the call was canceled on its way (row A19).
 */
export function isUnknownOutcome(error: unknown): boolean {
  if (error instanceof Error && error.name === 'AbortError') return true
  if (!(error instanceof ApiError) || error.isUnsent) return false
  return error.kind !== 'status' || GATEWAY_STATUSES.includes(error.status ?? 0)
}

/** Errors that are not shown: a canceled call, or one whose login has ended. */
export function isSilent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isCancelledError(error)) return true
  return ['AbortError', 'SessionEndedError', 'SupersededError'].includes(error.name)
}

export function parseErrorBody(data: unknown): ErrorBody {
  const result = v.safeParse(errorBodySchema, data)
  return result.success ? result.output : {}
}

/** The plain password was not sent, because the page was opened over an insecure connection (row J3). */
export class InsecurePlainLoginError extends Error {
  override name = 'InsecurePlainLoginError'
}
