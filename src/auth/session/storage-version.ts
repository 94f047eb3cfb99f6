const MARKER = 'STORAGE_VERSION'
const CURRENT = '2'
/** Milliseconds before an administrator is sent to the login (behaviour 9.8). */
const ADMIN_DELAY = 500
/** Set in session storage before the reload, so that a marker that is never kept cannot cause a reload loop. */
const RELOADED = 'storage_reset'

export type StorageVersionHost = {
  /** Throws where the browser provides no storage. */
  storages: () => { local: Storage; session: Storage }
  /** Missing outside secure contexts. */
  caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined
  /** A full page load. */
  load: (path: string) => void
  delay: (ms: number) => Promise<void>
}

/**
 * Empties a storage written by another version of the portal and loads the login page, once at most
 * (behaviour 4.9). Returns true when that load has started and nothing should be rendered.
 */
export async function checkStorageVersion(host: StorageVersionHost): Promise<boolean> {
  try {
    const { local, session } = host.storages()
    const isAgain = session.getItem(RELOADED) !== null
    session.removeItem(RELOADED)
    if (local.length === 0) {
      local.setItem(MARKER, CURRENT)
      return false
    }
    if (local.getItem(MARKER) === CURRENT) return false
    const isAdmin = local.getItem('isAdmin') === 'true'
    local.clear()
    session.clear()
    for (const name of (await host.caches?.keys()) ?? []) await host.caches?.delete(name)
    local.setItem(MARKER, CURRENT)
    // The marker was not kept, or an older tab has restored its own: do not reload again.
    if (isAgain || local.getItem(MARKER) !== CURRENT) return false
    session.setItem(RELOADED, '')
    if (isAdmin) await host.delay(ADMIN_DELAY)
    host.load(isAdmin ? '/auth/login/admin' : '/auth/login')
    return true
  } catch {
    // Without a usable storage, nothing can be out of date.
    return false
  }
}
