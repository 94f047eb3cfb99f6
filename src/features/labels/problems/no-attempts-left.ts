import { msg } from '@lingui/core/macro'

/** The same end of a session, as 5012 of the services and as 7007 of the SDKs. */
export const noAttemptsLeft = {
  cause: msg`This session has used all its attempts for this service.`,
  remedy: msg`Start a new session. If this happens to many people, check the errors from earlier attempts.`,
}
