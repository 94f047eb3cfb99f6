/** What a handler answers: a status with JSON, or a Response of its own for a file. */
export type Answer<T = unknown> =
  | { status: number; body?: T; headers?: Record<string, string>; cookies?: string[] }
  | Response

type Problem = {
  error_code?: number
  /** Per field. */
  errors?: Record<string, string[]>
  headers?: Record<string, string>
}

export function ok<T>(body: T, cookies?: string[]): Answer<T> {
  return { status: 200, body, ...(cookies ? { cookies } : {}) }
}

/** The error body of contract section "Errors". */
export function problem(
  status: number,
  message: string,
  { headers, ...rest }: Problem = {},
): Answer {
  return { status, body: { message, ...rest }, ...(headers ? { headers } : {}) }
}

export function notFound(what: string): Answer {
  return problem(404, `This ${what} does not exist`)
}

export function rejected(errors: Record<string, string[]>): Answer {
  return problem(422, 'Some fields are not valid', { errors })
}

/** The organization and bundle lists tell their errors in `detail` (section 8). */
export type ErrorKey = 'message' | 'detail'

export function toResponse(answer: Answer, errorKey: ErrorKey): Response {
  if (answer instanceof Response) return answer
  const { status, body, cookies = [] } = answer
  const headers = new Headers(answer.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (body === undefined) return new Response(null, { status, headers })
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(withErrorKey(body, status, errorKey)), { status, headers })
}

function withErrorKey(body: unknown, status: number, errorKey: ErrorKey): unknown {
  if (status < 400 || errorKey === 'message') return body
  if (typeof body !== 'object' || body === null || !('message' in body)) return body
  const { message, ...rest } = body
  return { detail: message, ...rest }
}
