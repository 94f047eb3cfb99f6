import type * as v from 'valibot'
import { findDeviations } from './deviations'

const loggedKeys = new Set<string>()

/** Prints how a response differs from what the portal expects, each difference once. It has types and lengths, no values. */
export function logDeviations(path: string, schema: v.GenericSchema, response: unknown): void {
  const fresh = findDeviations(schema, response).filter(({ path: field, kind }) => {
    const key = `${path} ${field} ${kind}`
    return !loggedKeys.has(key) && loggedKeys.add(key)
  })
  if (fresh.length === 0) return
  console.warn(`${path} differs from the contract:`)
  // oxlint-disable-next-line no-console -- Only npm run dev has this module.
  console.table(fresh)
}
