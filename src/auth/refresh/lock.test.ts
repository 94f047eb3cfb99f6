import { afterEach, expect, test, vi } from 'vitest'
import { createSessionLock, createTabLock } from './lock'

const { signal } = new AbortController()

afterEach(() => void vi.unstubAllGlobals())

test('runs one holder at a time, in order', async () => {
  const lock = createTabLock()
  const steps: string[] = []
  const holding = Promise.withResolvers<void>()
  const first = lock(signal, () => holding.promise.then(() => steps.push('first')))
  const second = lock(signal, async () => steps.push('second'))
  holding.resolve()
  await Promise.all([first, second])
  expect(steps).toEqual(['first', 'second'])
})

test('A17 stops waiting when the signal aborts, without blocking the next request for the lock', async () => {
  const lock = createTabLock()
  const holding = Promise.withResolvers<void>()
  const first = lock(signal, () => holding.promise)
  const limit = new AbortController()
  const work = vi.fn(async () => {})
  const second = lock(limit.signal, work)
  limit.abort(new DOMException('too long', 'TimeoutError'))
  await expect(second).rejects.toMatchObject({ name: 'TimeoutError' })
  holding.resolve()
  await first
  expect(await lock(signal, async () => 'third')).toBe('third')
  expect(work).not.toHaveBeenCalled()
})

/** Stubs Web Locks that record each request and handle it with `handle`. */
function stubLocks(handle: (run: () => Promise<unknown>) => Promise<unknown>) {
  const requests: unknown[] = []
  const request = (name: string, { mode }: LockOptions, run: () => Promise<unknown>) => {
    requests.push([name, mode])
    return handle(run)
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return requests
}

test('uses a Web Lock in the requested mode across all tabs', async () => {
  const requests = stubLocks((run) => run())
  const lock = createSessionLock()
  expect(await lock(signal, async () => 'done')).toBe('done')
  await lock(signal, async () => {}, 'shared')
  expect(requests).toEqual([
    ['session-refresh', undefined],
    ['session-refresh', 'shared'],
  ])
})

test('B3 falls back to a tab-local lock if Web Locks are missing or rejected', async () => {
  for (const stub of [
    () => vi.stubGlobal('navigator', {}),
    () => stubLocks(() => Promise.reject(new DOMException('no', 'SecurityError'))),
  ]) {
    stub()
    const lock = createSessionLock()
    const steps: string[] = []
    const holding = Promise.withResolvers<void>()
    const first = lock(signal, () => holding.promise.then(() => steps.push('first')))
    const second = lock(signal, async () => steps.push('second'))
    await new Promise((resolve) => setImmediate(resolve))
    holding.resolve()
    await Promise.all([first, second])
    expect(steps).toEqual(['first', 'second'])
  }
})

test('does not repeat work that fails under the Web Lock', async () => {
  stubLocks((run) => run())
  const lock = createSessionLock()
  const work = vi.fn(() => Promise.reject(new Error('work')))
  await expect(lock(signal, work)).rejects.toThrow('work')
  expect(work).toHaveBeenCalledOnce()
})
