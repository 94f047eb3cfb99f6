import { isCancelledError } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ExchangeFailure } from '@/auth/refresh/exchange'
import { reportError } from '@/browser/report-error'
import { maybe, num } from '@/backend/tolerant'

/** Error body fields that the portal shows. No field is empty. */
export type ErrorBody = {
  message?: string | undefined
  detail?: string | undefined
  error_code?: number | undefined
  /** One text per rejected field. */
  errors?: Readonly<Record<string, string>> | undefined
  trials_remaining?: number | undefined
  /** Whether the server sent JSON, with or without a message. */
  isJson?: true | undefined
  /** The language of the response, from its header. */
  content_language?: string | undefined
}

export type ApiErrorKind = 'status' | 'no-response' | 'timeout' | 'contract'

/** A failed request that is shown to the user. The error contains no URL, ID, token or request body. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  /** Private, so logging the error doesn't expose the body (row I6). */
  readonly #body: ErrorBody
  /** Delay from the Retry-After header, in milliseconds. */
  readonly retryAfter: number | undefined
  /** Whether the server has not acted on the request, because the required refresh failed. */
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

/** Rebuilds the ApiError of a failed exchange. The failure is plain data because it may come from the worker. */
export function restoreApiError({ kind, message, body, ...rest }: ExchangeFailure): ApiError {
  return new ApiError(kind, message, { ...rest, body: parseErrorBody(body) })
}

/**
 * Awaits a list of organizations or bundles. Copies an error's `detail` to `message`, because these endpoints put the
 * server's message in `detail` (behavior 8.4).
 */
export async function detailFirst<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError) || !error.body.detail) throw error
    const { kind, message, status, body, retryAfter } = error
    throw new ApiError(kind, message, {
      body: { ...body, message: body.detail },
      status,
      retryAfter,
    })
  }
}

/**
 * Reports a response that breaks the contract, and returns the error. The console shows the endpoint and the field; the
 * user sees a generic message.
 */
export function contractError(path: string, what: string): ApiError {
  const error = new ApiError('contract', `${path} ${what}`)
  error.name = 'ContractError'
  reportError(error)
  return error
}

/** Statuses from a gateway. The server behind it may still have received the request. */
const GATEWAY_STATUSES = [502, 503, 504]

/**
 * Whether a failed write may still have taken effect. True if no readable response arrived in time, or if the request
 * was canceled after it was sent (row A19).
 */
export function isUnknownOutcome(error: unknown): boolean {
  if (error instanceof Error && error.name === 'AbortError') return true
  if (!(error instanceof ApiError) || error.isUnsent) return false
  return error.kind !== 'status' || GATEWAY_STATUSES.includes(error.status ?? 0)
}

/** Whether the user never sees the error, because the request was canceled or its login has ended. */
export function isSilent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isCancelledError(error)) return true
  return ['AbortError', 'SessionEndedError', 'SupersededError'].includes(error.name)
}

/**
 * Maximum length of a plain-text error, in characters. A longer error is usually a page or a stack trace, so it isn't
 * shown.
 */
const MAX_PLAIN_TEXT = 300

/** Parses an error body in any shape that docs/backend/README.md lists. */
export function parseErrorBody(data: unknown): ErrorBody {
  if (typeof data === 'string') {
    const isReadable = data.length <= MAX_PLAIN_TEXT && !/<[a-z!/]/i.test(data)
    return isReadable ? { message: toText(data) } : {}
  }
  if (!isObject(data)) return {}
  const { message, detail, error, errors, non_field_errors, error_code, trials_remaining } = data
  const lists = Object.entries(data).filter(
    ([name, value]) => Array.isArray(value) && !KNOWN.has(name),
  )
  const fields = isObject(errors) ? Object.entries(errors) : lists
  const texts = fields.flatMap(([name, value]): [string, string][] => {
    const text = toText(value)
    return text === undefined ? [] : [[name, text]]
  })
  return {
    message: [message, error, non_field_errors, Array.isArray(errors) && errors]
      .map(toText)
      .find(Boolean),
    detail: toText(detail),
    error_code: v.parse(maybe(num), error_code),
    trials_remaining: v.parse(maybe(num), trials_remaining),
    content_language: toText(data['content_language']),
    ...(texts.length > 0 && { errors: Object.fromEntries(texts) }),
    isJson: true,
  }
}

/** Keys of an error body that are never the name of a rejected field. */
const KNOWN = new Set(['message', 'detail', 'error', 'errors', 'non_field_errors'])

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns trimmed text, an object's `message`, or a list's joined texts. Returns undefined if there is no text. */
function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(' ') || undefined
  return isObject(value) ? toText(value['message']) : undefined
}

/** Thrown instead of sending the plain password if the page was opened over an insecure connection (row J3). */
export class InsecurePlainLoginError extends Error {
  override name = 'InsecurePlainLoginError'
}
