/** Local storage that never throws on reading, and falls back to memory where the browser gives none. */
export type SafeStorage = {
  get: (key: string) => string | null
  /** Throws what the browser throws when the quota is full. */
  set: (key: string, value: string) => void
  /** Keeps the value for this tab only, over whatever is stored. */
  keepInMemory: (key: string, value: string) => void
  /** What is stored beneath the memory of this tab: what the other tabs see. */
  stored: (key: string) => string | null
  /** Gives up what only this tab keeps, where there is a storage. */
  forget: () => void
  remove: (key: string) => void
  /** Whether anything lives in the memory of this tab only. */
  inMemory: () => boolean
}

export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()
  const storage = probe(open)
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
    stored: (key) => (storage ? read(storage, key) : (memory.get(key) ?? null)),
    forget: () => {
      if (storage) memory.clear()
    },
    remove: (key) => {
      memory.delete(key)
      try {
        storage?.removeItem(key)
      } catch {
        // A storage that can no longer be written holds nothing we could take back.
      }
    },
    inMemory: () => memory.size > 0,
  }
}

const PROBE = 'probe'

function probe(open: () => Storage): Storage | undefined {
  try {
    const storage = open()
    storage.getItem(PROBE)
    // One that refuses the first key is none. One that is full has keys, and says so at the sign-in.
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
