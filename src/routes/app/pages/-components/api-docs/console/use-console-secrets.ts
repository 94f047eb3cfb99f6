import { useState } from 'react'

export interface ConsoleSecrets {
  values: Readonly<Record<string, string>>
  set: (name: string, value: string) => void
}

/**
 * Stores keys, tokens and passwords by field name, so the user types each value once for all services. Leaving the page
 * discards all values.
 */
export function useConsoleSecrets(): ConsoleSecrets {
  const [values, setValues] = useState<Record<string, string>>({})
  return { values, set: (name, value) => setValues((before) => ({ ...before, [name]: value })) }
}
