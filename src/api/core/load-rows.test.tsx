import { queryOptions } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderQueryHook } from '@/test/render-query-hook'
import { useRows } from './load'
import { createQueryClient } from './query-client'

test('keeps the previous rows while the next rows load', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const getPage = (page: number) =>
    queryOptions({
      queryKey: ['rows', page],
      queryFn: () => (page === 1 ? Promise.resolve('first') : promise),
    })
  const { result, rerender } = renderQueryHook((page: number) => useRows(getPage(page)), {
    initialProps: 1,
  })
  await waitFor(() => expect(result.current.data).toBe('first'))
  rerender(2)
  expect(result.current).toMatchObject({ data: 'first', isPlaceholderData: true })
  resolve('second')
  await waitFor(() => expect(result.current.data).toBe('second'))
})

test('E10 does not retry on mount if the loader failed to load the rows', async () => {
  const queryFn = vi.fn(() => Promise.reject<string>(new Error('no')))
  const options = queryOptions({ queryKey: ['failed'], queryFn, retry: false })
  const client = createQueryClient()
  await client.prefetchQuery(options)
  const { result } = renderQueryHook(() => useRows(options), { client })
  expect(result.current.error?.message).toBe('no')
  expect(queryFn).toHaveBeenCalledTimes(1)
})
