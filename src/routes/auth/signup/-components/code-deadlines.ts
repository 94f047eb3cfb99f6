/** Seconds, if the server does not state them. */
const DEFAULT_CODE_LIFETIME = 300
const DEFAULT_RESEND_DELAY = 30

type SentCode = { expires_in?: number | undefined; resend_after?: number | undefined }

/** Until when a code that was sent just now is valid, and from when on another one can be requested. */
export function codeDeadlines({ expires_in, resend_after }: SentCode) {
  const now = Date.now()
  return {
    codeExpires: now + (expires_in ?? DEFAULT_CODE_LIFETIME) * 1000,
    resendFrom: now + (resend_after ?? DEFAULT_RESEND_DELAY) * 1000,
  }
}
