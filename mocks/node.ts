import { setupServer } from 'msw/node'
import { database, resetDatabase, type LogEntry } from './db'
import type { Fault } from './faults'
import { handlers } from './handlers/handlers'
import { expireAccessTokens } from './accounts/logins'

/** The mock backend of the unit tests: `server.listen()` before all, `resetMock()` after each. */
export const server = setupServer(...handlers)

export function resetMock(): void {
  resetDatabase()
}

export function setFaults(faults: Fault[]): void {
  database().faults = [...faults]
}

/** Every access token given out so far is refused from now on. */
export function expireTokens(): void {
  expireAccessTokens(database())
}

/** The calls since the last reset, in the order they came. */
export function callLog(): readonly LogEntry[] {
  return database().log
}
