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
    msg`The request lacks a field, or one of its values has the wrong form.`,
    msg`Compare the request with the documentation of the service, then send it again.`,
  ],
  [
    401,
    [],
    msg`The bundle key is wrong, or belongs to another environment.`,
    msg`Check the key in the settings of your integration. A new key is given by the provider.`,
  ],
  [
    403,
    [],
    msg`The access token is missing, unknown or has expired.`,
    msg`Ask for a new access token before the call.`,
  ],
  [
    5009,
    documents,
    msg`The picture is too blurred, too dark or cut off to be read.`,
    msg`Ask for a new picture in even light, with all four corners of the document in view.`,
  ],
  [
    5012,
    [],
    msg`Every attempt that this session grants for the service has been used.`,
    msg`Start a new session. If many people end here, look at the error of the attempts before.`,
  ],
  [
    5015,
    [],
    msg`The service could not finish the request. The document or the person is not the reason.`,
    msg`Try again after a moment. If it goes on, tell the provider the transaction id.`,
  ],
  [
    5021,
    documents,
    msg`The document was read, and its date of expiry has passed.`,
    msg`Ask for a document that is still valid.`,
  ],
  [
    5031,
    ['liveness'],
    msg`The movements that were asked for were not seen, or a live person was not recognised.`,
    msg`Ask the person to try again with the face uncovered, in even light, following each instruction.`,
  ],
  [
    5033,
    ['face_match'],
    msg`The face in the selfie is not similar enough to the one on the document.`,
    msg`Compare both pictures. With an old or worn document, a new selfie in good light may help.`,
  ],
  [
    5048,
    ['sanction_shield'],
    msg`The search names a sanction list that is not known.`,
    msg`Use the name of a list as the portal shows it, or upload the list first.`,
  ],
  [
    5052,
    ['cso'],
    msg`The civil registry has other data for this national id, or none.`,
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
  [6004, [], msg`The SDK does not know this language.`, msg`Use en or ar.`],
  [
    7001,
    [],
    msg`The device could not reach the network.`,
    msg`Ask the person to check the connection, then try again.`,
  ],
  [
    7002,
    [],
    msg`The server could not answer the SDK.`,
    msg`Try again after a moment. If it goes on, tell the provider.`,
  ],
  [
    7003,
    [],
    msg`The device is rooted or otherwise not safe.`,
    msg`Ask the person to use another device.`,
  ],
  [
    7004,
    [],
    msg`The access token was refused.`,
    msg`Ask for a new access token, then start the SDK again.`,
  ],
  [
    7005,
    [],
    msg`The server answered the SDK with an error.`,
    msg`Try again after a moment. If it goes on, tell the provider.`,
  ],
  [
    7006,
    [],
    msg`The person did not allow the camera.`,
    msg`Say why the camera is needed, and lead to the settings of the device.`,
  ],
  [7007, [], msg`Every attempt has been used.`, msg`Start a new session.`],
  [7008, [], msg`The plan has no verifications left.`, msg`Ask the provider for a larger plan.`],
  [
    7009,
    [],
    msg`The certificate of the server could not be trusted.`,
    msg`Update the SDK, and check the clock of the device and any proxy between.`,
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
