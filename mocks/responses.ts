/** The result of a handler: a status with a JSON body, or a complete Response (for a file). */
export type MockResponse<T = unknown> =
  | { status: number; body?: T; headers?: Record<string, string>; cookies?: string[] }
  | Response

type ProblemDetails = {
  error_code?: number
  /** Messages by field. */
  errors?: Record<string, string[]>
  headers?: Record<string, string>
}

export function ok<T>(body: T, cookies?: string[]): MockResponse<T> {
  return { status: 200, body, cookies }
}

/** The error body of behaviour 8.9. */
export function problem(
  status: number,
  message: string,
  { headers, ...rest }: ProblemDetails = {},
): MockResponse {
  return { status, body: { message, ...rest }, headers }
}

export function notFound(what: string): MockResponse {
  return problem(404, `This ${what} does not exist`)
}

/** 429 with the seconds to wait. */
export function tooManyRequests(message: string, seconds: number): MockResponse {
  return problem(429, message, { headers: { 'retry-after': String(seconds) } })
}

export function invalidFields(errors: Record<string, string[]>): MockResponse {
  return problem(422, 'Some fields are not valid', { errors })
}

/** The organization and bundle lists put their error message in `detail` (behaviour 8.4). */
export type ErrorKey = 'message' | 'detail'

export function toResponse(result: MockResponse, errorKey: ErrorKey = 'message'): Response {
  if (result instanceof Response) return result
  const { status, body, cookies = [] } = result
  const headers = new Headers(result.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (body === undefined) return new Response(null, { status, headers })
  headers.set('content-type', 'application/json')
  const bytes = new TextEncoder().encode(JSON.stringify(withErrorKey(body, status, errorKey)))
  headers.set('content-length', String(bytes.length))
  return new Response(bytes, { status, headers })
}

function withErrorKey(body: unknown, status: number, errorKey: ErrorKey): unknown {
  if (status < 400 || errorKey === 'message') return body
  if (typeof body !== 'object' || body === null || !('message' in body)) return body
  const { message, ...rest } = body
  return { detail: message, ...rest }
}
