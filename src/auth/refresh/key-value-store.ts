import * as v from 'valibot'
import { DATABASE } from '@/auth/session/storage-version'

/** Small values shared by all tabs. Every operation is one transaction. */
export type KeyValueStore<T> = {
  read: (key: string) => Promise<T | undefined>
  /** Changes a value atomically and returns it; undefined removes it. Throws without a database. */
  update: (key: string, change: (value: T | undefined) => T | undefined) => Promise<T | undefined>
  /** Removes a value without waiting, so that it also works while the page unloads. */
  drop: (key: string) => void
  /** Changes every value and adds more, atomically. */
  updateAll: (change: (value: T) => T | undefined, newEntries?: Record<string, T>) => Promise<void>
}

const STORES = ['ledger', 'lease'] as const
/** Milliseconds. A database that hangs longer than this counts as missing. */
const MAX_WAIT = 3_000

/** The IndexedDB database of the auth session, opened on first use. */
export function createDatabase(factory: () => IDBFactory | undefined) {
  let openDatabase: Promise<IDBDatabase> | undefined
  const running = new Set<IDBTransaction>()

  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const indexedDB = factory()
      if (!indexedDB) throw new Error('This browser has no IndexedDB')
      const request = indexedDB.open(DATABASE, 1)
      request.addEventListener('upgradeneeded', () => {
        for (const store of STORES) request.result.createObjectStore(store)
      })
      request.addEventListener('error', () => reject(toError(request)))
      request.onsuccess = () => {
        const database = request.result
        // This tab must block neither a newer build nor clearing the site's data. The next step opens it again: only a
        // close that the page did not ask for has an event.
        database.addEventListener('versionchange', () => {
          openDatabase = undefined
          database.close()
        })
        database.addEventListener('close', () => (openDatabase = undefined))
        resolve(database)
      }
    })

  /** Runs `work` in one transaction and returns its result once the transaction has committed. */
  const transact = async <R>(
    store: (typeof STORES)[number],
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, setResult: (result: R) => void) => void,
  ): Promise<R | undefined> => {
    const database = await within(MAX_WAIT, (openDatabase ??= open()))
    return within(
      MAX_WAIT,
      new Promise((resolve, reject) => {
        let result: R | undefined
        const transaction = database.transaction(store, mode)
        running.add(transaction)
        transaction.addEventListener('complete', () => {
          running.delete(transaction)
          resolve(result)
        })
        transaction.addEventListener('abort', () => {
          running.delete(transaction)
          reject(toError(transaction))
        })
        work(transaction.objectStore(store), (value) => (result = value))
      }),
    )
  }

  const reopenOnError = async <R>(run: () => Promise<R>): Promise<R> => {
    try {
      return await run()
    } catch (error) {
      // The connection may be closed: reopen it next time.
      openDatabase = undefined
      throw error
    }
  }

  return {
    /** Aborts every step under way. Otherwise a page in WebKit's back-forward cache would hold up all others. */
    abort: () => {
      for (const transaction of running) {
        try {
          transaction.abort()
        } catch {
          // It has just ended, and its event has not been dispatched yet.
        }
      }
    },

    store<T>(name: (typeof STORES)[number], schema: v.GenericSchema<unknown, T>): KeyValueStore<T> {
      const parse = (raw: unknown): T | undefined => {
        const result = v.safeParse(schema, raw)
        return result.success ? result.output : undefined
      }
      return {
        read: (key) =>
          reopenOnError(() =>
            transact<T | undefined>(name, 'readonly', (rows, setResult) => {
              const request = rows.get(key)
              request.onsuccess = () => setResult(parse(request.result))
            }),
          ),
        update: (key, change) =>
          reopenOnError(() =>
            transact<T | undefined>(name, 'readwrite', (rows, setResult) => {
              const request = rows.get(key)
              request.onsuccess = () => {
                const next = change(parse(request.result))
                if (next === undefined) rows.delete(key)
                else rows.put(next, key)
                setResult(next)
              }
            }),
          ),
        drop: (key) => {
          void openDatabase?.then((database) => {
            const transaction = database.transaction(name, 'readwrite')
            transaction.objectStore(name).delete(key)
            return transaction.commit()
          })
        },
        updateAll: async (change, newEntries = {}) => {
          await reopenOnError(() =>
            transact(name, 'readwrite', (rows) => {
              const request = rows.openCursor()
              request.onsuccess = () => {
                const cursor = request.result
                if (!cursor) {
                  for (const [key, value] of Object.entries(newEntries)) rows.put(value, key)
                  return
                }
                const value = parse(cursor.value)
                const next = value === undefined ? undefined : change(value)
                if (next === undefined) cursor.delete()
                else if (next !== value) cursor.update(next)
                cursor.continue()
              }
            }),
          )
        },
      }
    },
  }
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
