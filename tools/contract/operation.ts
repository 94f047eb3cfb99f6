import type { Endpoint, ResponseReader } from '@/backend/endpoint'
import type { RealmName } from '@/lib/realm'
import type { RequestSchema } from '@mocks/contract'

/** Description of an endpoint for the backend documents. */
export type CallText = {
  endpoint: Endpoint
  /** The only realm to which the description applies. By default, all realms of the endpoint. */
  realm?: RealmName
  /** One short sentence without a period. */
  summary: string
  /** `specified`: by the portal's specification. `assumed`: modeled on similar services and easy to change. */
  origin: 'specified' | 'assumed'
  /** Whether the request changes data or counts against a limit. */
  writes?: true
  /** Meanings of special error statuses, keyed by status. */
  refusals?: Readonly<Record<number, string>>
}

/** An endpoint in one realm, with its description, and the request schema and permission from the mock's route. */
export type Operation = Omit<CallText, 'realm'> & {
  /** The endpoint's ID, unique in its realm. */
  id: string
  realm: RealmName
  method: 'get' | 'post'
  /**
   * Path after the backend's prefix, e.g. `v1/valify/bundle-sessions/`. A placeholder like `{token}` is one segment.
   */
  path: string
  /** Whether the request is sent without a bearer token. */
  isPublic: boolean
  /** Whether the query contains `lang`. */
  hasLang: boolean
  /** Whether the body is a form and not JSON. */
  isForm: boolean
  /** An administrator must have at least one of these permissions. */
  permission: readonly string[] | undefined
  query: RequestSchema | undefined
  body: RequestSchema | undefined
  response: ResponseReader
}
