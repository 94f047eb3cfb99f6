import { createContext, use, useMemo, type ReactNode } from 'react'
import type { PersonalKind } from '@/lib/mask'
import { looksPersonal, personalKind } from './personal-fields'

/** What is known by its field to name somebody; a `text` may be any word. */
const naming = new Set<PersonalKind | undefined>([
  'name',
  'national_id',
  'phone',
  'email',
  'address',
  'document',
  'reference',
])
const LEAST = 3

/** The values of a record that name its person, wherever in it they are: a service may repeat them in its messages. */
export function personalWords(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => personalWords(each, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => personalWords(each, name))
  if (typeof value !== 'string' || !naming.has(personalKind(key))) return []
  const word = value.trim()
  return word.length < LEAST ? [] : [word]
}

/** Whether a free text tells of somebody: by its look, or because it has one of these words. */
export function mentionsPerson(text: string, words: readonly string[]): boolean {
  return looksPersonal(text) || words.some((word) => text.includes(word))
}

const Words = createContext<readonly string[]>([])

/** The words of the records that are shown. */
export function usePersonalWords(): readonly string[] {
  return use(Words)
}

/** Whatever is said within it may name the person of this record. */
export function AboutPerson({ of, children }: { of: unknown; children: ReactNode }) {
  const outer = usePersonalWords()
  const words = useMemo(() => [...outer, ...personalWords(of)], [outer, of])
  return <Words value={words}>{children}</Words>
}
