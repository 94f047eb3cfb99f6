import * as v from 'valibot'
import type { Clock } from './clock'
import type { KeyValueStore } from './key-value-store'
import { exchangeFailureSchema } from './exchange-failure'

/**
 * The state of a login that all tabs agree on. Local storage is not enough: a write reaches the other tabs late.
 */
export const registryRowSchema = v.object({
  /** Counts the refreshes of the login. */
  gen: v.number(),
  /** Milliseconds: when the login ended. The row stays, so that a late response cannot revive the login. */
  ended: v.optional(v.number()),
  /** Milliseconds: when a refresh last failed. The cooldown that follows applies to all tabs. */
  failed: v.optional(v.number()),
  /** Why it failed, for the other tabs. An unreadable one must not hide the rest of the row. */
  failure: v.optional(v.fallback(v.optional(exchangeFailureSchema), undefined)),
  /** A worker is exchanging the token of this generation, or died while it was. */
  pending: v.optional(v.literal(true)),
  /** The pair of this generation, until a page has stored it. An ended row has none. */
  handover: v.optional(
    v.object({
      accessToken: v.string(),
      refreshToken: v.string(),
      accountType: v.optional(v.string()),
    }),
  ),
})
export type RegistryRow = v.InferOutput<typeof registryRowSchema>

export type RefreshRegistry = {
  read: (sid: string) => Promise<RegistryRow | undefined>
  /** Atomic across tabs: `change` receives exactly the row it replaces. Returns the new row. */
  update: (
    sid: string,
    change: (row: RegistryRow | undefined) => RegistryRow,
  ) => Promise<RegistryRow>
  /** Starts the row of a login and ends all others, so that no tab continues with them. */
  begin: (sid: string) => Promise<void>
  /** Whether the last step reached the database. If not, other tabs may know more than this one. */
  isShared: () => boolean
}

/** How long the row of an ended login is kept, in ms. */
const TOMBSTONE_LIFETIME = 24 * 3_600_000

/**
 * The registry shared by all tabs. A step that fails in the database is applied in this tab's memory, and merged into
 * the next row that the database returns.
 */
export function createRefreshRegistry(
  store: KeyValueStore<RegistryRow>,
  clock: Clock,
): RefreshRegistry {
  const memory = new Map<string, RegistryRow>()
  let isShared = true

  const tryStep = async (step: () => Promise<unknown>): Promise<boolean> => {
    const isReached = await step().then(
      () => true,
      () => false,
    )
    isShared = isReached
    return isReached
  }
  const end = (row: RegistryRow) => clearEndedRow({ ended: clock.now(), ...row })

  return {
    isShared: () => isShared,
    read: async (sid) => {
      await tryStep(async () => {
        const row = mergeRows(await store.read(sid), memory.get(sid))
        if (row) memory.set(sid, clearEndedRow(row))
      })
      return memory.get(sid)
    },
    update: async (sid, change) => {
      const knownRow = memory.get(sid)
      let next = clearEndedRow(change(knownRow))
      await tryStep(() =>
        store.update(sid, (row) => (next = clearEndedRow(change(mergeRows(row, knownRow))))),
      )
      memory.set(sid, next)
      return next
    },
    begin: async (sid) => {
      const oldest = clock.now() - TOMBSTONE_LIFETIME
      for (const [otherSid, other] of memory) memory.set(otherSid, end(other))
      memory.set(sid, { gen: 0 })
      await tryStep(() =>
        store.updateAll(
          (other) => (other.ended !== undefined && other.ended < oldest ? undefined : end(other)),
          { [sid]: { gen: 0 } },
        ),
      )
    },
  }
}

/** The higher generation and any end. Of two rows of the same generation, the first one's handover counts. */
export function mergeRows<T extends RegistryRow | undefined>(
  row: RegistryRow | undefined,
  other: T,
): RegistryRow | T {
  if (!row || !other) return row ?? other
  const endedAt = row.ended ?? other.ended
  const newer = other.gen > row.gen ? other : row
  return endedAt === undefined ? newer : clearEndedRow({ ...newer, ended: endedAt })
}

/** An ended row keeps no pair, as local storage keeps no tokens, and no words of the server. */
function clearEndedRow({ handover, failure, ...row }: RegistryRow): RegistryRow {
  if (row.ended !== undefined) return row
  return { ...row, ...(failure && { failure }), ...(handover && { handover }) }
}
