import type { RealmName } from '@/lib/realm'

/** No login exists for this realm any more: the person must sign in again. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError'
  readonly realm: RealmName
  /** Another tab ended it, perhaps by signing out; this one has only now noticed. */
  readonly isElsewhere: boolean
  constructor(realm: RealmName, isElsewhere = false) {
    super('The session has ended')
    this.realm = realm
    this.isElsewhere = isElsewhere
  }
}

/** Another login replaced the one this call was made for: drop the response without showing an error. */
export class SupersededError extends Error {
  override name = 'SupersededError'
  constructor() {
    super('Superseded by another login')
  }
}

/** The refresh failed for a passing reason (network, timeout, server): the login stays. */
export class TransientRefreshError extends Error {
  override name = 'TransientRefreshError'
  /** Milliseconds that the server asks to wait. */
  readonly retryAfter: number | undefined
  constructor(cause: unknown, retryAfter?: number) {
    super('The session could not be refreshed this time', { cause })
    this.retryAfter = retryAfter
  }
}

/** The browser refused to store a login. */
export class StorageFullError extends Error {
  override name = 'StorageFullError'
  constructor(cause: unknown) {
    super('The session could not be stored', { cause })
  }
}
