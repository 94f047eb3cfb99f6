import { IDBDatabase, IDBFactory, IDBOpenDBRequest, IDBTransaction } from 'fake-indexeddb'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { createDatabase } from './key-value-store'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const schema = v.object({ n: v.number() })
const harness = (factory: IDBFactory | undefined = new IDBFactory()) => ({
  factory,
  store: createDatabase(() => factory).store('ledger', schema),
})

test('a value is read, changed, removed, and made where there was none', async () => {
  const { store } = harness()
  expect(await store.read('a')).toBeUndefined()
  const readValues: unknown[] = []
  const add = (by: number) =>
    store.update('a', (value) => {
      readValues.push(value)
      return { n: (value?.n ?? 0) + by }
    })
  expect(await add(1)).toEqual({ n: 1 })
  expect(await add(2)).toEqual({ n: 3 })
  expect(readValues).toEqual([undefined, { n: 1 }])
  expect(await store.update('a', () => undefined)).toBeUndefined()
  expect(await store.read('a')).toBeUndefined()
})

test('an update of a missing row that makes none leaves it missing', async () => {
  const { store } = harness()
  expect(await store.update('a', (value) => value)).toBeUndefined()
  expect(await store.read('a')).toBeUndefined()
})

test('concurrent updates lose nothing, from two connections', async () => {
  const { store, factory } = harness()
  const other = createDatabase(() => factory).store('ledger', schema)
  const add = (each: typeof store) => each.update('a', (value) => ({ n: (value?.n ?? 0) + 1 }))
  await Promise.all(Array.from({ length: 40 }, (_, at) => add(at % 2 ? store : other)))
  expect(await store.read('a')).toEqual({ n: 40 })
})

test('a value of another shape counts as missing', async () => {
  const { factory } = harness()
  const loose = createDatabase(() => factory).store('ledger', v.unknown())
  await loose.update('a', () => 'text')
  expect(
    await createDatabase(() => factory)
      .store('ledger', schema)
      .read('a'),
  ).toBeUndefined()
})

test('all values are changed or removed, and others added, in one step', async () => {
  const { store } = harness()
  for (const [key, n] of [
    ['one', 1],
    ['two', 2],
    ['three', 3],
  ] as const)
    await store.update(key, () => ({ n }))
  await store.updateAll(({ n }) => (n === 2 ? undefined : { n: n * 10 }), { new: { n: 7 } })
  const values = await Promise.all(['one', 'two', 'three', 'new'].map((key) => store.read(key)))
  expect(values).toEqual([{ n: 10 }, undefined, { n: 30 }, { n: 7 }])
})

test('without a database every step is refused, and works again once there is one', async () => {
  const source: { factory?: IDBFactory } = {}
  const store = createDatabase(() => source.factory).store('ledger', schema)
  await expect(store.read('a')).rejects.toThrow('no IndexedDB')
  source.factory = new IDBFactory()
  expect(await store.update('a', () => ({ n: 1 }))).toEqual({ n: 1 })
})

test("after the database was closed for clearing the site's data, the next step opens it again", async () => {
  const { store, factory } = harness()
  await store.update('a', () => ({ n: 1 }))
  // Tabs of two builds open the same one.
  expect(await factory.databases()).toEqual([{ name: 'session', version: 1 }])
  const deleted = factory.deleteDatabase('session')
  await new Promise((resolve) => {
    deleted.addEventListener('success', resolve)
  })
  expect(await store.update('a', (value) => ({ n: (value?.n ?? 0) + 7 }))).toEqual({ n: 7 })
})

test('the database is opened once, and again after the browser has closed it', async () => {
  const { store, factory } = harness()
  const listeners = vi.spyOn(IDBDatabase.prototype, 'addEventListener')
  const openSpy = vi.spyOn(factory, 'open')
  await store.read('a')
  await store.read('a')
  expect(openSpy).toHaveBeenCalledTimes(1)
  const [, closed] = listeners.mock.calls.find(([type]) => type === 'close') ?? []
  if (typeof closed === 'function') closed(new Event('close'))
  await store.read('a')
  expect(openSpy).toHaveBeenCalledTimes(2)
})

test('a step under way can be aborted, changes nothing and holds up no other', async () => {
  const factory = new IDBFactory()
  const database = createDatabase(() => factory)
  const store = database.store('ledger', schema)
  await store.update('a', () => ({ n: 1 }))
  const aborted = store.update('a', () => {
    database.abort()
    return { n: 2 }
  })
  await expect(aborted).rejects.toThrow('transaction failed')
  expect(await store.read('a')).toEqual({ n: 1 })
})

test('a step that can no longer be aborted keeps no other from it', async () => {
  const factory = new IDBFactory()
  const database = createDatabase(() => factory)
  const store = database.store('ledger', schema)
  await store.update('a', () => ({ n: 1 }))
  // WebKit refuses to abort a transaction before it reports that it has ended.
  vi.spyOn(IDBTransaction.prototype, 'abort').mockImplementationOnce(() => {
    throw new DOMException('The transaction is inactive or finished.', 'InvalidStateError')
  })
  const ended = database.store('lease', schema).update('a', () => {
    database.abort()
    return { n: 1 }
  })
  const aborted = store.update('a', () => ({ n: 2 }))
  await expect(aborted).rejects.toThrow('transaction failed')
  expect(await ended).toEqual({ n: 1 })
  expect(await store.read('a')).toEqual({ n: 1 })
})

test('a database that does not answer within 3 s counts as missing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const silent = new IDBFactory()
  silent.open = () => new IDBOpenDBRequest()
  const outcome = harness(silent)
    .store.read('a')
    .catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await outcome).toBe('The database did not respond')
})

test('a page that has opened no database removes nothing when it is left', () => {
  const factory = vi.fn<() => IDBFactory>()
  expect(() => createDatabase(factory).store('lease', schema).drop('a')).not.toThrow()
  expect(factory).not.toHaveBeenCalled()
})
