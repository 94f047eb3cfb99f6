import { realClock } from '@/auth/clock'
import { createDatabase } from '@/auth/database'
import { createLeaseLock, leaseSchema } from '@/auth/lease'
import { createLedger, ledgerRowSchema } from '@/auth/ledger'
import { createTabLock, createWebLock, firstLock } from '@/auth/lock'
import { createSessionCalls } from '@/auth/session-calls'
import { exchange } from './auth/exchange'
import { session } from './session'

const database = createDatabase(() => globalThis.indexedDB)

/** The session as the calls use it: one refresh at a time in all tabs of this browser. */
export const sessionCalls = createSessionCalls({
  session,
  lock: firstLock(
    createWebLock(() => navigator.locks),
    createLeaseLock(database.cells('lease', leaseSchema), realClock),
    createTabLock(),
  ),
  ledger: createLedger(database.cells('ledger', ledgerRowSchema), realClock),
  exchange,
})
