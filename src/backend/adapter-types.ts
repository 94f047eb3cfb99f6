import type * as v from 'valibot'
import type { RealmName } from '@/lib/realm'
import type { account } from './account'
import type { analytics } from './analytics'
import type { auth } from './auth'
import type { bundleDetails } from './bundle-details'
import type { bundles } from './bundles'
import type { exports } from './exports'
import type { extraResults } from './extra-results'
import type { identities } from './identities'
import type { images } from './images'
import type { logins } from './login'
import type { nameMatch } from './name-match'
import type { organizations } from './organizations'
import type { recognition } from './recognition'
import type { recovery } from './recovery'
import type { sanction } from './sanction'
import type { sanctionLists } from './sanction-lists'
import type { sessions } from './sessions'
import type { signup } from './signup'
import type { transactions } from './transactions'
import type { users } from './users'

type Values<Resource> = Resource[keyof Resource]

type AnyEndpoint =
  | Values<typeof account>
  | Values<typeof analytics>
  | Values<typeof auth>
  | Values<typeof bundleDetails>
  | Values<typeof bundles>
  | Values<typeof exports>
  | Values<typeof extraResults>
  | Values<typeof identities>
  | Values<typeof images>
  | Values<typeof logins>
  | Values<typeof organizations>
  | Values<typeof recovery>
  | Values<typeof sanction>
  | Values<typeof sanctionLists>
  | Values<typeof sessions>
  | Values<typeof signup>
  | Values<typeof transactions>
  | Values<typeof users>
  | typeof nameMatch
  | typeof recognition

type Names<T> = T extends object ? Extract<keyof T, string> : never
type Answer<E> = E extends { response: infer Reader extends v.GenericSchema }
  ? v.InferInput<Reader>
  : never
type Row<T> = T extends object ? Extract<T[keyof T], readonly unknown[]>[number] : never
type Sent<E> = E extends { request?: infer Request } ? NonNullable<Request> : never

/**
 * Paths in the backend's JSON, such as `started.at`, keyed by the portal's field name. An empty path means the whole
 * value.
 */
type Renamed<Name extends string> = Readonly<Partial<Record<Name, string>>>

type General = {
  /** The path to a response's wrapped content, such as `data`. A response without this path is read unchanged. */
  envelope?: string
  /** Sends IDs as numbers. */
  ids?: 'number'
}

type Fields = Record<string, unknown>

/** Differences between a backend's endpoint and the documents. `toRequest` runs last, and `fromResponse` runs first. */
type Entry<Name extends string, Field extends string, RowField extends string> = General & {
  /** The path after the backend's prefix. `{session_id}` is replaced with the request field of that name. */
  path?: string | Readonly<Partial<Record<RealmName, string>>>
  method?: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** `offset` sends `offset`, from 0, and `limit` instead of `page` and `page_size`. */
  paging?: 'page' | 'offset'
  request?: Renamed<Name | 'offset' | 'limit'>
  response?: Renamed<Field>
  /** Renames the fields of each list in the response. */
  rows?: Renamed<RowField>
  /** Functions for any other difference. */
  toRequest?: (fields: Fields) => object
  fromResponse?: (json: unknown) => unknown
}

type EndpointById = { [E in AnyEndpoint as E['id']]: E }
type EntryOf<E> = Entry<Names<Sent<E>>, Names<Answer<E>>, Names<Row<Answer<E>>>>

export type Adapter = { readonly '*'?: General } & {
  readonly [Id in keyof EndpointById]?: EntryOf<EndpointById[Id]>
}

/** An adapter that tools create, with names unknown to the compiler. */
export type AdapterTable = Readonly<Record<string, AdapterEntry | undefined>>
export type AdapterEntry = Entry<string, string, string>
