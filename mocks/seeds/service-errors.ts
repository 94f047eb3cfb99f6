import { createNumbering } from './numbered'

/**
 * Reasons for a failed service attempt. An attempt stores the index of its reason, or 0 if the attempt passed.
 * @internal Exported for tests.
 */
export const seededErrors = [
  { code: 0, message: '' },
  { code: 5009, message: 'The document could not be read: the image is blurred or cut off' },
  { code: 5015, message: 'The service could not complete the request' },
  { code: 5021, message: 'The document has expired' },
  { code: 5012, message: 'No attempts are left for this service' },
  { code: 5031, message: 'Liveness could not be confirmed' },
  { code: 5033, message: 'The faces do not match' },
  { code: 5052, message: 'The civil registry does not confirm these data' },
] as const

export const failure = {
  none: 0,
  unreadable: 1,
  general: 2,
  expired: 3,
  trialsExceeded: 4,
  notAlive: 5,
  faceMismatch: 6,
  registryRefused: 7,
} as const

/** Error codes by index: the seeds' codes, then all codes that tests chose. */
export const errorCodes = createNumbering<number>(seededErrors.map(({ code }) => code))

/** Returns the index of the error code to filter by, or -1 if the code is 0 or no attempt has it. */
export function errorIndex(errorCode: number | undefined): number {
  return errorCodes.values.findIndex((code) => code === errorCode && code !== 0)
}

export function serviceError(index: number): { code: number; message: string } {
  const code = errorCodes.values[index]
  if (code === undefined) throw new Error(`There is no service error ${index}`)
  return seededErrors[index] ?? { code, message: 'The service rejected the request' }
}
