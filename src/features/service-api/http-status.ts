/** Codes that the portal lists for a negative result, although the request itself succeeds. */
const successCodes: ReadonlySet<number> = new Set([5033, 5052])
/** Codes of checks that only an SDK runs, so no API response contains them. */
const ofSdk: ReadonlySet<number> = new Set([5031])

/**
 * Returns the HTTP status for an error catalog code, or undefined if no response contains the code. The contract
 * specifies 400, 401 and 403, but 400 for service codes is an assumption.
 */
export function getHttpStatus(code: number): number | undefined {
  if (code < 1000) return code
  if (ofSdk.has(code)) return undefined
  return successCodes.has(code) ? 200 : 400
}
