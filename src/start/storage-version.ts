import { DATABASE } from '@/lib/session-names'

const MARKER = 'STORAGE_VERSION'
const CURRENT = '2'
/** Whether this version of the portal wrote the storage. */
export function isCurrentVersion(local: Pick<Storage, 'getItem'>): boolean {
  return local.getItem(MARKER) === CURRENT
}

/** Milliseconds before an administrator is redirected to the login page (behavior 9.8). */
const ADMIN_DELAY = 500
/** Maximum milliseconds that the reload waits for the caches to be deleted. */
const MAX_CACHE_WAIT = 1_000
/** Set in session storage before the reload, so a lost marker can't cause a reload loop. */
const RELOADED = 'storage_reset'

export type StorageVersionHost = {
  /** Throws if the browser provides no storage. */
  storages: () => { local: Storage; session: Storage }
  /** Returns undefined outside secure contexts. */
  caches: () => Pick<CacheStorage, 'keys' | 'delete'> | undefined
  /** Returns undefined if the browser blocks IndexedDB. */
  indexedDB: () => Pick<IDBFactory, 'deleteDatabase'> | undefined
  /**
   * Whether an emailed link opened the page. If so, the page's URL is kept, because the link works only once (row H7).
   */
  isLinkAddress: boolean
  /** Starts a full page load. */
  load: (path: string) => void
  reload: () => void
  delay: (ms: number) => Promise<void>
}

/**
 * Empties storage that another version of the portal wrote, and loads the login page, at most once (behavior 4.9).
 * Returns true if that load has started, so nothing should be rendered.
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
    if (isCurrentVersion(local)) return false
    const isAdmin = local.getItem('isAdmin') === 'true'
    local.clear()
    session.clear()
    local.setItem(MARKER, CURRENT)
    host.indexedDB()?.deleteDatabase(DATABASE)
    // The marker was not kept, or an older tab has restored its own marker, so don't reload again.
    if (isAgain || local.getItem(MARKER) !== CURRENT) return false
    session.setItem(RELOADED, '')
    await Promise.race([deleteCaches(host), host.delay(MAX_CACHE_WAIT)])
    if (isAdmin) await host.delay(ADMIN_DELAY)
    if (host.isLinkAddress) host.reload()
    else host.load(isAdmin ? '/auth/login/admin' : '/auth/login')
    return true
  } catch {
    // If storage is unavailable, nothing in it can be out of date.
    return false
  }
}

async function deleteCaches(host: StorageVersionHost): Promise<void> {
  try {
    const caches = host.caches()
    for (const name of (await caches?.keys()) ?? []) await caches?.delete(name)
  } catch {
    // A broken cache is never read again.
  }
}
