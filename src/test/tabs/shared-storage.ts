import { createSafeStorage, type SafeStorage } from '@/auth/session/safe-storage'
import type { Owner, Timeline } from './timeline'

type Entry = { value: string | null; order: number }

/**
 * Local storage as browsers have it: a page sees its own writes at once and those of the others later,
 * each page by its own delay. What was written last wins in the end.
 */
export function createSharedStorage(timeline: Timeline, lag: () => number) {
  const central = new Map<string, Entry>()
  const pages = new Set<(key: string, entry: Entry) => void>()
  let order = 0

  const open = (owner: Owner, onChange: (key: string) => void): SafeStorage => {
    const view = new Map(central)
    let lastArrival = 0
    const hear = (key: string, entry: Entry) => {
      // In order: what was written later never arrives before.
      lastArrival = Math.max(lastArrival, timeline.now() + lag())
      const arrive = () => {
        if ((view.get(key)?.order ?? 0) > entry.order) return
        view.set(key, entry)
        onChange(key)
      }
      timeline.plan(lastArrival - timeline.now(), arrive, owner)
    }
    pages.add(hear)
    const write = (key: string, value: string | null) => {
      const entry = { value, order: (order += 1) }
      view.set(key, entry)
      central.set(key, entry)
      for (const each of pages) if (each !== hear) each(key, entry)
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
