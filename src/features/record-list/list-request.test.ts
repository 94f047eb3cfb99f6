import * as v from 'valibot'
import { expect, test } from 'vitest'
import { toListRequest } from './list-request'
import { listSearchSchema, pageDefaults } from './list-search'
import { getSort } from './list-sort'

const sortOptions = { keys: ['time', 'duration_ms'], defaultSort: '-time' }
const parse = (search: Record<string, unknown>) => v.parse(listSearchSchema, search)
const request = (search: Record<string, unknown>, privateSearchText?: string) =>
  toListRequest({ search: parse(search), privateSearchText }, sortOptions)

test.each<[string, string | undefined, string]>([
  ['not set', undefined, '-time'],
  ['ascending', 'duration_ms', 'duration_ms'],
  ['descending', '-duration_ms', '-duration_ms'],
  ['a column of another list', '-created_at', '-time'],
  ['only a minus sign', '-', '-time'],
])('resolves the sort order: %s', (_, sort, order) => {
  expect(getSort({ sort }, sortOptions)).toBe(order)
})

test('replaces invalid search parameters with the defaults', () => {
  expect(
    parse({
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
  ).toEqual(pageDefaults)
})

test('sends only the parameters that are set', () => {
  expect(JSON.parse(JSON.stringify(request({})))).toEqual(pageDefaults)
  expect(request({ sort: '-created_at' }).ordering).toBeUndefined()
  const search = {
    from: '2026-11-01',
    to: '2026-11-20',
    status: 'failed',
    service: 'ocr',
    error_code: '0',
    q: 'ref-1',
    sort: 'time',
  }
  expect(request(search)).toMatchObject({
    start_date: '2026-11-01',
    end_date: '2026-11-20',
    status: 'failed',
    service: 'ocr',
    error_code: 0,
    search: 'ref-1',
    ordering: 'time',
  })
})

test('prefers the private search text over the text in the URL', () => {
  expect(request({ q: 'ref-1' }, '29001018800015').search).toBe('29001018800015')
})
