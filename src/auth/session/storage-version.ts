const MARKER = 'STORAGE_VERSION'
const CURRENT = '2'
/** An administrator is sent to the login this much later, in ms (specification section 9). */
const ADMIN_DELAY = 500
/** In session storage from one load to the next: a marker that never stays must not load for ever. */
const LOADED = 'storage_reset'

export type StorageVersionHost = {
  /** May throw, where the browser gives no storage. */
  storages: () => { local: Storage; session: Storage }
  /** Missing outside secure contexts. */
  caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined
  /** A full page load: it counts as the one reload. */
  load: (path: string) => void
  delay: (ms: number) => Promise<void>
}

/**
 * Empties a storage that another version of the portal wrote, and leads to the login (specification
 * section 4): one load, whoever else writes the marker. Returns true when it is under way and nothing
 * should be rendered.
 */
export async function checkStorageVersion(host: StorageVersionHost): Promise<boolean> {
  try {
    const { local, session } = host.storages()
    const isAgain = session.getItem(LOADED) !== null
    session.removeItem(LOADED)
    if (local.length === 0) {
      local.setItem(MARKER, CURRENT)
      return false
    }
    if (local.getItem(MARKER) === CURRENT) return false
    const admin = local.getItem('isAdmin') === 'true'
    local.clear()
    session.clear()
    for (const name of (await host.caches?.keys()) ?? []) await host.caches?.delete(name)
    local.setItem(MARKER, CURRENT)
    // Not kept, or an older tab has put its own back since: one load is all there is.
    if (isAgain || local.getItem(MARKER) !== CURRENT) return false
    session.setItem(LOADED, '')
    if (admin) await host.delay(ADMIN_DELAY)
    host.load(admin ? '/auth/login/admin' : '/auth/login')
    return true
  } catch {
    // No storage, or one that cannot be written: there is nothing to be out of date.
    return false
  }
}
