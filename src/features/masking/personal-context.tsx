import { createContext, use, useMemo, type ReactNode } from 'react'
import { personalWords } from './personal-fields'

const Words = createContext<readonly string[]>([])

/** Returns the personal values of the surrounding records, such as names, to find them in free text. */
export function usePersonalWords(): readonly string[] {
  return use(Words)
}

/** Adds a record's personal values to the context because free text inside may repeat them. */
export function PersonalContext({ value, children }: { value: unknown; children: ReactNode }) {
  const outer = usePersonalWords()
  const words = useMemo(() => [...outer, ...personalWords(value)], [outer, value])
  return <Words value={words}>{children}</Words>
}
