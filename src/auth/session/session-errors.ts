import type { RealmName } from '@/auth/realm'

/** There is no session for this realm any more: the login page is where to go. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError'
  readonly realm: RealmName
  constructor(realm: RealmName) {
    super('The session has ended')
    this.realm = realm
  }
}

/** Another login took over while this call was under way: its answer must not be used, and nobody is told. */
export class SupersededError extends Error {
  override name = 'SupersededError'
  constructor() {
    super('Superseded by another login')
  }
}

/** The refresh could not be carried out this time (network, timeout, server): the session is kept. */
export class TransientRefreshError extends Error {
  override name = 'TransientRefreshError'
  /** Milliseconds: when the refresh token was sent in vain, perhaps by another tab. */
  readonly failedAt: number | undefined
  constructor(cause: unknown, failedAt?: number) {
    super('The session could not be refreshed this time', { cause })
    this.failedAt = failedAt
  }
}

/** What an exchange throws when the backend refuses the refresh token itself (400, 401, 403). */
export class RefreshRejectedError extends Error {
  override name = 'RefreshRejectedError'
  constructor() {
    super('The refresh token was refused')
  }
}

/** The browser refused to store a login. */
export class StorageFullError extends Error {
  override name = 'StorageFullError'
  constructor(cause: unknown) {
    super('The session could not be stored', { cause })
  }
}

/** The plain retry was refused because the page was not opened over a secure connection (row J3). */
export class InsecurePlainLoginError extends Error {
  override name = 'InsecurePlainLoginError'
}
