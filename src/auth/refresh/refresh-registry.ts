import * as v from 'valibot'
import type { Clock } from './clock'
import type { KeyValueStore } from './key-value-store'

/**
 * The state of a login that all tabs agree on. Local storage is not enough: a write reaches the other tabs late.
 * It holds no token.
 */
export const registryRowSchema = v.object({
  /** Counts the refreshes of the login. */
  gen: v.number(),
  /** Milliseconds: when the login ended. The row stays, so that a late response cannot revive the login. */
  ended: v.optional(v.number()),
  /** Milliseconds: when a refresh last failed. The cooldown that follows applies to all tabs. */
  failed: v.optional(v.number()),
})
export type RegistryRow = v.InferOutput<typeof registryRowSchema>

export type RefreshRegistry = {
  read: (sid: string) => Promise<RegistryRow | undefined>
  /** Atomic across tabs: `change` receives exactly the row it replaces. */
  update: (sid: string, change: (row: RegistryRow | undefined) => RegistryRow) => Promise<void>
  /** Starts the row of a login and ends all others, so that no tab continues with them. */
  begin: (sid: string) => Promise<void>
}

/** How long the row of an ended login is kept, in ms. */
const TOMBSTONE_LIFETIME = 24 * 3_600_000

/** The registry shared by all tabs. Once the database fails, this tab continues with its own memory. */
export function createRefreshRegistry(
  store: KeyValueStore<RegistryRow>,
  clock: Clock,
): RefreshRegistry {
  const memory = new Map<string, RegistryRow>()
  let hasDatabaseFailed = false

  const runInDatabase = async (sid: string, query: () => Promise<RegistryRow | undefined>) => {
    if (hasDatabaseFailed) return false
    try {
      const row = await query()
      if (row) memory.set(sid, row)
      return true
    } catch {
      hasDatabaseFailed = true
      return false
    }
  }

  return {
    read: async (sid) => {
      await runInDatabase(sid, () => store.read(sid))
      return memory.get(sid)
    },
    update: async (sid, change) => {
      if (await runInDatabase(sid, () => store.update(sid, change))) return
      memory.set(sid, change(memory.get(sid)))
    },
    begin: async (sid) => {
      const now = clock.now()
      const row = { gen: 0 }
      const isExpired = ({ ended }: RegistryRow) =>
        ended !== undefined && ended < now - TOMBSTONE_LIFETIME
      const end = (other: RegistryRow) => (isExpired(other) ? undefined : { ended: now, ...other })
      for (const [otherSid, other] of memory) memory.set(otherSid, { ended: now, ...other })
      memory.set(sid, row)
      await runInDatabase(sid, async () => {
        await store.updateAll(end, { [sid]: row })
        return row
      })
    },
  }
}
