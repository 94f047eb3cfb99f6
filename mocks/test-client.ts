import * as v from 'valibot'
import { hashPassword } from '@/auth/password-hash'
import { realms, type RealmName } from '@/auth/realm'
import { createResponder } from './respond'
import { personas, type PersonaName } from './personas'

const answer = createResponder({ passwordSuffix: '-test', latency: 0 })

type Sent = { body?: unknown; token?: string; cookie?: string; method?: string }

/** One call to the mock, without a network. A path from the root, with its leading slash. */
export async function send(
  path: string,
  { body, token, cookie, method }: Sent = {},
): Promise<Response> {
  const headers = new Headers()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (cookie) headers.set('cookie', cookie)
  const request = new Request(`http://portal.test${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const response = await answer(request)
  if (!response) throw new Error(`nothing answers ${path}`)
  return response
}

/** The answer as its schema reads it; throws when it breaks the contract. */
export async function read<S extends v.GenericSchema>(
  schema: S,
  path: string,
  sent: Sent,
): Promise<v.InferOutput<S>> {
  const response = await send(path, sent)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return v.parse(schema, await response.json())
}

const pairSchema = v.object({ access_token: v.string(), refresh_token: v.string() })

export async function signIn(
  name: PersonaName,
  cookie = '',
): Promise<v.InferOutput<typeof pairSchema>> {
  const { email, password, realm } = personas[name]
  const body =
    name === 'client-legacy'
      ? { email, password, is_hashed: 0 }
      : { email, password: hash(password) }
  return read(pairSchema, loginPath(realm), { body, cookie })
}

export function hash(password: string): string {
  return hashPassword(password, '-test')
}

export function loginPath(realm: RealmName): string {
  const version = realm === 'client' ? 'v2' : 'v1.1'
  return `/${realms[realm].backend}/${version}/authentication/login/`
}

export function refreshPath(realm: RealmName): string {
  return `/${realms[realm].backend}/v1/authentication/refresh/`
}

export function valify(realm: RealmName, call: string): string {
  return `/${realms[realm].backend}/v1/valify/${call}`
}
