import { expect, test, vi } from 'vitest'
import { patient } from '@/test/patient'
import { findFirst, type LookupAttempt } from './find-first'

const never = new AbortController().signal

/** Creates a search that the test settles. `signal` returns the search's signal once the search runs. */
function openSearch(of: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
  const find = vi.fn<LookupAttempt<string>['find']>((signal) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    return promise
  })
  return { of, find, resolve, reject, signal: () => find.mock.calls[0]?.[0] }
}

const running = (searches: ReturnType<typeof openSearch>[]) =>
  searches.filter(({ find }) => find.mock.calls.length > 0).map(({ of }) => of)

test('searches in order, three at a time, until something is found', async () => {
  const searches = ['a', 'b', 'c', 'd', 'e'].map(openSearch)
  const [first, second, , fourth] = searches
  const result = findFirst(searches, never)
  expect(running(searches)).toEqual(['a', 'b', 'c'])
  first?.resolve(undefined)
  await vi.waitFor(() => expect(running(searches)).toEqual(['a', 'b', 'c', 'd']), patient)
  second?.resolve('it')
  expect(await result).toEqual({ found: 'it', failures: new Map() })
  expect(fourth?.signal()?.aborted).toBe(true)
  expect(running(searches)).not.toContain('e')
})

test('continues after a failure and reports one failure per searched bundle', async () => {
  const error = new Error('down')
  const fail = async () => {
    throw error
  }
  const nothing = async () => undefined
  const searches = [
    { of: 'a', find: fail },
    { of: 'a', find: fail },
    { of: 'b', find: nothing },
  ]
  expect(await findFirst<string>(searches, never)).toEqual({
    found: undefined,
    failures: new Map([['a', error]]),
  })
  const result = await findFirst([...searches, { of: 'c', find: async () => 'it' }], never)
  expect(result.found).toBe('it')
})

test('rejects when its signal is aborted, and starts no more searches', async () => {
  const searches = ['a', 'b', 'c', 'd'].map(openSearch)
  const leaving = new AbortController()
  const result = findFirst(searches, leaving.signal)
  leaving.abort(new Error('typed on'))
  await expect(result).rejects.toThrow('typed on')
  expect(running(searches)).toEqual(['a', 'b', 'c'])
})
