import type * as v from 'valibot'
import type { Endpoint } from '@/backend/endpoint'
import { CALL_TIMEOUT } from '@/backend/plain-http'
import type { Scope } from '@/lib/realm'
import { http, parseResponse, prepare, readJson, type PreparedCall } from './http'
import { toApiError } from './to-api-error'

// For requests and responses with large bodies. Separate from http.ts, because every screen loads http.ts.

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
  // ky clones the response for its hooks, and a cloned body stays in memory. So ky receives a response without a body.
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
  /** Parses the body. `nameOf` returns the backend's name for a field. */
  read: (
    body: ReadableStream<Uint8Array<ArrayBuffer>>,
    signal: AbortSignal,
    nameOf: PreparedCall['nameOf'],
  ) => Promise<unknown>
}

/**
 * Like `call`, for many megabytes of JSON. `read` parses the body instead of ky, because ky's hooks would keep two more
 * copies in memory.
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
 * Like `call`, for a form with a file. `send` adds the form and applies the time limit, because ky would clone the file
 * for its replay.
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

/** Builds the form data. Files come last, because a server that parses in order needs the other fields first. */
function toForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  const entries = Object.entries(fields)
  const files = entries.filter(([, value]) => value instanceof Blob)
  for (const [name, value] of [...entries.filter((each) => !files.includes(each)), ...files])
    form.set(name, value)
  return form
}
