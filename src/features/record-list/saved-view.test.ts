import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { optional } from '@/lib/search-schema'
import { pageSearchSchema, recordFilters } from './list-search'
import { fromView, toView } from './saved-view'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00') }))
afterEach(() => void vi.useRealTimers())

const sortOptions = { keys: ['time', 'duration_ms'], defaultSort: '-time' }
/** A list with one additional filter. */
const params = { ...recordFilters, platform: optional(v.string()) }
const schema = v.object({ ...pageSearchSchema.entries, ...params, tab: optional(v.string()) })
const getView = (search: Record<string, unknown>) =>
  toView(v.parse(schema, search), params, sortOptions)

test('stores a period that matches a preset as a relative period', () => {
  const view = getView({ from: '2026-11-14', to: '2026-11-20', status: 'failed' })
  expect(view).toEqual({ search: { status: 'failed' }, preset: 'last7' })
  vi.setSystemTime(new Date('2026-12-02T12:00:00'))
  expect(fromView(view, schema)).toEqual({
    page: 1,
    status: 'failed',
    from: '2026-11-26',
    to: '2026-12-02',
  })
})

test('stores any other period with its dates', () => {
  const view = getView({ from: '2026-03-01', service: 'ocr' })
  expect(view).toEqual({ search: { from: '2026-03-01', service: 'ocr' } })
  expect(fromView(view, schema)).toEqual({ page: 1, from: '2026-03-01', service: 'ocr' })
})

test('stores every filter and a non-default order, but not the page or search text', () => {
  const keptSearch = { status: 'failed', platform: 'ios', sort: 'time' }
  const view = getView({ ...keptSearch, q: 'ref-1', page: '3', page_size: '50', tab: 'sessions' })
  expect(view).toEqual({ search: keptSearch })
  expect(fromView(view, schema)).toEqual({ page: 1, ...keptSearch })
  expect(getView({ sort: '-time' })).toEqual({ search: {} })
})

test('omits invalid values from a stored view', () => {
  expect(fromView({ search: { status: '<b>', error_code: -1, q: 'ref-1' } }, schema)).toEqual({
    page: 1,
  })
})
