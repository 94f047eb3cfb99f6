import * as v from 'valibot'

/** Small values that all tabs share. Every step is one transaction: nobody else comes in between. */
export type KeyValueStore<T> = {
  read: (key: string) => Promise<T | undefined>
  /** Changes a value in one step and returns it; undefined removes it. Throws where there is no database. */
  update: (key: string, change: (value: T | undefined) => T | undefined) => Promise<T | undefined>
  /** Removes without looking: it still works while the page goes. */
  drop: (key: string) => void
  /** Changes every value, and adds more, in one step. */
  updateAll: (change: (value: T) => T | undefined, added?: Record<string, T>) => Promise<void>
}

const NAME = 'session'
const STORES = ['ledger', 'lease'] as const
/** Longest wait for one step, in ms: a browser whose database hangs is one without. */
const STEP = 3_000

/** The IndexedDB database of the login session, opened on first use. It never holds a token. */
export function createDatabase(factory: () => IDBFactory | undefined) {
  let opened: Promise<IDBDatabase> | undefined

  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const indexedDB = factory()
      if (!indexedDB) throw new Error('This browser has no IndexedDB')
      const request = indexedDB.open(NAME, 1)
      request.addEventListener('upgradeneeded', () => {
        for (const store of STORES) request.result.createObjectStore(store)
      })
      request.addEventListener('error', () => reject(reasonOf(request)))
      request.onsuccess = () => {
        const database = request.result
        // Another build, or the person clearing the site's data, must not wait for this tab.
        database.addEventListener('versionchange', () => database.close())
        database.addEventListener('close', () => (opened = undefined))
        resolve(database)
      }
    })

  /** One transaction; the result is what `work` has left in it once it is written. */
  const transact = async <R>(
    store: (typeof STORES)[number],
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, done: (result: R) => void) => void,
  ): Promise<R | undefined> => {
    const database = await within(STEP, (opened ??= open()))
    return within(
      STEP,
      new Promise((resolve, reject) => {
        let result: R | undefined
        const transaction = database.transaction(store, mode)
        transaction.addEventListener('complete', () => resolve(result))
        transaction.addEventListener('abort', () => reject(reasonOf(transaction)))
        work(transaction.objectStore(store), (value) => (result = value))
      }),
    )
  }

  const attempt = async <R>(run: () => Promise<R>): Promise<R> => {
    try {
      return await run()
    } catch (error) {
      // A connection that was closed is opened again the next time.
      opened = undefined
      throw error
    }
  }

  return {
    store<T>(name: (typeof STORES)[number], schema: v.GenericSchema<unknown, T>): KeyValueStore<T> {
      const parse = (raw: unknown): T | undefined => {
        const parsed = v.safeParse(schema, raw)
        return parsed.success ? parsed.output : undefined
      }
      return {
        read: (key) =>
          attempt(() =>
            transact<T | undefined>(name, 'readonly', (rows, done) => {
              const request = rows.get(key)
              request.onsuccess = () => done(parse(request.result))
            }),
          ),
        update: (key, change) =>
          attempt(() =>
            transact<T | undefined>(name, 'readwrite', (rows, done) => {
              const request = rows.get(key)
              request.onsuccess = () => {
                const next = change(parse(request.result))
                if (next === undefined) rows.delete(key)
                else rows.put(next, key)
                done(next)
              }
            }),
          ),
        drop: (key) => {
          void opened?.then((database) => {
            const transaction = database.transaction(name, 'readwrite')
            transaction.objectStore(name).delete(key)
            return transaction.commit()
          })
        },
        updateAll: async (change, added = {}) => {
          await attempt(() =>
            transact(name, 'readwrite', (rows) => {
              const request = rows.openCursor()
              request.onsuccess = () => {
                const cursor = request.result
                if (!cursor) {
                  for (const [key, value] of Object.entries(added)) rows.put(value, key)
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

function reasonOf({ error }: { error: DOMException | null }): Error {
  return error ?? new Error('The database gave up')
}

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not answer')), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
