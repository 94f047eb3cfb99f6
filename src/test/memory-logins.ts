import { endRow, type LoginRow, type Logins } from '@/auth/refresh/logins'

/**
 * Creates an in-memory store for the rows that tabs share. Its operations take no time, because it uses no database.
 */
export function memoryLogins(rows = new Map<string, LoginRow>()): Logins {
  return {
    get: async (sid, look) => {
      const row = rows.get(sid)
      look?.(row)
      return row
    },
    update: async (sid, change) => {
      const row = change(rows.get(sid))
      rows.set(sid, row)
      return row
    },
    begin: async (sid, row, onBegun) => {
      for (const [otherSid, other] of rows) {
        const endedRow = endRow(other, row.loginTime)
        if (endedRow) rows.set(otherSid, endedRow)
        else rows.delete(otherSid)
      }
      rows.set(sid, row)
      onBegun?.()
    },
  }
}

/** Creates a login database whose operations all fail, except the operations in `steps`. */
export function brokenLogins(steps: Partial<Logins> = {}): Logins {
  const fail = () => Promise.reject(new Error('no database'))
  return { get: fail, update: fail, begin: fail, ...steps }
}
