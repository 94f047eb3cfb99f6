/** Web storage whose reads never throw. Falls back to memory if the browser provides no storage. */
export type SafeStorage = {
  get: (key: string) => string | null
  /** Throws the browser's error if the quota is exceeded. */
  set: (key: string, value: string) => void
  /** Keeps a value only in this tab's memory. The value takes precedence over the stored value. */
  keepInMemory: (key: string, value: string) => void
  /** Returns the value that the other tabs see, ignoring this tab's memory. */
  getStored: (key: string) => string | null
  /** Discards the values that only this tab has, unless there is no storage at all. */
  dropMemory: () => void
  remove: (key: string) => void
  /** Removes a value that another tab may have stored, even if this tab doesn't see it yet. */
  removeUnseen: (key: string) => void
  /** Whether any value exists in this tab only. */
  isMemoryUsed: () => boolean
}

export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()
  const storage = probe(open)
  const attempt = (step: () => void) => {
    try {
      step()
    } catch {
      // Nothing can be done if the storage rejects the removal of a key.
    }
  }
  return {
    get: (key) => memory.get(key) ?? read(storage, key),
    set: (key, value) => {
      if (!storage) {
        memory.set(key, value)
        return
      }
      storage.setItem(key, value)
      memory.delete(key)
    },
    keepInMemory: (key, value) => {
      memory.set(key, value)
    },
    getStored: (key) => (storage ? read(storage, key) : (memory.get(key) ?? null)),
    dropMemory: () => {
      if (storage) memory.clear()
    },
    remove: (key) => {
      memory.delete(key)
      attempt(() => storage?.removeItem(key))
    },
    removeUnseen: (key) => {
      memory.delete(key)
      // Sets the key first, because the browser doesn't report the removal of a key that this tab sees as missing.
      attempt(() => storage?.setItem(key, ''))
      attempt(() => storage?.removeItem(key))
    },
    isMemoryUsed: () => memory.size > 0,
  }
}

const PROBE = 'probe'

function probe(open: () => Storage): Storage | undefined {
  try {
    const storage = open()
    storage.getItem(PROBE)
    // An empty storage that rejects a key is unusable. A full storage has keys and is reported at sign-in.
    if (storage.length === 0) {
      storage.setItem(PROBE, '')
      storage.removeItem(PROBE)
    }
    return storage
  } catch {
    return undefined
  }
}

function read(storage: Storage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}
