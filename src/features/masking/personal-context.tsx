import { createContext, use, useMemo, type ReactNode } from 'react'
import { personalWords } from './personal-fields'

const Words = createContext<readonly string[]>([])

/** The personal words of the records on the screen. */
export function usePersonalWords(): readonly string[] {
  return use(Words)
}

/** Free texts inside it may name the person of this record. */
export function PersonalContext({ value, children }: { value: unknown; children: ReactNode }) {
  const outer = usePersonalWords()
  const words = useMemo(() => [...outer, ...personalWords(value)], [outer, value])
  return <Words value={words}>{children}</Words>
}
