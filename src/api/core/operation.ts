import type * as v from 'valibot'
import type { RealmName } from '@/auth/realm'

/**
 * One call of a backend, as the portal makes it: for the documents of the backends, the contract check and the mock
 * (docs/backend). The hooks do without it, so it costs the portal no bytes.
 */
export type Operation = {
  /** Unique in its realm, such as `listSessions`. */
  id: string
  realm: RealmName
  method: 'get' | 'post'
  /** After the prefix of the backend, such as `v1/valify/bundle-sessions/`. `{token}` stands for any one segment. */
  path: string
  /** What it does, as one short sentence without a full stop. */
  summary: string
  /** `specified`: by the specification of the portal. `assumed`: shaped after similar services, and easy to change. */
  origin: 'specified' | 'assumed'
  /** It has no bearer, like a login. */
  isPublic?: true
  /** It has no `lang`, like a logout. */
  hasNoLang?: true
  /** It changes something, or counts against a limit. */
  writes?: true
  /** An administrator needs one of these. */
  permission?: readonly string[]
  query?: RequestSchema
  body?: RequestSchema
  /** `json`, where nothing else is said. */
  bodyType?: 'json' | 'form'
  answer: Answer
  /** The statuses of a refusal that has a meaning of its own, with that meaning. */
  refusals?: Readonly<Record<number, string>>
}

export type RequestSchema = v.GenericSchema<unknown, object>

/** How the portal reads an answer: by a schema, as a file, or not at all. */
export type Answer = v.GenericSchema<unknown, unknown> | 'file' | 'none'
