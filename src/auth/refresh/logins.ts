import * as v from 'valibot'
import { DATABASE } from '@/lib/session-names'

/** A login's tokens, shared by all tabs and the worker. */
const liveRowSchema = v.object({
  /** How many times the login has been refreshed. */
  gen: v.number(),
  accessToken: v.string(),
  refreshToken: v.string(),
  accountType: v.optional(v.string()),
  /** Time of the sign-in or last refresh, in milliseconds. */
  loginTime: v.number(),
})
export type LiveRow = v.InferOutput<typeof liveRowSchema>

/** An ended login. It keeps its generation but no tokens, so a late response cannot revive it. */
const endedRowSchema = v.object({
  gen: v.number(),
  /** Time when the login ended, in milliseconds. */
  ended: v.number(),
})
export type EndedRow = v.InferOutput<typeof endedRowSchema>

export const loginRowSchema = v.union([endedRowSchema, liveRowSchema])
export type LoginRow = LiveRow | EndedRow

export const isEnded = (row: LoginRow | undefined): row is EndedRow =>
  row !== undefined && 'ended' in row

/**
 * Login rows, keyed by sid. They are the source of truth for tokens, because a write to local storage reaches the other
 * tabs late.
 */
export type Logins = {
  // Each method runs its callback in one transaction, so the values that the callback writes to local storage match
  // the row. Without a database, every method rejects.
  get: (sid: string, look?: (row: LoginRow | undefined) => void) => Promise<LoginRow | undefined>
  /** Replaces a row with the result of `change`, and returns the new row. */
  update: (sid: string, change: (row: LoginRow | undefined) => LoginRow) => Promise<LoginRow>
  /** Adds a new login's row, ends all other logins, and drops logins that ended a day ago. */
  begin: (sid: string, row: LiveRow, onBegun?: () => void) => Promise<void>
}

/** Maximum milliseconds until another tab sees a local storage write, in a healthy browser. */
export const MAX_LAG = 3_000

const STORE = 'logins'
/** Stores of database version 1. */
const OLD_STORES = ['ledger', 'lease']
/** Database timeout in milliseconds. A database that hangs longer counts as missing. */
const MAX_WAIT = 3_000
/** How long to keep an ended login's row, in milliseconds. */
const ENDED_LIFETIME = 24 * 3_600_000

/** Gives access to the login rows in IndexedDB. Opens the database on first use. */
export function createLogins(
  factory: () => IDBFactory | undefined,
): Logins & { /** Aborts the running transactions. */ abort: () => void } {
  let openDatabase: Promise<IDBDatabase> | undefined
  const running = new Set<IDBTransaction>()

  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const indexedDB = factory()
      if (!indexedDB) throw new Error('This browser has no IndexedDB')
      const request = indexedDB.open(DATABASE, 2)
      request.addEventListener('upgradeneeded', () => {
        const { result } = request
        for (const name of OLD_STORES)
          if (result.objectStoreNames.contains(name)) result.deleteObjectStore(name)
        result.createObjectStore(STORE)
      })
      request.addEventListener('error', () => reject(toError(request)))
      request.onsuccess = () => {
        const database = request.result
        // Closes the database until the next transaction, so this tab doesn't block a newer build or the clearing of
        // site data. Only a close that the page did not request fires `close`.
        database.addEventListener('versionchange', () => {
          openDatabase = undefined
          database.close()
        })
        database.addEventListener('close', () => (openDatabase = undefined))
        resolve(database)
      }
    })

  /** Runs `work` in one transaction, and resolves when the transaction has committed. */
  const transact = async (
    mode: IDBTransactionMode,
    work: (rows: IDBObjectStore) => void,
  ): Promise<void> => {
    try {
      const database = await within(MAX_WAIT, (openDatabase ??= open()))
      const transaction = database.transaction(STORE, mode)
      running.add(transaction)
      const end = Promise.withResolvers<void>()
      transaction.addEventListener('complete', () => end.resolve())
      transaction.addEventListener('abort', () => end.reject(toError(transaction)))
      try {
        work(transaction.objectStore(STORE))
        await within(MAX_WAIT, end.promise)
      } catch (error) {
        // The transaction's callback must not run after the caller has given up.
        abort(transaction)
        throw error
      } finally {
        running.delete(transaction)
      }
    } catch (error) {
      // The connection may be closed, so reopen it next time.
      openDatabase = undefined
      throw error
    }
  }

  return {
    get: async (sid, look) => {
      let row: LoginRow | undefined
      await transact('readonly', (rows) => {
        const request = rows.get(sid)
        request.onsuccess = () => {
          row = parseRow(request.result)
          look?.(row)
        }
      })
      return row
    },

    update: async (sid, change) => {
      const changed: { row?: LoginRow } = {}
      await transact('readwrite', (rows) => {
        const request = rows.get(sid)
        request.onsuccess = () => {
          changed.row = change(parseRow(request.result))
          rows.put(changed.row, sid)
        }
      })
      if (!changed.row) throw new Error('The row was not changed')
      return changed.row
    },

    begin: (sid, row, onBegun) =>
      transact('readwrite', (rows) => {
        const request = rows.openCursor()
        request.onsuccess = () => {
          const cursor = request.result
          if (!cursor) {
            rows.put(row, sid)
            onBegun?.()
            return
          }
          const other = endRow(parseRow(cursor.value), row.loginTime)
          if (other) cursor.update(other)
          else cursor.delete()
          cursor.continue()
        }
      }),

    // Called when the back-forward cache keeps the page, because a cached page in WebKit would otherwise block all
    // other pages.
    abort: () => running.forEach(abort),
  }
}

/** Returns the newer row. An ended row wins, then the higher generation, then the first row. */
export function newerRow(
  row: LoginRow | undefined,
  other: LoginRow | undefined,
): LoginRow | undefined {
  if (!row || !other) return row ?? other
  if (isEnded(row) || isEnded(other)) return isEnded(row) ? row : other
  return other.gen > row.gen ? other : row
}

/**
 * Returns the ended row of a login that another login replaces. Undefined if the login ended too long ago for a late
 * response to arrive.
 * @internal Exported for tests.
 */
export function endRow(row: LoginRow | undefined, now: number): EndedRow | undefined {
  if (!row) return undefined
  if (!isEnded(row)) return { gen: row.gen, ended: now }
  return row.ended < now - ENDED_LIFETIME ? undefined : row
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // The transaction has already ended.
  }
}

function parseRow(raw: unknown): LoginRow | undefined {
  const result = v.safeParse(loginRowSchema, raw)
  return result.success ? result.output : undefined
}

function toError({ error }: { error: DOMException | null }): Error {
  return error ?? new Error('The database transaction failed')
}

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database did not respond')), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
