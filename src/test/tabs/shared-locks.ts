import type { KeyValueStore } from '@/auth/refresh/key-value-store'
import { rejectOnAbort, type SessionLock } from '@/auth/refresh/lock'
import { memoryStore } from '@/test/memory-store'
import type { Owner, Timeline } from './timeline'

/** The database of all tabs: every operation takes time before and after it is carried out. */
export function createSharedStore<T>(timeline: Timeline, delay: () => number) {
  const store = memoryStore<T>()
  return (owner: Owner): KeyValueStore<T> => ({
    ...store,
    read: async (key) => {
      await timeline.wait(delay(), owner)
      const value = await store.read(key)
      await timeline.wait(delay(), owner)
      return value
    },
    updateAll: async (change, added) => {
      await timeline.wait(delay(), owner)
      await store.updateAll(change, added)
      await timeline.wait(delay(), owner)
    },
    update: async (key, change) => {
      await timeline.wait(delay(), owner)
      const value = await store.update(key, change)
      await timeline.wait(delay(), owner)
      return value
    },
  })
}

type Waiter = { owner: Owner; grant: () => void }

/** Web Locks: one holder across all tabs; a closed page releases its lock, a frozen one does not. */
export function createSharedLock(timeline: Timeline) {
  const waiting: Waiter[] = []
  let holder: Owner | undefined

  const next = () => {
    holder = undefined
    const waiter = waiting.shift()
    if (!waiter) return
    if (waiter.owner.closed) return next()
    holder = waiter.owner
    timeline.plan(0, waiter.grant, waiter.owner)
  }

  const getLock =
    (owner: Owner): SessionLock =>
    async (signal, work) => {
      const grantedDeferred = Promise.withResolvers<void>()
      const waiter = { owner, grant: grantedDeferred.resolve }
      if (holder) waiting.push(waiter)
      else {
        holder = owner
        grantedDeferred.resolve()
      }
      try {
        await Promise.race([grantedDeferred.promise, rejectOnAbort(signal)])
      } catch (error) {
        if (waiting.includes(waiter)) waiting.splice(waiting.indexOf(waiter), 1)
        else next()
        throw error
      }
      try {
        return await work()
      } finally {
        next()
      }
    }

  return {
    getLock,
    /** Releases the lock of a page that was closed. */
    release: (owner: Owner) => {
      if (holder === owner) next()
    },
  }
}
