import { createContext, use, useMemo, type ReactNode } from 'react'
import { personalWords } from './personal-fields'

const Words = createContext<readonly string[]>([])

/** Returns the personal words of the records on the screen. */
export function usePersonalWords(): readonly string[] {
  return use(Words)
}

/** Provides a record's personal words, because free text inside may name the record's person. */
export function PersonalContext({ value, children }: { value: unknown; children: ReactNode }) {
  const outer = usePersonalWords()
  const words = useMemo(() => [...outer, ...personalWords(value)], [outer, value])
  return <Words value={words}>{children}</Words>
}
