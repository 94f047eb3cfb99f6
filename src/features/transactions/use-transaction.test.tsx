import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@/api/query-client'
import { useTransaction } from './use-transaction'

/** As after a link, when the list on the screen has not its row. */
function lookedUp(isFetching: boolean, error: Error | null) {
  const refetch = vi.fn()
  const client = createQueryClient()
  const { result } = renderHook(
    () =>
      useTransaction({
        scope: { realm: 'client', sid: 's' },
        bundleId: 'b',
        transactionId: 't',
        lookUp: { isFetching, error, refetch },
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  return { ...result.current, refetch }
}

test('while its session is looked up it is awaited; only an answer without it makes it missing', () => {
  expect(lookedUp(true, null).state).toBe('loading')
  expect(lookedUp(false, null).state).toBe('missing')
})

test('a look-up that failed is told and tried again', () => {
  const error = new Error('lost')
  const asked = lookedUp(false, error)
  expect(asked).toMatchObject({ state: 'error', error })
  asked.retry()
  expect(asked.refetch).toHaveBeenCalledOnce()
})
