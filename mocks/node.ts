import { setupServer } from 'msw/node'
import { expireAccessTokens } from './accounts/auth-sessions'
import { allHandlers } from './backend'
import { database, resetDatabase, type LogEntry } from './db'
import type { Fault } from './faults'

/** Mock backend for unit tests. Call `mockServer.listen()` before all tests and `resetMock()` after each test. */
export const mockServer = setupServer(...allHandlers)

export function resetMock(): void {
  resetDatabase()
}

export function setFaults(faults: Fault[]): void {
  database().faults = [...faults]
}

/** Expires every access token issued so far. */
export function expireTokens(): void {
  expireAccessTokens(database())
}

/** Returns the requests since the last reset, in order. */
export function callLog(): readonly LogEntry[] {
  return database().log
}
