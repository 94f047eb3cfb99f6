import type * as v from 'valibot'
import { backendLocale } from '@/api/core/backend-locale'
import { createPlainHttp } from '@/api/core/plain-http'
import { toApiError } from '@/api/core/to-api-error'
import type { RealmName } from '@/auth/realm'

const PREFIX = 'v1/accounts/'

type Call<T> = {
  /** Whose account it is: each backend has its own. */
  realm?: RealmName
  /** The path without the token, so that the console can show it (row I6). */
  name: string
  /** The token of the link, for calls that have it in their path. */
  token?: string
  schema: v.GenericSchema<unknown, T>
  json?: unknown
  signal?: AbortSignal
}

/** A call without a login: POST with a body, GET without one. Throws ApiError. */
export async function callAccounts<T>({
  realm = 'client',
  name,
  token,
  schema,
  json,
  signal,
}: Call<T>): Promise<T> {
  const path = token === undefined ? name : `${name}${encodeURIComponent(token)}/`
  try {
    return await createPlainHttp(realm)(PREFIX + path, {
      method: json === undefined ? 'get' : 'post',
      json,
      signal,
      searchParams: { lang: backendLocale() },
    }).json(schema)
  } catch (error) {
    throw toApiError(error, PREFIX + name)
  }
}
