import { realClock } from '@/auth/refresh/clock'
import { createDatabase } from '@/auth/refresh/key-value-store'
import { createLeaseLock, leaseSchema } from '@/auth/refresh/lease'
import { createLedger, ledgerRowSchema } from '@/auth/refresh/refresh-registry'
import { createTabLock, createWebLock, firstLock } from '@/auth/refresh/lock'
import { createSessionCalls } from '@/auth/session/authorized-calls'
import { exchange } from './auth/exchange'
import { session } from './auth-session'

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
