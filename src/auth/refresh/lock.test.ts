import { expect, test, vi } from 'vitest'
import { createTabLock, createWebLock, firstLock } from './lock'

const signal = () => new AbortController().signal
const forever = () => new Promise<never>(() => {})
const missing = createWebLock('session-refresh', () => undefined)

test('the first supported lock is used', async () => {
  expect(await firstLock(missing, createTabLock())(signal(), async () => 'done')).toBe('done')
  await expect(firstLock(missing)(signal(), async () => 'done')).rejects.toThrow('no Web Locks')
})

test('failed work is not repeated under another lock', async () => {
  const work = vi.fn(() => Promise.reject(new Error('work')))
  await expect(firstLock(createTabLock(), createTabLock())(signal(), work)).rejects.toThrow('work')
  expect(work).toHaveBeenCalledTimes(1)
})

test('a deadline does not lead to another lock', async () => {
  const lock = createTabLock()
  void lock(signal(), forever)
  const deadline = new AbortController()
  const work = vi.fn(async () => {})
  const outcome = firstLock(lock, createTabLock())(deadline.signal, work)
  deadline.abort(new Error('too late'))
  await expect(outcome).rejects.toThrow('too late')
  expect(work).not.toHaveBeenCalled()
})
