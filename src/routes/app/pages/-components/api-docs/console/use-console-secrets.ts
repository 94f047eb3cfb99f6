import { useState } from 'react'

export interface ConsoleSecrets {
  values: Readonly<Record<string, string>>
  set: (name: string, value: string) => void
}

/** Keys, tokens and passwords by field name: typed once for all services, and gone with the page. */
export function useConsoleSecrets(): ConsoleSecrets {
  const [values, setValues] = useState<Record<string, string>>({})
  return { values, set: (name, value) => setValues((before) => ({ ...before, [name]: value })) }
}
