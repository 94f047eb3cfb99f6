import type { Endpoint, ResponseReader } from '@/backend/endpoint'
import type { RealmName } from '@/lib/realm'
import type { RequestSchema } from '@mocks/contract'

/** An endpoint's text for the documents. */
export type CallText = {
  endpoint: Endpoint
  /** The only realm with this text. Default: every realm of the endpoint. */
  realm?: RealmName
  /** One short sentence without a period. */
  summary: string
  /** `specified`: by the portal's specification. `assumed`: modeled on similar services and easy to change. */
  origin: 'specified' | 'assumed'
  /** Whether it changes something or counts against a limit. */
  writes?: true
  /** Meaning of each special error status. */
  refusals?: Readonly<Record<number, string>>
}

/** An endpoint in one realm, with its text, and the request schema and permission from the mock's route. */
export type Operation = Omit<CallText, 'realm'> & {
  /** The endpoint's ID, unique in its realm. */
  id: string
  realm: RealmName
  method: 'get' | 'post'
  /** Follows the backend's prefix, e.g. `v1/valify/bundle-sessions/`. A placeholder like `{token}` is one segment. */
  path: string
  /** Whether it is sent without a bearer. */
  isPublic: boolean
  /** Whether its query has a `lang`. */
  hasLang: boolean
  /** Whether its body is a form. Otherwise it is JSON. */
  isForm: boolean
  /** Permissions, one of which an administrator needs. */
  permission: readonly string[] | undefined
  query: RequestSchema | undefined
  body: RequestSchema | undefined
  response: ResponseReader
}
