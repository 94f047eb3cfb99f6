import { i18n } from '@lingui/core'
import ky, {
  type AfterResponseHook,
  type BeforeRequestHook,
  type KyInstance,
  type Options,
} from 'ky'
import type * as v from 'valibot'
import { aborted } from '@/auth/refresh/lock'
import type { RealmName, Scope } from '@/auth/realm'
import type { Pinned, AuthorizedCalls } from '@/auth/session/authorized-calls'
import { createPlainHttp } from './plain-http'
import { authorizedCalls } from './authorized-calls'
import { toApiError } from './to-api-error'

/** The client of one realm: bearer, one refresh for all, one replay (specification section 4). */
export function createHttp(realm: RealmName, of: AuthorizedCalls): KyInstance {
  const pins = new WeakMap<object, Pinned>()

  const before: BeforeRequestHook = async ({ request, options }) => {
    const { sid } = options.context
    const pinned = await orAbort(
      of.before(realm, typeof sid === 'string' ? sid : undefined),
      request.signal,
    )
    pins.set(options.context, pinned)
    request.headers.set('authorization', `Bearer ${pinned.accessToken}`)
  }

  const after: AfterResponseHook = async ({ request, response, options, retryCount }) => {
    const pinned = pins.get(options.context)
    if (!pinned) return undefined
    of.assertCurrent(pinned)
    if (retryCount > 0 || (response.status !== 401 && response.status !== 403)) return undefined
    const next = await orAbort(of.refresh(pinned), request.signal)
    // beforeRequest does not run again: the replay carries the new bearer itself.
    request.headers.set('authorization', `Bearer ${next.accessToken}`)
    // Without a delay of 0 ky waits about 300 ms.
    return ky.retry({ delay: 0, code: 'REFRESHED' })
  }

  return createPlainHttp(realm).extend({
    hooks: { beforeRequest: [before], afterResponse: [after] },
  })
}

/** One client per realm. */
const http: Record<RealmName, KyInstance> = {
  client: createHttp('client', authorizedCalls),
  admin: createHttp('admin', authorizedCalls),
}

export type CallOptions = {
  json?: unknown
  searchParams?: Record<string, string | number | undefined>
  signal?: AbortSignal
}

/** POST with the reading of its answer. Throws ApiError, or one of the session's errors. */
export function post<T>(
  scope: Scope,
  path: string,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions,
): Promise<T> {
  return readJson(http[scope.realm], path, schema, { ...kyOptions(scope, options), method: 'post' })
}

/** GET with the reading of its answer. Throws ApiError, or one of the session's errors. */
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

/** POST whose answer is a file: the caller reads the body and keeps its own time. */
export async function postForFile(
  scope: Scope,
  path: string,
  options: CallOptions,
): Promise<FileResponse> {
  const kept: Pick<FileResponse, 'body'> = { body: null }
  // Hooks are given a clone of the answer, and a cloned body stays in memory: the body goes around them.
  const bodyAside: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    if (!response.ok) return response
    kept.body = response.body
    return new Response(null, response)
  }
  try {
    const { status, headers } = await http[scope.realm].post(path, {
      ...kyOptions(scope, options),
      fetch: bodyAside,
    })
    return { status, headers, body: kept.body }
  } catch (error) {
    void kept.body?.cancel().catch(() => {})
    throw toApiError(error, path)
  }
}

export async function readJson<T>(
  client: KyInstance,
  path: string,
  schema: v.GenericSchema<unknown, T>,
  options: Options,
): Promise<T> {
  try {
    return await client(path, options).json(schema)
  } catch (error) {
    throw toApiError(error, path)
  }
}

function kyOptions(scope: Scope, { json, searchParams, signal }: CallOptions): Options {
  return {
    ...(json === undefined ? {} : { json }),
    ...(signal ? { signal } : {}),
    searchParams: { lang: i18n.locale, ...searchParams },
    context: { sid: scope.sid },
  }
}

/** Leaving the page must not wait for a refresh that goes on for the others. */
async function orAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([promise, aborted(signal)])
}
