import { msg } from '@lingui/core/macro'
import { noAttemptsLeft } from './no-attempts-left'
import type { CatalogError, ErrorRow } from './service-errors'

const rows: readonly ErrorRow[] = [
  [
    6001,
    msg`The SDK was started without an access token.`,
    msg`Set the access token before the SDK starts.`,
  ],
  [
    6002,
    msg`The SDK was started without a bundle key.`,
    msg`Set the bundle key before the SDK starts.`,
  ],
  [
    6003,
    msg`The SDK was started without a base URL.`,
    msg`Set the base URL before the SDK starts.`,
  ],
  [6004, msg`The SDK does not support this language.`, msg`Use en or ar.`],
  [
    7001,
    msg`The device could not reach the network.`,
    msg`Ask the person to check their connection, then try again.`,
  ],
  [
    7002,
    msg`The server could not respond to the SDK.`,
    msg`Try again in a moment. If it keeps happening, contact your provider.`,
  ],
  [
    7003,
    msg`The device is rooted or otherwise not secure.`,
    msg`Ask the person to use another device.`,
  ],
  [
    7004,
    msg`The access token was refused.`,
    msg`Request a new access token, then restart the SDK.`,
  ],
  [
    7005,
    msg`The server returned an error to the SDK.`,
    msg`Try again in a moment. If it keeps happening, contact your provider.`,
  ],
  [
    7006,
    msg`The person did not allow access to the camera.`,
    msg`Explain why the camera is needed, and point to the device settings.`,
  ],
  [7007, noAttemptsLeft.cause, noAttemptsLeft.remedy],
  [7008, msg`The plan has no verifications left.`, msg`Ask your provider for a larger plan.`],
  [
    7009,
    msg`The server’s certificate is not trusted.`,
    msg`Update the SDK, then check the device clock and any proxy.`,
  ],
]

/** Errors that an SDK reports to the app that embeds it. Only the SDK documentation uses this list. */
export const sdkErrors: readonly CatalogError[] = rows.map(([code, cause, remedy]) => ({
  code,
  cause,
  remedy,
}))
