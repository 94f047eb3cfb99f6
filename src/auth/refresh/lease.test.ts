import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { memoryStore } from '@/test/memory-store'
import { patient } from '@/test/patient'
import { realClock } from './clock'
import { createLeaseLock, type Lease } from './lease'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const KEY = 'session-refresh'
const signal = () => new AbortController().signal
const forever = () => new Promise<never>(() => {})

function twoTabs() {
  const values = new Map<string, Lease>()
  const tab = () => createLeaseLock(memoryStore(values), realClock)
  return { values, first: tab(), second: tab() }
}

test('B3 one tab holds the lease, and the next gets it upon release', async () => {
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

test('a wait that is aborted while acquiring releases the lease without working', async () => {
  const values = new Map<string, Lease>()
  const store = memoryStore(values)
  const controller = new AbortController()
  const { update } = store
  store.update = (key, change) => {
    controller.abort(new Error('too late'))
    return update(key, change)
  }
  const work = vi.fn(async () => {})
  await expect(createLeaseLock(store, realClock)(controller.signal, work)).rejects.toThrow(
    'too late',
  )
  expect(work).not.toHaveBeenCalled()
  expect(values.size).toBe(0)
})

test('a page that is closed releases the lease, so that the next need not wait for its end', async () => {
  const heardByKey = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (type: string, hear: () => void) => heardByKey.set(type, hear))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { first, second, values } = twoTabs()
  void first(signal(), forever)
  await vi.waitFor(() => expect(values.size).toBe(1), patient)
  await vi.waitFor(() => expect([...heardByKey.keys()]).toEqual(['pagehide']), patient)
  heardByKey.get('pagehide')?.()
  const work = vi.fn(async () => {})
  await second(signal(), work)
  expect(work).toHaveBeenCalledOnce()
})

test('a failure of the work releases the lease', async () => {
  const { first, values } = twoTabs()
  await expect(first(signal(), () => Promise.reject(new Error('work')))).rejects.toThrow('work')
  expect(values.size).toBe(0)
})

test('B4 B11 the lease of a dead or frozen holder runs out after exactly one minute', async () => {
  const { first, second } = twoTabs()
  void first(signal(), forever)
  await vi.advanceTimersByTimeAsync(1_000)
  const work = vi.fn(async () => {})
  void second(signal(), work)
  await vi.advanceTimersByTimeAsync(58_000)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_100)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a holder whose lease ran out does not release the lease of the next one', async () => {
  const { first, second, values } = twoTabs()
  const gate = Promise.withResolvers<void>()
  const one = first(signal(), () => gate.promise)
  await vi.advanceTimersByTimeAsync(1_000)
  void second(signal(), forever)
  await vi.advanceTimersByTimeAsync(60_000)
  const lease = values.get(KEY)
  gate.resolve()
  await one
  expect(lease).toBeDefined()
  expect(values.get(KEY)).toBe(lease)
})

test('a lease from before the clock was set back is ignored', async () => {
  const { first, values } = twoTabs()
  values.set(KEY, { owner: 'before', until: Date.now() + 3_600_000 })
  expect(await first(signal(), async () => 'in')).toBe('in')
})

test('the deadline ends the wait', async () => {
  const { first, second } = twoTabs()
  void first(signal(), forever)
  const deadline = new AbortController()
  const work = vi.fn(async () => {})
  const outcome = second(deadline.signal, work).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(1_000)
  deadline.abort(new Error('too late'))
  await vi.advanceTimersByTimeAsync(100)
  expect(await outcome).toBe('too late')
  expect(work).not.toHaveBeenCalled()
})

test('a closing tab releases the lease', async () => {
  const { first, values } = twoTabs()
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => listener())
  void first(signal(), forever)
  await vi.advanceTimersByTimeAsync(0)
  vi.unstubAllGlobals()
  expect(values.size).toBe(0)
})
