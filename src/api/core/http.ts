import ky, {
  type AfterResponseHook,
  type BeforeRequestHook,
  type KyInstance,
  type Options,
} from 'ky'
import type * as v from 'valibot'
import { aborted } from '@/auth/refresh/lock'
import type { RealmName, Scope } from '@/auth/realm'
import type { RequestAuth } from '@/auth/refresh/refresh'
import type { TokenManager } from '@/auth/session/token-manager'
import { contractError } from './api-error'
import { authSession } from './auth-session-instance'
import { backendLocale } from './backend-locale'
import { dropFirstRead, fetchWithFirstRead } from './first-read'
import { CALL_TIMEOUT, createPlainHttp } from './plain-http'
import type { ReadCall } from './read-call'
import { tokenManager } from './token-manager-instance'
import { describeIssues, toApiError } from './to-api-error'
import { readAnswer } from './tolerant'

/**
 * The ky client of one realm. It adds the bearer and, after a 401 or 403, replays the call once with a refreshed token (behavior 4.3).
 * @internal Exported for its test.
 */
export function createHttp(realm: RealmName, calls: TokenManager): KyInstance {
  const authOfRequest = new WeakMap<object, RequestAuth>()

  const before: BeforeRequestHook = async ({ request, options }) => {
    const { sid } = options.context
    const requestAuth = await orAbort(
      calls.authorize(realm, typeof sid === 'string' ? sid : undefined),
      options.signal,
    )
    authOfRequest.set(options.context, requestAuth)
    request.headers.set('authorization', `Bearer ${requestAuth.accessToken}`)
  }

  const after: AfterResponseHook = async ({ request, response, options, retryCount }) => {
    const requestAuth = authOfRequest.get(options.context)
    if (!requestAuth) return undefined
    calls.assertCurrent(requestAuth)
    if (retryCount > 0 || (response.status !== 401 && response.status !== 403)) return undefined
    const next = await orAbort(calls.refresh(requestAuth), options.signal)
    // beforeRequest does not run again for the replay.
    request.headers.set('authorization', `Bearer ${next.accessToken}`)
    // Without `delay: 0` ky waits about 300 ms.
    return ky.retry({ delay: 0, code: 'REFRESHED' })
  }

  return createPlainHttp(realm).extend({
    hooks: { beforeRequest: [before], afterResponse: [after] },
  })
}

const http: Record<RealmName, KyInstance> = {
  client: createHttp('client', tokenManager),
  admin: createHttp('admin', tokenManager),
}

// What one login has asked for must never be read by another one.
if (typeof window !== 'undefined') authSession.subscribe(dropFirstRead)

export type CallOptions = {
  json?: unknown
  searchParams?: Record<string, string | number | undefined>
  signal?: AbortSignal
}

/**
 * A read whose response is parsed by `schema`; the page may have sent it already. Throws ApiError or one of the errors
 * of the auth session.
 */
export function sendRead<T>(
  scope: Scope,
  { method, path, json, searchParams }: ReadCall,
  schema: v.GenericSchema<unknown, T>,
  signal: AbortSignal,
): Promise<T> {
  return readJson(http[scope.realm], path, schema, {
    ...kyOptions(scope, { json, searchParams, signal }),
    method,
    fetch: fetchWithFirstRead(scope.sid),
  })
}

/** POST whose response is parsed by `schema`. Throws ApiError or one of the errors of the auth session. */
export function post<T>(
  scope: Scope,
  path: string,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions,
): Promise<T> {
  return readJson(http[scope.realm], path, schema, { ...kyOptions(scope, options), method: 'post' })
}

/** GET whose response is parsed by `schema`. Throws ApiError or one of the errors of the auth session. */
export function get<T>(
  scope: Scope,
  path: string,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions,
): Promise<T> {
  return readJson(http[scope.realm], path, schema, { ...kyOptions(scope, options), method: 'get' })
}

export type FileResponse = Pick<Response, 'status' | 'headers'> & {
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null
}

/** POST whose response is a file. The caller reads the body and applies its own timeout. */
export async function postForFile(
  scope: Scope,
  path: string,
  options: CallOptions,
): Promise<FileResponse> {
  const file: Pick<FileResponse, 'body'> = { body: null }
  // ky passes a clone of the response to its hooks, and a cloned body stays in memory: keep the body away from them.
  const fetchWithoutBody: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    if (!response.ok) return response
    file.body = response.body
    return new Response(null, response)
  }
  try {
    const { status, headers } = await http[scope.realm].post(path, {
      ...kyOptions(scope, options),
      fetch: fetchWithoutBody,
    })
    return { status, headers, body: file.body }
  } catch (error) {
    void file.body?.cancel().catch(() => {})
    throw toApiError(error, path)
  }
}

type LargeJsonOptions = CallOptions & {
  signal: AbortSignal
  read: (body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal) => Promise<unknown>
}

/**
 * POST whose JSON has many megabytes: `read` reads it and `schema` then parses it. ky must not see the body, because
 * its hooks would hold two more copies of it. Throws as `post` does.
 */
export async function postForLargeJson<T>(
  scope: Scope,
  path: string,
  schema: v.GenericSchema<unknown, T>,
  { signal, read, ...options }: LargeJsonOptions,
): Promise<T> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT)])
  const { body } = await postForFile(scope, path, { ...options, signal: limited })
  try {
    if (!body) throw new SyntaxError('The response has no body')
    return parseAnswer(path, schema, await read(body, limited))
  } catch (error) {
    signal.throwIfAborted()
    throw toApiError(limited.aborted ? limited.reason : error, path)
  }
}

/**
 * POST whose body `send` adds, such as a form with a file, and whose JSON response is parsed by `schema`. `send` has
 * its own time limit; ky would clone the file for its replay. Throws as `post` does.
 */
export function postForm<T>(
  scope: Scope,
  path: string,
  schema: v.GenericSchema<unknown, T>,
  { send, signal }: { send: typeof fetch; signal: AbortSignal },
): Promise<T> {
  return readJson(http[scope.realm], path, schema, {
    ...kyOptions(scope, { signal }),
    method: 'post',
    timeout: false,
    fetch: send,
  })
}

export async function readJson<T>(
  client: KyInstance,
  path: string,
  schema: v.GenericSchema<unknown, T>,
  options: Options,
): Promise<T> {
  try {
    return parseAnswer(path, schema, await client(path, options).json())
  } catch (error) {
    throw toApiError(error, path)
  }
}

/** Throws a ContractError if the answer cannot be read. The console names the rows that are left out. */
function parseAnswer<T>(path: string, schema: v.GenericSchema<unknown, T>, answer: unknown): T {
  if (import.meta.env.MODE === 'development')
    void import('./log-deviations').then(({ logDeviations }) => logDeviations(path, schema, answer))
  const { result, unread } = readAnswer(schema, answer)
  if (!result.success) throw contractError(path, describeIssues(result.issues))
  if (unread.length > 0) contractError(path, describeIssues(unread))
  return result.output
}

function kyOptions(scope: Scope, { json, searchParams, signal }: CallOptions): Options {
  return {
    json,
    signal,
    searchParams: { lang: backendLocale(), ...searchParams },
    context: { sid: scope.sid },
  }
}

/**
 * Leaving the page must not wait for a refresh that other calls still need. The signal is that of ky's options: a
 * request's own follows it only until it is garbage-collected, listeners or not (seen in Node 20).
 */
async function orAbort<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return signal ? Promise.race([promise, aborted(signal)]) : promise
}
