import type { KeyValueStore } from '@/auth/refresh/key-value-store'

/** The store that tabs share, without a database. */
export function memoryStore<T>(values = new Map<string, T>()): KeyValueStore<T> {
  return {
    read: async (key) => values.get(key),
    update: async (key, change) => {
      const next = change(values.get(key))
      if (next === undefined) values.delete(key)
      else values.set(key, next)
      return next
    },
    drop: (key) => void values.delete(key),
    updateAll: async (change, added = {}) => {
      for (const [key, value] of values) {
        const next = change(value)
        if (next === undefined) values.delete(key)
        else values.set(key, next)
      }
      for (const [key, value] of Object.entries(added)) values.set(key, value)
    },
  }
}
