/** The settings that a host of the mock backend chooses. */
export type Settings = {
  /** VITE_PASSWORD_SUFFIX of the portal that is served. */
  passwordSuffix: string
  /** The longest random delay of a response, in milliseconds. */
  latency: number
  /** Prints the mail that would have been sent. Absent in tests. */
  print?: (line: string) => void
}

export const settings: Settings = {
  passwordSuffix: import.meta.env.VITE_PASSWORD_SUFFIX ?? '',
  latency: 0,
}
