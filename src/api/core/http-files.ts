import type * as v from 'valibot'
import type { Endpoint } from '@/backend/endpoint'
import { CALL_TIMEOUT } from '@/backend/plain-http'
import type { Scope } from '@/lib/realm'
import { http, parseResponse, prepare, readJson, type PreparedCall } from './http'
import { toApiError } from './to-api-error'

// Calls with large bodies. Separate from http.ts, which every screen loads.

export type FileResponse = Pick<Response, 'status' | 'headers'> & {
  /** The endpoint's path, for error messages. */
  name: string
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null
}

/** Calls an endpoint whose response is a file. The caller reads the body and applies its own timeout. */
export function callForFile<Request extends object>(
  scope: Scope,
  endpoint: Endpoint<Request>,
  request: Request,
  signal: AbortSignal,
): Promise<FileResponse> {
  return fetchFile(scope, prepare(scope, endpoint, request, signal))
}

async function fetchFile(
  { realm }: Scope,
  { path, name, options }: PreparedCall,
): Promise<FileResponse> {
  const file: Pick<FileResponse, 'body'> = { body: null }
  // ky passes a clone of the response to its hooks, and a cloned body stays in memory: keep the body away from them.
  const fetchWithoutBody: typeof fetch = async (...input) => {
    const response = await fetch(...input)
    if (!response.ok) return response
    file.body = response.body
    return new Response(null, response)
  }
  try {
    const { status, headers } = await http[realm](path, {
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
  /** `nameOf` gives the backend's name of a field. */
  read: (
    body: ReadableStream<Uint8Array<ArrayBuffer>>,
    signal: AbortSignal,
    nameOf: PreparedCall['nameOf'],
  ) => Promise<unknown>
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
  const prepared = prepare(scope, endpoint, request, limitedSignal)
  const { name, nameOf } = prepared
  const { body } = await fetchFile(scope, prepared)
  try {
    if (!body) throw new SyntaxError('The response has no body')
    return parseResponse(
      name,
      endpoint.response,
      prepared.read(await read(body, limitedSignal, nameOf)),
    )
  } catch (error) {
    signal.throwIfAborted()
    throw toApiError(limitedSignal.aborted ? limitedSignal.reason : error, name)
  }
}

/**
 * Calls an endpoint whose body is a form with a file. `send` adds it to the request, with its own time limit: ky would
 * clone the file for its replay. Throws as `call` does.
 */
export function callWithForm<Request extends object, Response>(
  scope: Scope,
  endpoint: Endpoint<Request, v.GenericSchema<unknown, Response>>,
  request: Request,
  { send, signal }: { send: (form: FormData) => typeof fetch; signal: AbortSignal },
): Promise<Response> {
  const { options, ...prepared } = prepare(scope, endpoint, request, signal)
  const { json, ...others } = options
  const formOptions = { ...others, timeout: false, fetch: send(toForm(Object(json))) } as const
  return readJson(http[scope.realm], { ...prepared, options: formOptions }, endpoint.response)
}

/** The files come last, so that a server that reads in order knows what to do with them. */
function toForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  const entries = Object.entries(fields)
  const files = entries.filter(([, value]) => value instanceof Blob)
  for (const [name, value] of [...entries.filter((each) => !files.includes(each)), ...files])
    form.set(name, value)
  return form
}
