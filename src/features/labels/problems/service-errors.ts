import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RealmName } from '@/lib/realm'
import { noAttemptsLeft } from './no-attempts-left'

export type CatalogError = {
  code: number
  cause: MessageDescriptor
  remedy: MessageDescriptor
  /** The remedy for the provider's staff, if `remedy` mentions the provider. */
  staffRemedy?: MessageDescriptor | undefined
}

export type ErrorRow = readonly [
  code: number,
  cause: MessageDescriptor,
  remedy: MessageDescriptor,
  staffRemedy?: MessageDescriptor,
]

const rows: readonly ErrorRow[] = [
  [
    400,
    msg`The request is missing a field, or one of its values has the wrong format.`,
    msg`Check the request against the service documentation, then send it again.`,
  ],
  [
    401,
    msg`The bundle key or the credentials are wrong, or belong to another environment.`,
    msg`Check both in your integration settings. Your provider can issue new ones.`,
    msg`Check both in the integration settings, and issue new ones if necessary.`,
  ],
  [
    403,
    msg`The access token is missing, unknown or expired.`,
    msg`Request a new access token before the call.`,
  ],
  [
    5009,
    msg`The photo is too blurry, too dark or too tightly cropped to be read.`,
    msg`Ask for a new photo, taken in even light and showing all four corners of the document.`,
  ],
  [5012, noAttemptsLeft.cause, noAttemptsLeft.remedy],
  [
    5015,
    msg`The service could not complete the request. Neither the document nor the person caused this.`,
    msg`Try again in a moment. If it keeps happening, send the transaction ID to your provider.`,
    msg`Try again in a moment. If it keeps happening, escalate it with the transaction ID.`,
  ],
  [
    5021,
    msg`The document was read, but its expiry date has passed.`,
    msg`Ask for a document that has not expired.`,
  ],
  [
    5031,
    msg`The requested movements were not detected, or no live person was recognized.`,
    msg`Ask the person to try again in even light, with their face uncovered, following each instruction.`,
  ],
  [
    5033,
    msg`The face in the selfie is not similar enough to the one on the document.`,
    msg`Compare both photos. If the document is old or worn, a new selfie in good light may help.`,
  ],
  [
    5048,
    msg`The search refers to an unknown sanction list.`,
    msg`Use the list name exactly as shown in the portal, or upload the list first.`,
  ],
  [
    5052,
    msg`The civil registry has different data for this national ID, or has none.`,
    msg`Check that every field was read correctly. If so, ask for the current document.`,
  ],
]

/**
 * All known error codes of checks (behavior 7.13). The SDKs have a separate list (sdk-errors.ts), and their code 7001
 * is unrelated to the sign-in code 7001.
 */
export const serviceErrors: readonly CatalogError[] = rows.map(
  ([code, cause, remedy, staffRemedy]) => ({ code, cause, remedy, staffRemedy }),
)

/** Returns a check error's cause and remedy, or undefined for an unknown code. */
export function findError(code: number | undefined): CatalogError | undefined {
  return serviceErrors.find((error) => error.code === code)
}

/** Returns an error's remedy for the readers in a realm: clients, or the provider's staff. */
export function getRemedy({ remedy, staffRemedy }: CatalogError, realm: RealmName) {
  return realm === 'admin' && staffRemedy ? staffRemedy : remedy
}
