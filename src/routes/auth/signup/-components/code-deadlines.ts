/** Defaults in seconds, if the server does not send them. */
const DEFAULT_CODE_LIFETIME = 300
const DEFAULT_RESEND_DELAY = 30

type SentCode = { expires_in?: number; resend_after?: number }

/** Returns when a new code expires and when another code may be requested, in milliseconds since 1970. */
export function codeDeadlines({ expires_in, resend_after }: SentCode) {
  const now = Date.now()
  return {
    codeExpires: now + (expires_in ?? DEFAULT_CODE_LIFETIME) * 1000,
    resendFrom: now + (resend_after ?? DEFAULT_RESEND_DELAY) * 1000,
  }
}
