import { createSafeStorage, type SafeStorage } from '@/lib/safe-storage'
import type { Owner, Timeline } from './timeline'

type Entry = { value: string | null; order: number }

/**
 * Simulates a browser's local storage, where the last write wins. A page sees its own writes immediately and other
 * pages' writes after a delay.
 */
export function createSharedStorage(timeline: Timeline, lag: () => number) {
  const central = new Map<string, Entry>()
  const pages = new Set<(key: string, entry: Entry) => void>()
  let order = 0

  const open = (owner: Owner, onChange: (key: string) => void): SafeStorage => {
    const view = new Map(central)
    let lastArrival = 0
    const receive = (key: string, entry: Entry) => {
      // Writes arrive in order.
      lastArrival = Math.max(lastArrival, timeline.now() + lag())
      const arrive = () => {
        if ((view.get(key)?.order ?? 0) > entry.order) return
        view.set(key, entry)
        onChange(key)
      }
      timeline.plan(lastArrival - timeline.now(), arrive, owner)
    }
    pages.add(receive)
    const write = (key: string, value: string | null) => {
      const entry = { value, order: (order += 1) }
      view.set(key, entry)
      central.set(key, entry)
      for (const each of pages) if (each !== receive) each(key, entry)
    }
    return createSafeStorage(() => ({
      getItem: (key) => view.get(key)?.value ?? null,
      setItem: write,
      removeItem: (key) => {
        if (view.get(key)?.value != null) write(key, null)
      },
      length: 1,
      clear: () => {},
      key: () => null,
    }))
  }

  return { open, read: (key: string) => central.get(key)?.value ?? null }
}
