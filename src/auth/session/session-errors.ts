import type { RealmName } from '@/lib/realm'

/** Thrown if this realm no longer has a login. The user must sign in again. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError'
  readonly realm: RealmName
  /** Whether another tab ended the login, perhaps by signing out, and this tab has only now noticed. */
  readonly isElsewhere: boolean
  constructor(realm: RealmName, isElsewhere = false) {
    super('The session has ended')
    this.realm = realm
    this.isElsewhere = isElsewhere
  }
}

/** Thrown if another login replaced the request's login. The caller drops the response without showing an error. */
export class SupersededError extends Error {
  override name = 'SupersededError'
  constructor() {
    super('Superseded by another login')
  }
}

/** Thrown if the refresh failed for a temporary reason (network, timeout, server). The login stays. */
export class TransientRefreshError extends Error {
  override name = 'TransientRefreshError'
  /** Delay from the Retry-After header, in milliseconds. */
  readonly retryAfter: number | undefined
  constructor(cause: unknown, retryAfter?: number) {
    super('The session could not be refreshed this time', { cause })
    this.retryAfter = retryAfter
  }
}

/** Thrown if the browser could not store a login. */
export class StorageFullError extends Error {
  override name = 'StorageFullError'
  constructor(cause: unknown) {
    super('The session could not be stored', { cause })
  }
}
