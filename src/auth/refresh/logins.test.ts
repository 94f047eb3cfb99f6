import { IDBDatabase, IDBFactory, IDBOpenDBRequest, IDBTransaction } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { createRow } from '@/test/auth-harness'
import { createLogins, newerRow } from './logins'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const DAY = 24 * 3_600_000

function setUp(factory = new IDBFactory()) {
  return { factory, logins: createLogins(() => factory) }
}

test('reads, creates and replaces a row', async () => {
  const { logins } = setUp()
  expect(await logins.get('a')).toBeUndefined()
  const foundRows: unknown[] = []
  const replaceBy = (gen: number) =>
    logins.update('a', (row) => {
      foundRows.push(row?.gen)
      return createRow(gen, 0)
    })
  expect(await replaceBy(1)).toEqual(createRow(1, 0))
  await replaceBy(2)
  expect(foundRows).toEqual([undefined, 1])
  expect(await logins.get('a')).toEqual(createRow(2, 0))
})

test('B2 keeps every concurrent change from two connections', async () => {
  const { logins, factory } = setUp()
  const other = createLogins(() => factory)
  const count = (each: typeof logins) =>
    each.update('a', (row) => createRow((row?.gen ?? 0) + 1, 0))
  await Promise.all(Array.from({ length: 40 }, (_, at) => count(at % 2 ? logins : other)))
  expect((await logins.get('a'))?.gen).toBe(40)
})

test('S3 delays a sign-out until a running read of the row has finished', async () => {
  const { logins, factory } = setUp()
  await logins.update('a', () => createRow(1, 0))
  const steps: string[] = []
  await Promise.all([
    logins.get('a', (row) => steps.push(`reads ${row?.gen}`)),
    createLogins(() => factory).update('a', () => {
      steps.push('ends')
      return { gen: 1, ended: 7 }
    }),
  ])
  expect(steps).toEqual(['reads 1', 'ends'])
})

test('treats a row with an unknown shape as missing', async () => {
  const { logins } = setUp()
  // Another version of the portal may have stored such a row.
  await logins.update('a', () => ({ ...createRow(1, 0), accessToken: JSON.parse('null') }))
  expect(await logins.get('a')).toBeUndefined()
})

test('S2 ends all other logins, removes their tokens and drops day-old rows when a login begins', async () => {
  const { logins } = setUp()
  await logins.update('live', () => createRow(4, 0))
  await logins.update('ended', () => ({ gen: 2, ended: 5 }))
  await logins.update('long ago', () => ({ gen: 2, ended: 1 }))
  const onBegun = vi.fn()
  await logins.begin('new', createRow(0, DAY + 2), onBegun)
  const rows = await Promise.all(['live', 'ended', 'long ago', 'new'].map((sid) => logins.get(sid)))
  expect(rows).toEqual([
    { gen: 4, ended: DAY + 2 },
    { gen: 2, ended: 5 },
    undefined,
    createRow(0, DAY + 2),
  ])
  expect(onBegun).toHaveBeenCalledOnce()
})

test('prefers an ended row, then the row with the higher generation', () => {
  const [old, next, ended] = [createRow(1, 0), createRow(2, 0), { gen: 0, ended: 1 }]
  for (const [row, other, newer] of [
    [old, next, next],
    [next, old, next],
    [next, ended, ended],
    [ended, next, ended],
    [undefined, old, old],
    [old, undefined, old],
  ] as const)
    expect(newerRow(row, other)).toBe(newer)
})

test('rejects a read without a database, and works once a database exists', async () => {
  const source: { factory?: IDBFactory } = {}
  const logins = createLogins(() => source.factory)
  await expect(logins.get('a')).rejects.toThrow('no IndexedDB')
  source.factory = new IDBFactory()
  expect(await logins.update('a', () => createRow(1, 0))).toEqual(createRow(1, 0))
})

test("upgrades an earlier version's database and removes its stores", async () => {
  const factory = new IDBFactory()
  await new Promise<void>((resolve) => {
    const request = factory.open('session', 1)
    request.addEventListener('upgradeneeded', () => {
      for (const name of ['ledger', 'lease']) request.result.createObjectStore(name)
    })
    request.addEventListener('success', () => {
      request.result.close()
      resolve()
    })
  })
  const { logins } = setUp(factory)
  expect(await logins.get('a')).toBeUndefined()
  const names = await new Promise((resolve) => {
    const request = factory.open('session')
    request.addEventListener('success', () => resolve([...request.result.objectStoreNames]))
  })
  expect(names).toEqual(['logins'])
})

test("reopens the database after it was closed to clear the site's data", async () => {
  const { logins, factory } = setUp()
  await logins.update('a', () => createRow(1, 0))
  const deletion = factory.deleteDatabase('session')
  await new Promise((resolve) => {
    deletion.addEventListener('success', resolve)
  })
  expect(await logins.get('a')).toBeUndefined()
})

test('opens the database once, and again after the browser closes it', async () => {
  const { logins, factory } = setUp()
  const listeners = vi.spyOn(IDBDatabase.prototype, 'addEventListener')
  const openSpy = vi.spyOn(factory, 'open')
  await logins.get('a')
  await logins.get('a')
  expect(openSpy).toHaveBeenCalledTimes(1)
  const [, onClose] = listeners.mock.calls.find(([type]) => type === 'close') ?? []
  if (typeof onClose === 'function') onClose(new Event('close'))
  await logins.get('a')
  expect(openSpy).toHaveBeenCalledTimes(2)
})

test('aborts a running update without changing data or blocking later reads', async () => {
  const { logins } = setUp()
  await logins.update('a', () => createRow(1, 0))
  const step = logins.update('a', () => {
    logins.abort()
    return createRow(2, 0)
  })
  await expect(step).rejects.toThrow('transaction failed')
  expect((await logins.get('a'))?.gen).toBe(1)
})

test('keeps the result of an update that can no longer be aborted', async () => {
  const { logins } = setUp()
  // WebKit may throw on `abort` before it reports the transaction's end.
  vi.spyOn(IDBTransaction.prototype, 'abort').mockImplementationOnce(() => {
    throw new DOMException('The transaction is inactive or finished.', 'InvalidStateError')
  })
  const step = logins.update('a', () => {
    logins.abort()
    return createRow(1, 0)
  })
  expect(await step).toEqual(createRow(1, 0))
})

test('rejects a read if the database does not respond within 3 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const silent = new IDBFactory()
  silent.open = () => new IDBOpenDBRequest()
  const outcome = setUp(silent)
    .logins.get('a')
    .catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await outcome).toBe('The database did not respond')
})
