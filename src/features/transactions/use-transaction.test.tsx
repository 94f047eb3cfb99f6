import { expect, test, vi } from 'vitest'
import { renderQueryHook } from '@/test/render-query-hook'
import { useTransaction } from './use-transaction'

/** As after following a link to a transaction that the list on the screen does not contain. */
function renderLookup(isFetching: boolean, error: Error | null) {
  const refetch = vi.fn()
  const { result } = renderQueryHook(() =>
    useTransaction({
      scope: { realm: 'client', sid: 's' },
      bundleId: 'b',
      transactionId: 't',
      sessionLookup: { isFetching, error, refetch },
    }),
  )
  return { ...result.current, refetch }
}

test('is loading while the session is looked up, and missing when it is not found', () => {
  expect(renderLookup(true, null).state).toBe('loading')
  expect(renderLookup(false, null).state).toBe('missing')
})

test('passes on the error of the lookup and retries it', () => {
  const error = new Error('lost')
  const result = renderLookup(false, error)
  expect(result).toMatchObject({ state: 'error', error })
  result.retry()
  expect(result.refetch).toHaveBeenCalledOnce()
})
