import { setupServer } from 'msw/node'
import { expireAccessTokens } from './accounts/auth-sessions'
import { allHandlers } from './backend'
import { database, resetDatabase, type LogEntry } from './db'
import type { Fault } from './faults'

/** The mock backend of the unit tests: `mockServer.listen()` before all, `resetMock()` after each. */
export const mockServer = setupServer(...allHandlers)

export function resetMock(): void {
  resetDatabase()
}

export function setFaults(faults: Fault[]): void {
  database().faults = [...faults]
}

/** Makes every access token issued so far an expired one. */
export function expireTokens(): void {
  expireAccessTokens(database())
}

/** The calls since the last reset, in order. */
export function callLog(): readonly LogEntry[] {
  return database().log
}
