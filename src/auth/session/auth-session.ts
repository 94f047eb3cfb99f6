import { MAX_LAG, type LiveRow } from '@/auth/refresh/logins'
import type { RealmName } from '@/lib/realm'
import { realClock, type Clock } from '@/lib/clock'
import { newId } from '@/lib/new-id'
import type { SafeStorage } from '@/lib/safe-storage'
import {
  adoptTokens,
  clearStoredLogin,
  dropOutdatedPair,
  readProfile,
  readShowsSessions,
  readSnapshot,
  storeBundles,
  writeLogin,
  type BundleRef,
  type LoginFacts,
  type AuthProfile,
  type Snapshot,
} from './stored-session'

export type AuthSessionEvent =
  /** The person signed out in this tab. */
  | { type: 'signed-out'; realm: RealmName }
  /** A sign-in in this tab, by `owner` where that is known, has replaced whatever it held before. */
  | { type: 'started-over'; owner: string | undefined }
  /** The backend ended the login of this tab, or another tab did, whose end comes late to this one. */
  | { type: 'ended'; realm: RealmName; isElsewhere: boolean }
  /** Another tab signed out or in: `was` is the realm this tab shows, `by` the one stored now. */
  | { type: 'replaced'; was: RealmName | undefined; by: RealmName | undefined }
  /** The browser refused to store the refreshed pair, which now exists in this tab only. */
  | { type: 'kept-in-memory' }

export type AuthSession = ReturnType<typeof createAuthSession>

/**
 * The login of this tab (behavior 4.10): what is stored, and whose screens are shown.
 * `createTokenManager` adds what the calls to the backend need.
 */
export function createAuthSession({
  storage,
  clock = realClock,
}: {
  storage: SafeStorage
  clock?: Clock
}) {
  adoptTokens(storage)
  const listeners = new Set<(event: AuthSessionEvent) => void>()
  /** Logins that have ended for this tab: each is announced once and cannot come back. */
  const endedSids = new Set<string>()
  let shownLogin: Pick<Snapshot, 'sid' | 'realm'> | null | undefined
  /** Realm and email of the login, where the email was typed in this page: in memory alone (row C9). */
  let typedOwner: { sid: string; owner: string } | undefined

  const emit = (event: AuthSessionEvent) => {
    for (const listener of listeners) listener(event)
  }
  const snapshot = (): Snapshot | null => {
    const storedLogin = readSnapshot(storage)
    // A late pair from a tab that did not know that the login had ended.
    return storedLogin && endedSids.has(storedLogin.sid) ? null : storedLogin
  }

  /** Clears a late pair of an ended login. At once it might be another login that this tab does not see yet. */
  const clearEnded = () => {
    if (endedSids.has(readSnapshot(storage)?.sid ?? '')) clearStoredLogin(storage)
  }

  return {
    storage,
    snapshot,
    /** The tokens that local storage mirrors of a login. */
    readRow: (sid: string): LiveRow | undefined => {
      const current = snapshot()
      return current?.sid === sid ? current : undefined
    },
    /** False once this login has ended, here or in another tab. */
    isCurrent: (sid: string): boolean => snapshot()?.sid === sid,
    profile: (): AuthProfile => readProfile(storage),
    /** Whose login this is; undefined when that is not certain, as after a reload or a sign-in with Google. */
    ownerOf: (sid: string): string | undefined =>
      typedOwner?.sid === sid ? typedOwner.owner : undefined,
    /** Whether the login exists in this tab only, because the browser did not store it. */
    isInTabMemory: (): boolean => storage.isMemoryUsed(),

    subscribe(listener: (event: AuthSessionEvent) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Compares the login this tab shows with the stored one and emits `replaced` when they differ. */
    reconcile(): void {
      dropOutdatedPair(storage)
      if (endedSids.has(readSnapshot(storage)?.sid ?? '')) clock.after(MAX_LAG, clearEnded)
      const current = snapshot()
      const was = shownLogin
      shownLogin = current
      if (was === undefined || was?.sid === current?.sid) return
      if (was) endedSids.add(was.sid)
      emit({ type: 'replaced', was: was?.realm, by: current?.realm })
    },

    /** Another tab has ended this login, even if local storage does not show it yet. */
    markEnded(sid: string): void {
      endedSids.add(sid)
      if (shownLogin?.sid !== sid) return
      emit({ type: 'replaced', was: shownLogin.realm, by: undefined })
      shownLogin = null
    },

    /** All or nothing; throws StorageFullError when the browser has no room. `email` is the one typed to sign in. */
    login(realm: RealmName, facts: LoginFacts, sid: string = newId(), email?: string): void {
      const owner = email && `${realm} ${email}`
      typedOwner = owner ? { sid, owner } : undefined
      try {
        writeLogin(storage, realm, sid, facts, clock.now())
      } finally {
        shownLogin = snapshot()
        emit({ type: 'started-over', owner })
      }
    },

    /** Clears the login and returns it. */
    signOut(): Snapshot | null {
      const old = snapshot()
      const realm = (old ?? shownLogin)?.realm ?? 'client'
      clearStoredLogin(storage)
      if (old) endedSids.add(old.sid)
      shownLogin = null
      typedOwner = undefined
      emit({ type: 'signed-out', realm })
      return old
    },

    /** The backend ended this login, which is already cleared. Emits `ended` once, however many calls fail. */
    announceEnd(sid: string, realm: RealmName, isElsewhere = false): void {
      if (endedSids.has(sid)) return
      endedSids.add(sid)
      shownLogin = null
      typedOwner = undefined
      emit({ type: 'ended', realm, isElsewhere })
    },

    announceKeptInMemory(): void {
      emit({ type: 'kept-in-memory' })
    },

    /** The display name, chosen in the course of the sign-up (behavior 3.1). */
    setName(name: string): void {
      storage.set('USERNAME', name)
    },

    setInitialized(): void {
      storage.set('isInitialized', 'true')
    },

    /** The bundles of the client have arrived: those at the sign-in may be outdated, or missing. */
    setBundles(sid: string, bundles: BundleRef[]): void {
      if (snapshot()?.sid === sid) storeBundles(storage, bundles)
    },

    showsSessions: (): boolean => readShowsSessions(storage),
    rememberShowing(sessions: boolean): void {
      try {
        storage.set('showingSessions', String(sessions))
      } catch {
        // A full storage only loses a convenience.
      }
    },

    /** Removes what is left of an incomplete login. */
    clearIncompleteLogin(): void {
      if (!snapshot()) clearStoredLogin(storage)
    },
  }
}
