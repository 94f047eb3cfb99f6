/** The cookies of the panel: the page's own storage is under test. */
export function readCookie(name: string): string {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='))
  const value = pairs.find(([each]) => each === name)?.[1] ?? ''
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** For as long as the browser runs, or so many seconds; 0 removes it. */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const life = seconds === undefined ? '' : `; Max-Age=${seconds}`
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${life}`
}
