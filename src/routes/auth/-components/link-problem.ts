import { ApiError } from '@/api/api-error'
import { LINK_SPENT } from '@/api/recovery/schema'

/** Why a link does not lead on. `text` is what the server said of it. */
export type LinkProblem =
  /** The page was reloaded: the token is in no address any more. */
  | { kind: 'missing' }
  | { kind: 'malformed' }
  /** Used before, or expired. */
  | { kind: 'spent'; text?: string | undefined }

/** What can be told before the server is asked. */
export function problemOfToken(token: string | undefined): LinkProblem | undefined {
  if (token === undefined) return { kind: 'missing' }
  return /^[\w.~+=:-]{1,2048}$/.test(token) ? undefined : { kind: 'malformed' }
}

/** What an answer says of the link itself; undefined when it speaks of something else. */
export function problemOfLink(error: unknown): LinkProblem | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'status') return undefined
  const { status, body } = error
  if (body.error_code === LINK_SPENT || status === 410) return { kind: 'spent', text: body.message }
  return status === 404 || body.errors?.['token'] ? { kind: 'malformed' } : undefined
}
