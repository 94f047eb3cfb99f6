import type * as v from 'valibot'
import type { RealmName } from '@/lib/realm'

/**
 * The path after the backend's prefix, ending with a slash. `{token}` is replaced with the request field of that name.
 */
export type EndpointPath = string | Readonly<Record<RealmName, string>>

/** Response type: a schema, `bytes` for a file, or `none` if nothing reads the response. */
export type ResponseReader = v.GenericSchema<unknown, unknown> | 'bytes' | 'none'

type Definition<Id extends string, Reader extends ResponseReader> = {
  /** Name in the adapter, the contract check and the documents, such as `listSessions`. Unique in a realm. */
  id: Id
  /** The only realm whose backend has this endpoint. If absent, both backends have it. */
  realm?: RealmName
  response: Reader
  /** Whether the body is a form with a file. Otherwise it is JSON. */
  body?: 'multipart'
  /** Whether the request is sent without a bearer token. */
  isPublic?: true
  /** The realms whose requests omit `lang`. */
  withoutLang?: readonly RealmName[]
} & ({ get: EndpointPath; post?: never } | { post: EndpointPath; get?: never })

/** An endpoint. A GET sends the fields of `Request` as its query, a POST as its body. */
export type Endpoint<
  Request = unknown,
  Reader extends ResponseReader = ResponseReader,
  Id extends string = string,
> = Definition<Id, Reader> & {
  /** Exists only for its type and never has a value. */
  request?: Request
}

/** Defines a backend endpoint. `Request` contains the fields that the portal sends, or is `NoFields`. */
export function endpoint<Request extends object>() {
  return <const Id extends string, const Reader extends ResponseReader>(
    definition: Definition<Id, Reader>,
  ): Endpoint<Request, Reader, Id> => definition
}

export type NoFields = Record<string, never>

export function getMethod({ post }: Pick<Endpoint, 'post'>): 'get' | 'post' {
  return post === undefined ? 'get' : 'post'
}

/** Returns the endpoint's path in a realm, with its placeholders. */
export function getPath({ get, post }: Pick<Endpoint, 'get' | 'post'>, realm: RealmName): string {
  const path = post ?? get ?? ''
  return typeof path === 'string' ? path : path[realm]
}

/** Whether the realm's backend has the endpoint. */
export function isInRealm({ realm: only }: Pick<Endpoint, 'realm'>, realm: RealmName): boolean {
  return only === undefined || only === realm
}

/** Fills the path's placeholders from the request. `rest` contains the remaining fields. */
export function fillPath(path: string, request: object): { path: string; rest: object } {
  const rest: Record<string, unknown> = { ...request }
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filledPath, rest }
}
