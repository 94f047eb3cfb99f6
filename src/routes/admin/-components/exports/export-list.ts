import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { Scope } from '@/lib/realm'
import type { AuthSession } from '@/auth/session/auth-session'
import { exportSearchSchema } from './export-search'

/** Storage key. Its value is cleared when the login ends (behavior 3.1). */
const KEY = 'export_list'
const MAX_ENTRIES = 50
const MAX_JSON_LENGTH = 50_000

const entrySchema = v.object({
  kind: v.picklist(['images', 'transactions']),
  state: v.picklist(['requested', 'failed', 'unknown']),
  /** Request time, ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Search parameters of the export's form: IDs, days and kinds. */
  search: exportSearchSchema,
})
export type ExportEntry = v.InferOutput<typeof entrySchema>

/** Drops invalid entries, because anybody can edit local storage. */
const listSchema = v.pipe(
  v.array(v.fallback(v.nullable(entrySchema), null)),
  v.transform((entries) => entries.filter((entry) => entry !== null).slice(0, MAX_ENTRIES)),
)

/**
 * Parses the stored list. Accepts any string and never throws.
 * @internal Exported for its test.
 */
export function parseExportList(json: string | null): ExportEntry[] {
  if (!json || json.length > MAX_JSON_LENGTH) return []
  try {
    const result = v.safeParse(listSchema, JSON.parse(json))
    return result.success ? result.output : []
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Fires when another tab adds an export or ends the login.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Returns the exports that this browser requested since the sign-in, newest first. */
export function useExportList({ storage }: AuthSession): readonly ExportEntry[] {
  const json = useSyncExternalStore(subscribe, () => storage.get(KEY))
  return useMemo(() => parseExportList(json), [json])
}

/** Adds an export to the top of the list, unless another login has replaced the export's login. */
export function rememberExport(
  auth: AuthSession,
  { sid }: Scope,
  entry: Omit<ExportEntry, 'at'>,
): void {
  if (!auth.isCurrent(sid)) return
  const before = parseExportList(auth.storage.get(KEY))
  const entries = [{ at: new Date().toISOString(), ...entry }, ...before].slice(0, MAX_ENTRIES)
  try {
    auth.storage.set(KEY, JSON.stringify(entries))
  } catch {
    // Ignored, because only the history entry is lost if storage is full.
  }
  for (const listener of listeners) listener()
}
