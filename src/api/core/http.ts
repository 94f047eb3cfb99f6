import ky, {
  type AfterResponseHook,
  type BeforeRequestHook,
  type KyInstance,
  type Options,
} from 'ky'
import type * as v from 'valibot'
import { rejectOnAbort } from '@/auth/refresh/lock'
import type { RealmName, Scope } from '@/lib/realm'
import type { Endpoint } from '@/backend/endpoint'
import type { RequestAuth, TokenManager } from '@/auth/session/token-manager'
import { contractError } from './api-error'
import { backendLocale } from '@/backend/backend-locale'
import { createPlainHttp } from '@/backend/plain-http'
import { tokenManager } from './token-manager-instance'
import { describeIssues, toApiError } from './to-api-error'
import { parseTolerantly } from '@/backend/tolerant'
import { translate, type TranslatedCall } from '@/backend/translate'

/**
 * Creates a realm's ky client, with the bearer token. After a 401 or 403, the client replays the request once with a
 * refreshed token (behavior 4.3).
 * @internal Exported for its test.
 */
export function createHttp(realm: RealmName, calls: TokenManager): KyInstance {
  const authByRequest = new WeakMap<object, RequestAuth>()

  const before: BeforeRequestHook = async ({ request, options }) => {
    const { sid } = options.context
    const requestAuth = await orAbort(
      calls.authorize(realm, typeof sid === 'string' ? sid : undefined),
      options.signal,
    )
    authByRequest.set(options.context, requestAuth)
    request.headers.set('authorization', `Bearer ${requestAuth.accessToken}`)
  }

  const after: AfterResponseHook = async ({ request, response, options, retryCount }) => {
    const requestAuth = authByRequest.get(options.context)
    if (!requestAuth) return undefined
    calls.assertCurrent(requestAuth)
    if (retryCount > 0 || (response.status !== 401 && response.status !== 403)) return undefined
    const next = await orAbort(calls.refresh(requestAuth), options.signal)
    // beforeRequest does not run again for the replay.
    request.headers.set('authorization', `Bearer ${next.accessToken}`)
    // `delay: 0` replaces ky's default delay of about 300 ms.
    return ky.retry({ delay: 0, code: 'REFRESHED' })
  }

  return createPlainHttp(realm).extend({
    hooks: { beforeRequest: [before], afterResponse: [after] },
  })
}

export const http: Record<RealmName, KyInstance> = {
  client: createHttp('client', tokenManager),
  admin: createHttp('admin', tokenManager),
}

/** Calls an endpoint with the user's login. Throws ApiError or an auth session error. */
export function call<Request extends object, Response>(
  scope: Scope,
  endpoint: Endpoint<Request, v.GenericSchema<unknown, Response>>,
  request: Request,
  signal?: AbortSignal,
): Promise<Response> {
  return readJson(http[scope.realm], prepare(scope, endpoint, request, signal), endpoint.response)
}

/** Calls a public endpoint without a bearer token. Throws ApiError. */
export function callWithoutLogin<Request extends object, Response>(
  realm: RealmName,
  endpoint: Endpoint<Request, v.GenericSchema<unknown, Response>>,
  request: Request,
  signal?: AbortSignal,
): Promise<Response> {
  const prepared = prepare({ realm }, endpoint, request, signal)
  return readJson(createPlainHttp(realm), prepared, endpoint.response)
}

type ReadableCall = Pick<PreparedCall, 'path' | 'options'> &
  Partial<Pick<PreparedCall, 'name' | 'read'>>

export async function readJson<T>(
  client: KyInstance,
  { path, name = path, options, read = (json) => json }: ReadableCall,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  try {
    return parseResponse(name, schema, read(await client(path, options).json()))
  } catch (error) {
    throw toApiError(error, name)
  }
}

/** Validates a response, and logs omitted rows to the console. Throws a ContractError if the response is unreadable. */
export function parseResponse<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  response: unknown,
): T {
  if (import.meta.env.MODE === 'development')
    void import('./log-deviations').then(({ logDeviations }) =>
      logDeviations(path, schema, response),
    )
  const { result, unread } = parseTolerantly(schema, response)
  if (!result.success) throw contractError(path, describeIssues(result.issues))
  if (unread.length > 0) contractError(path, describeIssues(unread))
  return result.output
}

type Sender = { realm: RealmName; sid?: string }

/** `name` is the path without values, for errors and the console (row I6). */
export type PreparedCall = Pick<TranslatedCall, 'path' | 'name' | 'read' | 'nameOf'> & {
  options: Options
}

export function prepare(
  { realm, sid }: Sender,
  endpoint: Omit<Endpoint, 'response'>,
  request: object | undefined,
  signal: AbortSignal | undefined,
): PreparedCall {
  const { options, ...translated } = translate(endpoint, realm, { request, lang: backendLocale() })
  return {
    ...translated,
    options: {
      ...options,
      ...(signal && { signal }),
      ...(sid !== undefined && { context: { sid } }),
    },
  }
}

/**
 * Rejects on abort, because leaving the page must not wait for a refresh that other requests still need. `signal` must
 * come from ky's options, because `request.signal` stops following that signal after garbage collection (seen in Node
 * 20).
 */
async function orAbort<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return signal ? Promise.race([promise, rejectOnAbort(signal)]) : promise
}
