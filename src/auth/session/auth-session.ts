import type { RealmName } from '@/auth/realm'
import type { SafeStorage } from './safe-storage'
import {
  clearStored,
  forgetForeignPair,
  readProfile,
  readSnapshot,
  writeLogin,
  type LoginFacts,
  type Profile,
  type Snapshot,
} from './stored-session'

export type AuthSessionEvent =
  /** The backend ended the login that this tab shows. */
  | { type: 'ended'; realm: RealmName }
  /** Another tab signed out, or in: `was` is what this tab shows, `by` what is stored now. */
  | { type: 'replaced'; was: RealmName | undefined; by: RealmName | undefined }
  /** The browser refused to store the refreshed pair: it lives in this tab only. */
  | { type: 'kept-in-memory' }

export type AuthSession = ReturnType<typeof createAuthSession>

/**
 * The login session of this tab (specification section 4): what is stored, and whose screens are shown.
 * The calls that need it are made with `createAuthorizedCalls`.
 */
export function createAuthSession({
  storage,
  now = Date.now,
}: {
  storage: SafeStorage
  now?: () => number
}) {
  const listeners = new Set<(event: AuthSessionEvent) => void>()
  /** Logins that are over for this tab: none of them is told twice, or comes back. */
  const endedSids = new Set<string>()
  let shown: Pick<Snapshot, 'sid' | 'realm'> | null | undefined

  const emit = (event: AuthSessionEvent) => {
    for (const listener of listeners) listener(event)
  }
  const snapshot = (): Snapshot | null => readSnapshot(storage)

  return {
    storage,
    snapshot,
    profile: (): Profile => readProfile(storage),
    /** Whether the login lives in this tab only, because the browser did not store it. */
    keptInTab: (): boolean => storage.inMemory(),

    subscribe(listener: (event: AuthSessionEvent) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Compares what this tab shows with what is stored, and tells when that is another login or none. */
    reconcile(): void {
      forgetForeignPair(storage)
      // A pair that arrived late, from a tab that did not know of the end.
      if (endedSids.has(snapshot()?.sid ?? '')) clearStored(storage)
      const current = snapshot()
      const was = shown
      shown = current
      if (was === undefined || was?.sid === current?.sid) return
      if (was) endedSids.add(was.sid)
      emit({ type: 'replaced', was: was?.realm, by: current?.realm })
    },

    /** Another tab has ended this login; what is stored may still look as if it went on. */
    leave(sid: string): void {
      if (shown?.sid !== sid) return
      endedSids.add(sid)
      emit({ type: 'replaced', was: shown.realm, by: undefined })
      shown = null
    },

    /** All or nothing; throws StorageFullError when the browser has no room. */
    login(realm: RealmName, facts: LoginFacts, sid: string = crypto.randomUUID()): void {
      try {
        writeLogin(storage, realm, sid, facts, now())
      } finally {
        shown = snapshot()
      }
    },

    /** Clears the login of this tab and returns it. */
    signOut(): Snapshot | null {
      const old = snapshot()
      clearStored(storage)
      if (old) endedSids.add(old.sid)
      shown = null
      return old
    },

    /** The backend ended this login; it is cleared already. ErrorDescription once, however many calls find out. */
    announceEnd(sid: string, realm: RealmName): void {
      if (endedSids.has(sid)) return
      endedSids.add(sid)
      shown = null
      emit({ type: 'ended', realm })
    },

    announceKeptInMemory(): void {
      emit({ type: 'kept-in-memory' })
    },

    /** The display name, once it is told (section 3). */
    setName(name: string): void {
      storage.set('USERNAME', name)
    },

    setInitialized(): void {
      storage.set('isInitialized', 'true')
    },

    /** Which list of a bundle was open last: its sessions, else its transactions (specification section 3). */
    showsSessions: (): boolean => storage.get('showingSessions') !== 'false',
    rememberShowing(sessions: boolean): void {
      try {
        storage.set('showingSessions', String(sessions))
      } catch {
        // A full storage loses a convenience, nothing else.
      }
    },

    /** Removes what is left of a login that is not usable (any subset of the keys). */
    dropUnusable(): void {
      if (!snapshot()) clearStored(storage)
    },
  }
}
