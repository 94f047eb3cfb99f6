/** Codes under which the portal lists a negative answer: the call itself succeeds. */
const successCodes: ReadonlySet<number> = new Set([5033, 5052])
/** Checks that only an SDK runs: no call of the API returns their code. */
const ofSdk: ReadonlySet<number> = new Set([5031])

/**
 * The HTTP status that comes with a code of the catalog of errors; undefined for a code that no call returns. The
 * contract gives 400, 401 and 403. That a service code comes with 400 is assumed.
 */
export function getHttpStatus(code: number): number | undefined {
  if (code < 1000) return code
  if (ofSdk.has(code)) return undefined
  return successCodes.has(code) ? 200 : 400
}
