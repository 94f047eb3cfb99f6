import type * as v from 'valibot'
import type { Endpoint } from '@/backend/endpoint'
import { CALL_TIMEOUT } from '@/backend/plain-http'
import type { Scope } from '@/lib/realm'
import { http, parseResponse, prepare, readJson } from './http'
import { toApiError } from './to-api-error'

// Calls with large bodies. Separate from http.ts, which every screen loads.

export type FileResponse = Pick<Response, 'status' | 'headers'> & {
  /** The endpoint's path, for error messages. */
  name: string
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null
}

/** Calls an endpoint whose response is a file. The caller reads the body and applies its own timeout. */
export async function callForFile<Request extends object>(
  scope: Scope,
  endpoint: Endpoint<Request>,
  request: Request,
  signal: AbortSignal,
): Promise<FileResponse> {
  const { path, name, options } = prepare(scope, endpoint, request, signal)
  const file: Pick<FileResponse, 'body'> = { body: null }
  // ky passes a clone of the response to its hooks, and a cloned body stays in memory: keep the body away from them.
  const fetchWithoutBody: typeof fetch = async (...input) => {
    const response = await fetch(...input)
    if (!response.ok) return response
    file.body = response.body
    return new Response(null, response)
  }
  try {
    const { status, headers } = await http[scope.realm](path, {
      ...options,
      fetch: fetchWithoutBody,
    })
    return { name, status, headers, body: file.body }
  } catch (error) {
    void file.body?.cancel().catch(() => {})
    throw toApiError(error, name)
  }
}

type LargeResponse = {
  signal: AbortSignal
  read: (body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal) => Promise<unknown>
}

/**
 * Calls an endpoint whose JSON has many megabytes: `read` reads it, and the endpoint's schema then parses it. ky must
 * not see the body, because its hooks would hold two more copies of it. Throws as `call` does.
 */
export async function callForLargeJson<Request extends object, Response>(
  scope: Scope,
  endpoint: Endpoint<Request, v.GenericSchema<unknown, Response>>,
  request: Request,
  { signal, read }: LargeResponse,
): Promise<Response> {
  const limitedSignal = AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT)])
  const { name, body } = await callForFile(scope, endpoint, request, limitedSignal)
  try {
    if (!body) throw new SyntaxError('The response has no body')
    return parseResponse(name, endpoint.response, await read(body, limitedSignal))
  } catch (error) {
    signal.throwIfAborted()
    throw toApiError(limitedSignal.aborted ? limitedSignal.reason : error, name)
  }
}

/**
 * Calls an endpoint whose body `send` adds: a form with a file. `send` has its own time limit, and ky would clone the
 * file for its replay. Throws as `call` does.
 */
export function callWithForm<Response>(
  scope: Scope,
  endpoint: Endpoint<object, v.GenericSchema<unknown, Response>>,
  { send, signal }: { send: typeof fetch; signal: AbortSignal },
): Promise<Response> {
  const { path, options } = prepare(scope, endpoint, undefined, signal)
  return readJson(http[scope.realm], path, endpoint.response, {
    ...options,
    timeout: false,
    fetch: send,
  })
}
