import * as v from 'valibot'
import type { Clock } from './clock'
import type { KeyValueStore } from './key-value-store'

/** How far a login has come, beside local storage, whose view differs from tab to tab. It holds no token. */
export const registryRowSchema = v.object({
  /** Counts the refreshes of the login. */
  gen: v.number(),
  /** Milliseconds: when the login ended. Such a row keeps late answers from bringing it back. */
  ended: v.optional(v.number()),
  /** Milliseconds: when its refresh token was last sent in vain. It rests for all tabs. */
  failed: v.optional(v.number()),
})
export type RegistryRow = v.InferOutput<typeof registryRowSchema>

export type RefreshRegistry = {
  read: (sid: string) => Promise<RegistryRow | undefined>
  /** One step for all tabs: what `change` sees is what it replaces. */
  update: (sid: string, change: (row: RegistryRow | undefined) => RegistryRow) => Promise<void>
  /** Starts the row of a login and ends all others: whichever they were, no tab goes on with them. */
  begin: (sid: string) => Promise<void>
}

/** A row of an ended login stays this long, in ms. */
const TOMBSTONE = 24 * 3_600_000

/** The registry of all tabs. Where the database fails, it lives on in the memory of this tab. */
export function createRefreshRegistry(
  store: KeyValueStore<RegistryRow>,
  clock: Clock,
): RefreshRegistry {
  const memory = new Map<string, RegistryRow>()
  let failed = false

  const step = async (sid: string, inDatabase: () => Promise<RegistryRow | undefined>) => {
    if (failed) return false
    try {
      const row = await inDatabase()
      if (row) memory.set(sid, row)
      return true
    } catch {
      failed = true
      return false
    }
  }

  return {
    read: async (sid) => {
      await step(sid, () => store.read(sid))
      return memory.get(sid)
    },
    update: async (sid, change) => {
      if (await step(sid, () => store.update(sid, change))) return
      memory.set(sid, change(memory.get(sid)))
    },
    begin: async (sid) => {
      const now = clock.now()
      const row = { gen: 0 }
      const hasEnded = ({ ended }: RegistryRow) => ended !== undefined && ended < now - TOMBSTONE
      const end = (other: RegistryRow) => (hasEnded(other) ? undefined : { ended: now, ...other })
      for (const [other, its] of memory) memory.set(other, { ended: now, ...its })
      memory.set(sid, row)
      await step(sid, async () => {
        await store.updateAll(end, { [sid]: row })
        return row
      })
    },
  }
}
