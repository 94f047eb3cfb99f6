import { createContext, use } from 'react'

/** What was typed, by field: in memory alone, and gone with the sign-up (row J6). Never a code or a password. */
export type Drafts = Map<string, string>

export const DraftsContext = createContext<Drafts>(new Map())

export function useDrafts(): Drafts {
  return use(DraftsContext)
}
