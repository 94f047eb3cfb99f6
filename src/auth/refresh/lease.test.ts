// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStore } from '@/test/memory-store'
import { realClock } from './clock'
import { createLeaseLock, type Lease } from './lease'
import { createTabLock, createWebLock, firstLock } from './lock'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const KEY = 'session-refresh'
const signal = () => new AbortController().signal
const forEver = () => new Promise<never>(() => {})

function twoTabs() {
  const values = new Map<string, Lease>()
  const tab = () => createLeaseLock(memoryStore(values), realClock)
  return { values, first: tab(), second: tab() }
}

test('B3 one holder in all tabs, and the next one as soon as it lets go', async () => {
  const { first, second, values } = twoTabs()
  const gate = Promise.withResolvers<void>()
  const order: string[] = []
  const one = first(signal(), async () => {
    order.push('first in')
    await gate.promise
    order.push('first out')
  })
  const two = second(signal(), async () => void order.push('second in'))
  await vi.advanceTimersByTimeAsync(10_000)
  gate.resolve()
  await one
  await vi.advanceTimersByTimeAsync(50)
  await two
  expect(order).toEqual(['first in', 'first out', 'second in'])
  expect(values.size).toBe(0)
})

test('given up while it took the lease: nothing is done with it, and it is free again', async () => {
  const values = new Map<string, Lease>()
  const store = memoryStore(values)
  const given = new AbortController()
  const { update } = store
  store.update = (key, change) => {
    given.abort(new Error('too late'))
    return update(key, change)
  }
  const work = vi.fn(async () => {})
  await expect(createLeaseLock(store, realClock)(given.signal, work)).rejects.toThrow('too late')
  expect(work).not.toHaveBeenCalled()
  expect(values.size).toBe(0)
})

test('it lets go when the work fails', async () => {
  const { first, values } = twoTabs()
  await expect(first(signal(), () => Promise.reject(new Error('work')))).rejects.toThrow('work')
  expect(values.size).toBe(0)
})

test('B4 B11 a holder that died or froze is passed over after a minute, not before', async () => {
  const { first, second } = twoTabs()
  void first(signal(), forEver)
  await vi.advanceTimersByTimeAsync(1_000)
  const work = vi.fn(async () => {})
  void second(signal(), work)
  await vi.advanceTimersByTimeAsync(58_000)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_100)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a holder that was passed over does not let the next one go', async () => {
  const { first, second, values } = twoTabs()
  const gate = Promise.withResolvers<void>()
  const one = first(signal(), () => gate.promise)
  await vi.advanceTimersByTimeAsync(1_000)
  void second(signal(), forEver)
  await vi.advanceTimersByTimeAsync(60_000)
  const held = values.get(KEY)
  gate.resolve()
  await one
  expect(held).toBeDefined()
  expect(values.get(KEY)).toBe(held)
})

test('a lease of a clock that was set back holds nobody', async () => {
  const { first, values } = twoTabs()
  values.set(KEY, { owner: 'before', until: Date.now() + 3_600_000 })
  expect(await first(signal(), async () => 'in')).toBe('in')
})

test('the wait ends with its deadline', async () => {
  const { first, second } = twoTabs()
  void first(signal(), forEver)
  const deadline = new AbortController()
  const work = vi.fn(async () => {})
  const outcome = second(deadline.signal, work).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(1_000)
  deadline.abort(new Error('too late'))
  await vi.advanceTimersByTimeAsync(100)
  expect(await outcome).toBe('too late')
  expect(work).not.toHaveBeenCalled()
})

test('a tab that is closed gives it back', async () => {
  const { first, values } = twoTabs()
  vi.stubGlobal('addEventListener', (_type: string, leave: () => void) => leave())
  void first(signal(), forEver)
  await vi.advanceTimersByTimeAsync(0)
  vi.unstubAllGlobals()
  expect(values.size).toBe(0)
})

const missing = createWebLock(() => undefined)

test('the first lock that this browser grants does the work', async () => {
  expect(await firstLock(missing, createTabLock())(signal(), async () => 'done')).toBe('done')
  await expect(firstLock(missing)(signal(), async () => 'done')).rejects.toThrow('no Web Locks')
})

test('work that fails is not done again with another lock', async () => {
  const work = vi.fn(() => Promise.reject(new Error('work')))
  await expect(firstLock(createTabLock(), createTabLock())(signal(), work)).rejects.toThrow('work')
  expect(work).toHaveBeenCalledTimes(1)
})

test('a deadline is no reason to try another lock', async () => {
  const held = createTabLock()
  void held(signal(), forEver)
  const deadline = new AbortController()
  const work = vi.fn(async () => {})
  const outcome = firstLock(held, createTabLock())(deadline.signal, work)
  deadline.abort(new Error('too late'))
  await expect(outcome).rejects.toThrow('too late')
  expect(work).not.toHaveBeenCalled()
})
