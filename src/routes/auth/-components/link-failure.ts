import { ApiError } from '@/api/core/api-error'
import { serverLanguage } from '@/backend/server-language'
import { LINK_SPENT } from '@/backend/recovery'

/** Reason why an email link can't be used. `text` is the server's explanation, in the language `lang`. */
export type LinkFailure =
  /** The page was reloaded after the portal had removed the token from the URL. */
  | { kind: 'missing' }
  | { kind: 'malformed' }
  /** The link was already used or has expired. */
  | { kind: 'spent'; text?: string; lang?: string }

/** Validates a token before it is sent to the server. Returns undefined if the token is valid. */
export function checkLinkToken(token: string | undefined): LinkFailure | undefined {
  if (token === undefined) return { kind: 'missing' }
  return /^[\w.~+=:-]{1,2048}$/.test(token) ? undefined : { kind: 'malformed' }
}

/** Returns the link failure that an error reports; undefined if the error isn't about the link. */
export function toLinkFailure(error: unknown): LinkFailure | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'status') return undefined
  const { status, body } = error
  if (body.error_code === LINK_SPENT || status === 410) {
    const { message: text } = body
    return { kind: 'spent', text, lang: text && serverLanguage(text, body.content_language) }
  }
  return status === 404 || body.errors?.['token'] ? { kind: 'malformed' } : undefined
}
