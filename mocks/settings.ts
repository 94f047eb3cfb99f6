/** Settings that the mock backend's host chooses. */
export type Settings = {
  /** `VITE_PASSWORD_SUFFIX` of the served portal. */
  passwordSuffix: string
  /** Longest random response delay, in milliseconds. */
  latency: number
  /** Prints the emails that a real backend would send. Undefined in tests. */
  print?: (line: string) => void
}

export const settings: Settings = {
  passwordSuffix: import.meta.env.VITE_PASSWORD_SUFFIX ?? '',
  latency: 0,
}
