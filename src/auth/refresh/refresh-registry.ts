import * as v from 'valibot'
import type { Clock } from './clock'
import type { Cells } from './key-value-store'

/** How far a login has come, beside local storage, whose view differs from tab to tab. It holds no token. */
export const ledgerRowSchema = v.object({
  /** Counts the refreshes of the login. */
  gen: v.number(),
  /** Milliseconds: when the login ended. Such a row keeps late answers from bringing it back. */
  ended: v.optional(v.number()),
  /** Milliseconds: when its refresh token was last sent in vain. It rests for all tabs. */
  failed: v.optional(v.number()),
})
export type LedgerRow = v.InferOutput<typeof ledgerRowSchema>

export type SessionLedger = {
  read: (sid: string) => Promise<LedgerRow | undefined>
  /** One step for all tabs: what `change` sees is what it replaces. */
  update: (sid: string, change: (row: LedgerRow | undefined) => LedgerRow) => Promise<void>
  /** Starts the row of a login and ends all others: whichever they were, no tab goes on with them. */
  begin: (sid: string) => Promise<void>
}

/** A row of an ended login stays this long, in ms. */
const TOMBSTONE = 24 * 3_600_000

/** The ledger of all tabs. Where the database fails, it lives on in the memory of this tab. */
export function createLedger(cells: Cells<LedgerRow>, clock: Clock): SessionLedger {
  const memory = new Map<string, LedgerRow>()
  let failed = false

  const step = async (sid: string, inDatabase: () => Promise<LedgerRow | undefined>) => {
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
      await step(sid, () => cells.read(sid))
      return memory.get(sid)
    },
    update: async (sid, change) => {
      if (await step(sid, () => cells.update(sid, change))) return
      memory.set(sid, change(memory.get(sid)))
    },
    begin: async (sid) => {
      const now = clock.now()
      const row = { gen: 0 }
      const isOver = ({ ended }: LedgerRow) => ended !== undefined && ended < now - TOMBSTONE
      const end = (other: LedgerRow) => (isOver(other) ? undefined : { ended: now, ...other })
      for (const [other, its] of memory) memory.set(other, { ended: now, ...its })
      memory.set(sid, row)
      await step(sid, async () => {
        await cells.updateAll(end, { [sid]: row })
        return row
      })
    },
  }
}
