import { lazyText, type Language, type Text } from '@mocks/texts/lazy-text'

/** A handler's result: a status with a JSON body, or a complete Response (for a file). */
export type MockResponse<T = unknown> =
  | { status: number; body?: T; headers?: Record<string, string>; cookies?: string[] }
  | Response

/** Error messages, keyed by field. */
export type RefusedFields = Record<string, (string | Text)[]>

type ProblemDetails = {
  error_code?: number
  errors?: RefusedFields
  headers?: Record<string, string>
}

export function ok<T>(body: T, cookies?: string[]): MockResponse<T> {
  return { status: 200, body, cookies }
}

/** Creates a success response with only a message. */
export function okMessage(message: Text): MockResponse {
  return { status: 200, body: { message } }
}

/** Creates an error response whose body follows behavior 8.9. */
export function problem(
  status: number,
  message: string | Text,
  { headers, ...rest }: ProblemDetails = {},
): MockResponse {
  return { status, body: { message, ...rest }, headers }
}

type Record404 =
  | 'organization'
  | 'bundle'
  | 'session'
  | 'transaction'
  | 'image'
  | 'identity'
  | 'user'

export function notFound(what: Record404): MockResponse {
  return problem(
    404,
    lazyText((t) => t[`${what}Missing`]),
  )
}

/** Creates a 429 response with the seconds to wait in its `Retry-After` header. */
export function tooManyRequests(message: Text, seconds: number): MockResponse {
  return problem(429, message, { headers: { 'retry-after': String(seconds) } })
}

export function invalidFields(errors: RefusedFields): MockResponse {
  return problem(
    422,
    lazyText((t) => t.invalidFields),
    { errors },
  )
}

/** Name of the field that contains the error message. The organization and bundle lists use `detail` (behavior 8.4). */
export type ErrorKey = 'message' | 'detail'

type ResponseOptions = {
  errorKey?: ErrorKey
  /** Language of the response's messages, or undefined if it is unknown. */
  lang?: Language
}

export function toResponse(
  result: MockResponse,
  { errorKey = 'message', lang }: ResponseOptions = {},
): Response {
  if (result instanceof Response) return result
  const { status, body, cookies = [] } = result
  const headers = new Headers(result.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (body === undefined) return new Response(null, { status, headers })
  headers.set('content-type', 'application/json')
  if (lang && !headers.has('content-language')) headers.set('content-language', lang)
  const inLanguage = (_key: string, value: unknown): unknown =>
    typeof value === 'function' ? value({ lang }) : value
  const bytes = new TextEncoder().encode(
    JSON.stringify(withErrorKey(body, status, errorKey), inLanguage),
  )
  headers.set('content-length', String(bytes.length))
  return new Response(bytes, { status, headers })
}

function withErrorKey(body: unknown, status: number, errorKey: ErrorKey): unknown {
  if (status < 400 || errorKey === 'message') return body
  if (typeof body !== 'object' || body === null || !('message' in body)) return body
  const { message, ...rest } = body
  return { detail: message, ...rest }
}
