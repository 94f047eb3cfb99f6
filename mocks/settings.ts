/** What the host of the mock decides. */
export type Settings = {
  /** VITE_PASSWORD_SUFFIX of the portal that is served. */
  passwordSuffix: string
  /** Each answer waits up to so many milliseconds. */
  latency: number
  /** Where it tells what it sends by mail; nowhere in tests. */
  say?: (line: string) => void
}

export const settings: Settings = {
  passwordSuffix: import.meta.env.VITE_PASSWORD_SUFFIX ?? '',
  latency: 0,
}
