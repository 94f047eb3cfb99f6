import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * `service`: errors of checks. `sdk`: errors that an SDK reports to the app that embeds it. Both use some of
 * the same numbers; the 7001 of the sign-in is in neither.
 */
export type ErrorCatalogue = 'service' | 'sdk'

export type CatalogueError = {
  catalogue: ErrorCatalogue
  code: number
  /** The services that report it; empty for all of them. */
  services: readonly string[]
  cause: MessageDescriptor
  remedy: MessageDescriptor
}

type Row = [
  code: number,
  services: readonly string[],
  cause: MessageDescriptor,
  remedy: MessageDescriptor,
]

const documents = ['ocr', 'passport_ocr', 'generic_ocr'] as const

const service: readonly Row[] = [
  [
    400,
    [],
    msg`The request is missing a field, or one of its values has the wrong format.`,
    msg`Check the request against the service documentation, then send it again.`,
  ],
  [
    401,
    [],
    msg`The bundle key or the credentials are wrong, or belong to another environment.`,
    msg`Check both in your integration settings. Your provider can issue new ones.`,
  ],
  [
    403,
    [],
    msg`The access token is missing, unknown or has expired.`,
    msg`Request a new access token before the call.`,
  ],
  [
    5009,
    documents,
    msg`The photo is too blurred, too dark or too cropped to be read.`,
    msg`Ask for a new photo, taken in even light and showing all four corners of the document.`,
  ],
  [
    5012,
    [],
    msg`All attempts that this session allows for the service have been used.`,
    msg`Start a new session. If this happens to many people, look at the errors of the earlier attempts.`,
  ],
  [
    5015,
    [],
    msg`The service could not complete the request. Neither the document nor the person is the cause.`,
    msg`Try again in a moment. If it keeps happening, send the transaction id to your provider.`,
  ],
  [
    5021,
    documents,
    msg`The document was read, but its expiry date has passed.`,
    msg`Ask for a document that has not expired.`,
  ],
  [
    5031,
    ['liveness'],
    msg`The requested movements were not seen, or no live person was recognised.`,
    msg`Ask the person to try again in even light, with their face uncovered, following each instruction.`,
  ],
  [
    5033,
    ['face_match'],
    msg`The face in the selfie is not similar enough to the one on the document.`,
    msg`Compare both photos. If the document is old or worn, a new selfie in good light may help.`,
  ],
  [
    5048,
    ['sanction_shield'],
    msg`The search refers to an unknown sanction list.`,
    msg`Use the name of a list as the portal shows it, or upload the list first.`,
  ],
  [
    5052,
    ['cso'],
    msg`The civil registry has different data for this national id, or none.`,
    msg`Check that every field was read correctly. If so, ask for the current document.`,
  ],
]

const sdk: readonly Row[] = [
  [
    6001,
    [],
    msg`The SDK was started without an access token.`,
    msg`Set the access token before the SDK starts.`,
  ],
  [
    6002,
    [],
    msg`The SDK was started without a bundle key.`,
    msg`Set the bundle key before the SDK starts.`,
  ],
  [
    6003,
    [],
    msg`The SDK was started without a base URL.`,
    msg`Set the base URL before the SDK starts.`,
  ],
  [6004, [], msg`The SDK does not support this language.`, msg`Use en or ar.`],
  [
    7001,
    [],
    msg`The device could not reach the network.`,
    msg`Ask the person to check their connection, then try again.`,
  ],
  [
    7002,
    [],
    msg`The server could not respond to the SDK.`,
    msg`Try again in a moment. If it keeps happening, contact your provider.`,
  ],
  [
    7003,
    [],
    msg`The device is rooted or otherwise not secure.`,
    msg`Ask the person to use another device.`,
  ],
  [
    7004,
    [],
    msg`The access token was refused.`,
    msg`Request a new access token, then restart the SDK.`,
  ],
  [
    7005,
    [],
    msg`The server answered the SDK with an error.`,
    msg`Try again in a moment. If it keeps happening, contact your provider.`,
  ],
  [
    7006,
    [],
    msg`The person did not allow access to the camera.`,
    msg`Explain why the camera is needed, and point to the device settings.`,
  ],
  [7007, [], msg`All attempts have been used.`, msg`Start a new session.`],
  [7008, [], msg`The plan has no verifications left.`, msg`Ask the provider for a larger plan.`],
  [
    7009,
    [],
    msg`The server’s certificate is not trusted.`,
    msg`Update the SDK, and check the device’s clock and any proxy in between.`,
  ],
]

const toError =
  (catalogue: ErrorCatalogue) =>
  ([code, services, cause, remedy]: Row): CatalogueError => ({
    catalogue,
    code,
    services,
    cause,
    remedy,
  })

/** Every known code (behaviour 7.13). */
export const errorCatalogue: readonly CatalogueError[] = [
  ...service.map(toError('service')),
  ...sdk.map(toError('sdk')),
]

/** Finds the cause and remedy of a code; undefined for an unknown one. */
export function findError(
  catalogue: ErrorCatalogue,
  code: number | undefined,
): CatalogueError | undefined {
  return errorCatalogue.find((error) => error.catalogue === catalogue && error.code === code)
}
