import { useQuery, useQueryClient } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { renderQueryHook } from '@/test/render-query-hook'
import { isRefused, mergedListQuery, removeMergedPages } from './merged-list'

type Row = { id: string; at: string }

/**
 * Renders a merged list with two rows per page, and `answer` settles the request for a page. A bundle's value is the
 * hours of its rows, such as `11 10 9`.
 */
function renderMerged(
  bundles: Record<string, string>,
  limit: number,
  answer: (page: string) => Promise<unknown> | undefined = () => undefined,
  reader: { keep?: (row: Row) => boolean; maxPages?: number } = {},
) {
  const calls: string[] = []
  const running = { now: 0, most: 0 }
  const load = async (bundle: string, page: number) => {
    calls.push(`${bundle}${page}`)
    running.now += 1
    running.most = Math.max(running.most, running.now)
    try {
      await answer(`${bundle}${page}`)
    } finally {
      running.now -= 1
    }
    const rows = (bundles[bundle] ?? '').split(' ').map((hour): Row => {
      return { id: `${bundle}${hour}`, at: `2026-09-01T${hour.padStart(2, '0')}:00Z` }
    })
    return { rows: rows.slice(page * 2 - 2, page * 2), total: rows.length }
  }
  const useList = (rows: number) => {
    const client = useQueryClient()
    return useQuery(
      mergedListQuery(client, {
        queryKey: ['merged', rows],
        bundles: Object.keys(bundles).map((id) => ({
          id,
          pageQuery: (page) => ({
            queryKey: ['records', id, page],
            queryFn: () => load(id, page),
            retry: false,
          }),
        })),
        pageSize: 2,
        limit: rows,
        getRows: ({ rows: loaded }) => loaded,
        getTime: ({ at }) => at,
        rowKey: ({ id }) => id,
        ...reader,
      }),
    )
  }
  const list = renderQueryHook(useList, { initialProps: limit })
  return {
    ...list,
    calls,
    running,
    useList,
    view: () => list.result.current.data,
    ids: () => list.result.current.data?.rows.map(({ id }) => id).join(' '),
    reload: (onlyFailed: boolean) => {
      removeMergedPages(list.client, { onlyFailed })
      void list.result.current.refetch()
    },
  }
}

const refuse = (status: number) => Promise.reject(new ApiError('status', 'records', { status }))

test('loads the first page of each bundle, then only the pages that the order needs', async () => {
  const { ids, view, calls, rerender } = renderMerged({ a: '12 11 10 9', b: '8 7 6 5', c: '4' }, 2)
  await waitFor(() => expect(ids()).toBe('a12 a11'))
  expect(calls).toEqual(['a1', 'b1', 'c1'])
  expect(view()).toMatchObject({ hasMore: true, total: 9, failures: [] })

  rerender(4)
  expect(ids()).toBe('a12 a11')
  await waitFor(() => expect(ids()).toBe('a12 a11 a10 a9'))
  rerender(9)
  await waitFor(() => expect(ids()).toBe('a12 a11 a10 a9 b8 b7 b6 b5 c4'))
  expect(view()?.hasMore).toBe(false)
  expect(calls).toEqual(['a1', 'b1', 'c1', 'a2', 'b2'])
})

test('sends at most three requests at a time, and none when the list opens again', async () => {
  const bundles = Object.fromEntries(Array.from('abcdefg', (id, index) => [id, String(index)]))
  const { view, running, calls, client, unmount, useList } = renderMerged(bundles, 7)
  await waitFor(() => expect(view()?.rows).toHaveLength(7))
  expect(running.most).toBe(3)
  unmount()
  const again = renderQueryHook(() => useList(7), { client })
  await waitFor(() => expect(again.result.current.isFetching).toBe(false))
  expect(again.result.current.data?.rows).toHaveLength(7)
  expect(calls).toHaveLength(7)
})

test('shows the rows of the other bundles when a bundle fails, and retries only that bundle', async () => {
  let isDown = true
  const list = renderMerged({ a: '9 8', b: '7', c: '6' }, 4, (page) =>
    page === 'b1' && isDown ? refuse(500) : page === 'c1' ? refuse(403) : undefined,
  )
  await waitFor(() => expect(list.view()?.failures).toHaveLength(2))
  expect(list.ids()).toBe('a9 a8')
  expect(list.view()?.failures.map(({ id, error }) => [id, isRefused(error)])).toEqual([
    ['b', false],
    ['c', true],
  ])
  expect(list.view()?.total).toBeUndefined()
  // A new limit must not cause a retry.
  list.rerender(6)
  await waitFor(() => expect(list.result.current.isFetching).toBe(false))
  expect(list.calls).toEqual(['a1', 'b1', 'c1'])

  isDown = false
  list.reload(true)
  await waitFor(() => expect(list.ids()).toBe('a9 a8 b7'))
  expect(list.view()?.failures).toMatchObject([{ id: 'c' }])
  expect(list.calls).toEqual(['a1', 'b1', 'c1', 'b1'])
})

test('names a slow bundle, and shows the rows that do not depend on it', async () => {
  const slow = Promise.withResolvers<void>()
  const { ids, view } = renderMerged({ a: '12 11 3 2', b: '10 9 8 7' }, 8, (page) =>
    page === 'b2' ? slow.promise : undefined,
  )
  await waitFor(() => expect(view()?.waitsFor).toEqual(['b']))
  await waitFor(() => expect(ids()).toBe('a12 a11 b10 b9'))
  act(() => slow.resolve())
  await waitFor(() => expect(view()).toMatchObject({ waitsFor: [], hasMore: false }))
  expect(view()?.rows).toHaveLength(8)
})

test('sends no more requests after a 429, and continues on retry', async () => {
  let isBusy = true
  const list = renderMerged({ a: '9', b: '8', c: '7', d: '6', e: '5' }, 5, (page) => {
    if (isBusy && page === 'b1') return refuse(429)
    return isBusy && page !== 'a1' ? new Promise(() => {}) : undefined
  })
  await waitFor(() => expect(list.view()?.failures).toHaveLength(4))
  expect(list.ids()).toBe('a9')
  expect(list.calls).not.toContain('e1')
  isBusy = false
  list.reload(true)
  await waitFor(() => expect(list.view()?.rows).toHaveLength(5))
})

test('fails if every bundle fails, and keeps the rows when a refresh fails', async () => {
  let isDown = true
  const bundles = { a: '9 8', b: '7' }
  const list = renderMerged(bundles, 4, () => (isDown ? refuse(500) : undefined))
  await waitFor(() => expect(list.result.current.error).toBeInstanceOf(ApiError))
  isDown = false
  list.reload(true)
  await waitFor(() => expect(list.ids()).toBe('a9 a8 b7'))

  bundles.b = '10 7'
  list.reload(false)
  await waitFor(() => expect(list.ids()).toBe('b10 a9 a8 b7'))
  isDown = true
  list.reload(false)
  await waitFor(() => expect(list.result.current.isRefetchError).toBe(true))
  expect(list.ids()).toBe('b10 a9 a8 b7')
})

test('reads at most maxPages pages of a bundle when it filters rows', async () => {
  const isEven = ({ id }: Row) => Number(id.slice(1)) % 2 === 0
  const reader = { keep: isEven, maxPages: 2 }
  const { view, ids, calls } = renderMerged({ a: '15 13 11 10 9 8' }, 2, undefined, reader)
  await waitFor(() => expect(ids()).toBe('a10'))
  expect(view()).toMatchObject({ readCount: 4, total: 6, hasMore: true, waitsFor: [] })
  expect(calls).toEqual(['a1', 'a2'])
})
