import { msg } from '@lingui/core/macro'

/** The same end of a session, as 5012 of the services and as 7007 of the SDKs. */
export const noAttemptsLeft = {
  cause: msg`All attempts that this session allows for the service have been used.`,
  remedy: msg`Start a new session. If this happens to many people, look at the errors of the earlier attempts.`,
}
