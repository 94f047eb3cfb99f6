import { useLocation } from '@tanstack/react-router'
import * as v from 'valibot'
import { useScope } from '@/api/core/use-scope'
import { getPersonText } from '@/features/record-list/private-search'
import type { ScreenedPerson } from '@/features/record-list/screening-links'

const text = v.optional(v.string())
const personSchema = v.object({ name: text, otherName: text, birthDate: text, nationality: text })
const stateSchema = v.pipe(v.string(), v.parseJson(), personSchema)

/** Returns the person whose record opened the screen, or undefined after a reload or for another login. */
export function useScreenedPerson(): ScreenedPerson | undefined {
  const scope = useScope()
  const stored = useLocation({ select: ({ state }) => getPersonText(state, scope) })
  const { success, output } = v.safeParse(stateSchema, stored)
  return success ? output : undefined
}
