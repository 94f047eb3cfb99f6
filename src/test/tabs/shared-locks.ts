import { rejectOnAbort, type SessionLock } from '@/auth/refresh/lock'
import type { Logins } from '@/auth/refresh/logins'
import { brokenLogins, memoryLogins } from '@/test/memory-logins'
import type { Owner, Timeline } from './timeline'

/**
 * Creates the login database that all tabs share, with a delay before and after every step. A read-only database
 * rejects writes.
 */
export function createSharedLogins(timeline: Timeline, delay: () => number, isReadOnly = false) {
  const { get } = memoryLogins()
  const logins = isReadOnly ? brokenLogins({ get }) : memoryLogins()
  return (owner: Owner): Logins => {
    const during = async <T>(step: () => Promise<T>): Promise<T> => {
      await timeline.wait(delay(), owner)
      const result = await step()
      await timeline.wait(delay(), owner)
      return result
    }
    return {
      get: (...step) => during(() => logins.get(...step)),
      update: (...step) => during(() => logins.update(...step)),
      begin: (...step) => during(() => logins.begin(...step)),
    }
  }
}

type Waiter = { owner: Owner; grant: () => void }

/** Simulates Web Locks with one holder across all tabs. A closed page releases its lock, but a frozen page does not. */
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
    /** Releases a closed page's lock. */
    release: (owner: Owner) => {
      if (holder === owner) next()
    },
  }
}
