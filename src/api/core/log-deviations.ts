import type * as v from 'valibot'
import { findDeviations } from './deviations'

const loggedKeys = new Set<string>()

/** Logs a response's deviations from the portal's schema, each once. Logs types and lengths, never values. */
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
