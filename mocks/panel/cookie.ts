/** Reads a cookie. The panel stores its state in cookies, because tests inspect local and session storage. */
export function readCookie(name: string): string {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='))
  const value = pairs.find(([each]) => each === name)?.[1] ?? ''
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * Writes a cookie that lasts for `seconds`, or until the browser closes if `seconds` is omitted. A value of 0 removes
 * the cookie.
 */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const maxAge = seconds === undefined ? '' : `; Max-Age=${seconds}`
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${maxAge}`
}
