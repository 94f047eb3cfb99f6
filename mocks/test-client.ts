import * as v from 'valibot'
import { hashPassword } from '@/lib/password-hash'
import { logins } from '@/backend/login'
import { getPath } from '@/backend/endpoint'
import { realms, type RealmName } from '@/lib/realm'
import { createResponder, routes } from './backend'
import { findRoute } from './contract'
import { personas, type PersonaName } from './personas'

const PASSWORD_SUFFIX = '-test'
const respond = createResponder({ passwordSuffix: PASSWORD_SUFFIX, latency: 0 })

type CallOptions = {
  /** Realm of the backend that receives a relative path. The client realm by default. */
  realm?: RealmName
  /** Sent as JSON, or unchanged if it is a string or a form. */
  body?: unknown
  /** GET by default, POST with a body. */
  method?: string
  /** Bearer token from `signIn`. */
  token?: string
  cookie?: string
  /** Value of the `lang` parameter, or null to omit it. A `lang` in the path takes precedence. */
  lang?: string | null
}

/**
 * Calls the mock backend without a network. A path such as `v1/valify/bundle-sessions/` is relative to the realm's
 * backend, and a path such as `/__mock/log` is relative to the host.
 */
export async function callMock(
  path: string,
  { realm = 'client', body, token, cookie, lang = 'en', ...options }: CallOptions = {},
): Promise<Response> {
  const method = options.method ?? (body === undefined ? 'GET' : 'POST')
  const headers = new Headers()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (cookie) headers.set('cookie', cookie)
  const url = new URL(path, `http://portal.test/${realms[realm].backend}/`)
  const endpoint = findRoute(routes, realm, { method, url: url.href })?.endpoint
  const hasLang = endpoint !== undefined && !endpoint.withoutLang?.includes(realm)
  if (lang !== null && hasLang && !url.searchParams.has('lang')) url.searchParams.set('lang', lang)
  const content = isRaw(body) ? body : JSON.stringify(body)
  if (typeof content === 'string') {
    headers.set('content-type', 'application/json')
    headers.set('content-length', String(content.length))
  }
  const request = new Request(url, { method, headers, body: content })
  const response = await respond(request)
  if (!response) throw new Error(`No handler responds to ${path}`)
  return response
}

const isRaw = (body: unknown): body is string | FormData =>
  typeof body === 'string' || body instanceof FormData

/**
 * Like `callMock`, but parses the response body with `schema`. Throws for an error response and for a body that doesn't
 * match.
 */
export async function readAs<S extends v.GenericSchema>(
  schema: S,
  path: string,
  options: CallOptions = {},
): Promise<v.InferOutput<S>> {
  const response = await callMock(path, options)
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`)
  return v.parse(schema, await response.json())
}

const tokensSchema = v.object({ access_token: v.string(), refresh_token: v.string() })

export async function signIn(
  name: PersonaName,
  cookie = '',
): Promise<{ token: string; refreshToken: string }> {
  const { email, password, realm } = personas[name]
  const body =
    name === 'client-legacy'
      ? { email, password, is_hashed: 0 }
      : { email, password: hashedPassword(password) }
  const tokens = await readAs(tokensSchema, loginPaths[realm], { realm, body, cookie })
  return { token: tokens.access_token, refreshToken: tokens.refresh_token }
}

export const loginPaths = {
  client: getPath(logins.client, 'client'),
  admin: getPath(logins.admin, 'admin'),
} satisfies Record<RealmName, string>

/** Returns the hash that the portal sends instead of a password. */
export function hashedPassword(password: string): string {
  return hashPassword(password, PASSWORD_SUFFIX)
}
