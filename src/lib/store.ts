/**
 * Creates state outside the component tree. Components read it with `useSyncExternalStore(store.subscribe, store.get)`.
 */
export function createStore<T>(initial: T) {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: (): T => state,
    set(next: T): void {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Creates a store whose state is kept in local storage as JSON and is the same in all tabs. `parse` must not throw, and
 * receives undefined for missing or unreadable JSON.
 */
export function createStoredStore<T>(key: string, parse: (stored: unknown) => T) {
  const store = createStore(parse(readStored(key)))
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    if (event.key === key) store.set(parse(parseJson(event.newValue)))
  })
  return {
    ...store,
    /**
     * Reads the state from storage again, because another tab may have just changed it. If no state is stored, returns
     * this tab's state.
     */
    latest: (): T => {
      const stored = readStored(key)
      return stored === undefined ? store.get() : parse(stored)
    },
    /** Returns false if the browser cannot store the state. */
    set(next: T): boolean {
      store.set(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
        return true
      } catch {
        return false
      }
    },
  }
}

/** Reads JSON from local storage. Returns undefined for missing or unreadable JSON, or if storage is blocked. */
export function readStored(key: string): unknown {
  try {
    return parseJson(localStorage.getItem(key))
  } catch {
    return undefined
  }
}

function parseJson(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}
