import { msg } from '@lingui/core/macro'

/** Shared text for running out of attempts: error 5012 from the services and 7007 from the SDKs. */
export const noAttemptsLeft = {
  cause: msg`This session has used all its attempts for this service.`,
  remedy: msg`Start a new session. If this happens to many people, check the errors from earlier attempts.`,
}
