import * as v from 'valibot'
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
 * Milliseconds, counted from the start of the wait like the deadline of a refresh: whoever holds it has
 * given up by then, so that a tab that died or froze is passed over and a slow one never is.
 */
const LONGEST = 60_000
const LOOK_AGAIN = 50

/** One holder in all tabs without Web Locks. Throws where there is no database. */
export function createLeaseLock(store: KeyValueStore<Lease>, clock: Clock): SessionLock {
  return async (signal, work) => {
    const owner = crypto.randomUUID()
    const until = clock.now() + LONGEST
    const leave = () => store.drop(KEY)
    while (!(await take(store, clock, { owner, until }))) {
      await sleep(clock, LOOK_AGAIN)
      signal.throwIfAborted()
    }
    // A tab that is closed gives it back rather than let the others wait.
    globalThis.addEventListener?.('pagehide', leave)
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      globalThis.removeEventListener?.('pagehide', leave)
      // Left behind, it runs out by itself.
      await store
        .update(KEY, (lease) => (lease?.owner === owner ? undefined : lease))
        .catch(() => {})
    }
  }
}

async function take(store: KeyValueStore<Lease>, clock: Clock, mine: Lease): Promise<boolean> {
  const lease = await store.update(KEY, (held) => {
    const left = held ? held.until - clock.now() : 0
    // More time left than anybody takes: the clock was set back.
    return held && left > 0 && left <= LONGEST ? held : mine
  })
  return lease?.owner === mine.owner
}
