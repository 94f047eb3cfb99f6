import * as v from 'valibot'
import { newId } from '@/lib/new-id'
import { sleep, type Clock } from './clock'
import type { KeyValueStore } from './key-value-store'
import type { SessionLock } from './lock'

export const leaseSchema = v.object({
  owner: v.string(),
  /** Milliseconds since 1970. */
  until: v.number(),
})
export type Lease = v.InferOutput<typeof leaseSchema>

const KEY = 'session-refresh'
/**
 * Milliseconds, counted from the start of the wait like the deadline of a refresh. The holder has given up by
 * then, so a tab that died or froze loses the lease while a slow one never does.
 */
const MAX_LEASE = 60_000
const POLL_INTERVAL = 50

/** One holder across all tabs, for browsers without Web Locks. Throws without a database. */
export function createLeaseLock(store: KeyValueStore<Lease>, clock: Clock): SessionLock {
  return async (signal, work) => {
    const owner = newId()
    const until = clock.now() + MAX_LEASE
    const drop = () => store.drop(KEY)
    while (!(await acquire(store, clock, { owner, until }))) {
      await sleep(clock, POLL_INTERVAL)
      signal.throwIfAborted()
    }
    // A closing tab releases the lease, so that the others need not wait for it to run out.
    globalThis.addEventListener?.('pagehide', drop)
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      globalThis.removeEventListener?.('pagehide', drop)
      // A lease that cannot be released runs out.
      await store
        .update(KEY, (lease) => (lease?.owner === owner ? undefined : lease))
        .catch(() => {})
    }
  }
}

async function acquire(
  store: KeyValueStore<Lease>,
  clock: Clock,
  newLease: Lease,
): Promise<boolean> {
  const lease = await store.update(KEY, (current) => {
    const remainingMs = current ? current.until - clock.now() : 0
    // More time left than any lease ever has means that the clock was set back.
    return current && remainingMs > 0 && remainingMs <= MAX_LEASE ? current : newLease
  })
  return lease?.owner === newLease.owner
}
