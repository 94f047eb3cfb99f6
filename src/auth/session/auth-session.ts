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
  /** The user signed out in this tab. */
  | { type: 'signed-out'; realm: RealmName }
  /** A sign-in in this tab replaced the previous login. `owner` is set if known. */
  | { type: 'started-over'; owner: string | undefined }
  /** The backend ended this tab's login, or another tab did (`isElsewhere`) and this tab noticed late. */
  | { type: 'ended'; realm: RealmName; isElsewhere: boolean }
  /** Another tab signed out or in. `was` is the realm that this tab shows, `by` the realm stored now. */
  | { type: 'replaced'; was: RealmName | undefined; by: RealmName | undefined }
  /** The browser did not store the refreshed pair, so the pair exists only in this tab. */
  | { type: 'kept-in-memory' }

export type AuthSession = ReturnType<typeof createAuthSession>

/** Creates this tab's auth session (behavior 4.10). `createTokenManager` adds everything that backend requests need. */
export function createAuthSession({
  storage,
  clock = realClock,
}: {
  storage: SafeStorage
  clock?: Clock
}) {
  adoptTokens(storage)
  const listeners = new Set<(event: AuthSessionEvent) => void>()
  /** Logins that have ended for this tab. Each end is announced once, and can't be undone. */
  const endedSids = new Set<string>()
  let shownLogin: Pick<Snapshot, 'sid' | 'realm'> | null | undefined
  /** The login's realm and email, if the user typed the email in this page. Kept only in memory (row C9). */
  let typedOwner: { sid: string; owner: string } | undefined

  const emit = (event: AuthSessionEvent) => {
    for (const listener of listeners) listener(event)
  }
  const snapshot = (): Snapshot | null => {
    const storedLogin = readSnapshot(storage)
    // The pair may be a late write from a tab that had not noticed the login's end.
    return storedLogin && endedSids.has(storedLogin.sid) ? null : storedLogin
  }

  /** Clears the late pair of an ended login. Runs after a delay, because this tab may not see a newer login yet. */
  const clearEnded = () => {
    if (endedSids.has(readSnapshot(storage)?.sid ?? '')) clearStoredLogin(storage)
  }

  return {
    storage,
    snapshot,
    /** Returns a login's tokens as mirrored in local storage. */
    readRow: (sid: string): LiveRow | undefined => {
      const current = snapshot()
      return current?.sid === sid ? current : undefined
    },
    /** Whether this login is current. False once it has ended, here or in another tab. */
    isCurrent: (sid: string): boolean => snapshot()?.sid === sid,
    profile: (): AuthProfile => readProfile(storage),
    /** Returns the login's owner, or undefined if unknown, such as after a reload or a Google sign-in. */
    ownerOf: (sid: string): string | undefined =>
      typedOwner?.sid === sid ? typedOwner.owner : undefined,
    /** Whether the login exists only in this tab, because the browser did not store it. */
    isInTabMemory: (): boolean => storage.isMemoryUsed(),

    subscribe(listener: (event: AuthSessionEvent) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Compares this tab's login with the stored login and emits `replaced` if they differ. */
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

    /** Marks a login as ended by another tab, even if local storage does not show that yet. */
    markEnded(sid: string): void {
      endedSids.add(sid)
      if (shownLogin?.sid !== sid) return
      emit({ type: 'replaced', was: shownLogin.realm, by: undefined })
      shownLogin = null
    },

    /** Stores a login completely, or throws StorageFullError. `email` is the email typed to sign in. */
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

    /** Announces the end of a login that is already cleared. Emits `ended` once, however many requests fail. */
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

    /** Stores the display name chosen during the sign-up (behavior 3.1). */
    setName(name: string): void {
      storage.set('USERNAME', name)
    },

    setInitialized(): void {
      storage.set('isInitialized', 'true')
    },

    /** Stores the bundles from the client's list, because the bundles from the sign-in may be outdated or missing. */
    setBundles(sid: string, bundles: BundleRef[]): void {
      if (snapshot()?.sid === sid) storeBundles(storage, bundles)
    },

    showsSessions: (): boolean => readShowsSessions(storage),
    rememberShowing(sessions: boolean): void {
      try {
        storage.set('showingSessions', String(sessions))
      } catch {
        // If the storage is full, the portal only forgets the choice.
      }
    },

    /** Removes the remains of an incomplete login. */
    clearIncompleteLogin(): void {
      if (!snapshot()) clearStoredLogin(storage)
    },
  }
}
