import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fromListFilter, fromListView, isTypedOn, toListRequest, toListView } from './list-request'
import { listSearchSchema, orderOf } from './list-search'

const orders = { keys: ['time', 'duration_ms'], defaultOrder: '-time' }
const bundle = { bundle_id: '20011' }
const read = (search: Record<string, unknown>) => v.parse(listSearchSchema, search)

test.each<[string, string | undefined, string]>([
  ['not set', undefined, '-time'],
  ['ascending', 'duration_ms', 'duration_ms'],
  ['descending', '-duration_ms', '-duration_ms'],
  ['that of another list', '-created_at', '-time'],
  ['a word inside another', '-', '-time'],
])('an order %s', (_, sort, order) => {
  expect(orderOf({ sort }, orders)).toBe(order)
})

test('whatever cannot be read reads as not set', () => {
  expect(
    read({
      page: '-3',
      page_size: '7',
      from: '2026-02-31',
      to: 'yesterday',
      error_code: 'abc',
      sort: 'a b',
      status: '<b>',
      service: ';x',
      q: '',
    }),
  ).toEqual({ page: 1, page_size: 25 })
})

test('only what is set is sent', () => {
  expect(toListRequest(bundle, read({}), undefined, orders)).toEqual({
    bundle_id: '20011',
    page: 1,
    page_size: 25,
  })
  expect(
    toListRequest(bundle, read({ sort: '-created_at' }), undefined, orders),
  ).not.toHaveProperty('ordering')
  const search = read({
    from: '2026-11-01',
    to: '2026-11-20',
    status: 'failed',
    service: 'ocr',
    error_code: '0',
    q: 'ref-1',
    sort: 'time',
  })
  expect(toListRequest(bundle, search, undefined, orders)).toMatchObject({
    start_date: '2026-11-01',
    end_date: '2026-11-20',
    status: 'failed',
    service: 'ocr',
    error_code: 0,
    search: 'ref-1',
    ordering: 'time',
  })
})

test('a text that names a person leaves the address and takes the place of the one in it', () => {
  const search = read({ q: 'ref-1', page: '4' })
  const named = fromListFilter({ search: '29001018800015' }, search)
  expect(named).toMatchObject({
    search: { q: undefined, page: 1 },
    privateSearchText: '29001018800015',
  })
  expect(toListRequest(bundle, search, '29001018800015', orders).search).toBe('29001018800015')
  const plain = fromListFilter({ search: 'ref-2' }, named.search)
  expect(plain).toMatchObject({ search: { q: 'ref-2' }, privateSearchText: undefined })
})

test('a view keeps filters and an unusual order, and comes back as an address', () => {
  const search = read({ status: 'failed', sort: 'time', q: 'ref-1', page: '3', page_size: '50' })
  const view = toListView(search, orders)
  expect(view).toEqual({ search: { status: 'failed', sort: 'time' } })
  expect(toListView(read({ sort: '-time' }), orders)).toEqual({ search: {} })
  expect(fromListView(view, search)).toEqual({
    page: 1,
    page_size: 50,
    status: 'failed',
    sort: 'time',
    q: undefined,
  })
})

test('a text that became another is no step of its own; one that is new or gone is', () => {
  expect(isTypedOn({ search: 'ref-1' }, { search: 'ref-12' })).toBe(true)
  expect(isTypedOn({ error_code: 50 }, { error_code: 5009 })).toBe(true)
  expect(isTypedOn({}, { search: 'ref-1' })).toBe(false)
  expect(isTypedOn({ search: 'ref-1' }, {})).toBe(false)
  expect(isTypedOn({ search: 'ref-1' }, { search: 'ref-1', status: 'failed' })).toBe(false)
})
