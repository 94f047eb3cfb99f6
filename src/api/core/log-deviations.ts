import type * as v from 'valibot'
import { deviationsOf } from './deviations'

const logged = new Set<string>()

/** Prints how a response differs from what the portal expects, each difference once. It has types and lengths, no values. */
export function logDeviations(path: string, schema: v.GenericSchema, answer: unknown): void {
  const fresh = deviationsOf(schema, answer).filter(({ path: field, kind }) => {
    const key = `${path} ${field} ${kind}`
    return !logged.has(key) && logged.add(key)
  })
  if (fresh.length === 0) return
  console.warn(`${path} differs from the contract:`)
  // oxlint-disable-next-line no-console -- Only npm run dev has this module.
  console.table(fresh)
}
