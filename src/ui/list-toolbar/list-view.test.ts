import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromView, isSameView, toView } from './list-view'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00') }))
afterEach(() => void vi.useRealTimers())

test('stores a preset period as a relative one', () => {
  const view = toView({ from: '2026-11-14', to: '2026-11-20', status: 'failed' })
  expect(view).toEqual({ search: { status: 'failed' }, preset: 'last7' })
  vi.setSystemTime(new Date('2026-12-02T12:00:00'))
  expect(fromView(view)).toEqual({ status: 'failed', from: '2026-11-26', to: '2026-12-02' })
})

test('keeps other periods unchanged', () => {
  const view = toView({ from: '2026-03-01', to: undefined, service: 'ocr' })
  expect(view).toEqual({ search: { from: '2026-03-01', service: 'ocr' } })
  expect(fromView(view)).toEqual({ from: '2026-03-01', service: 'ocr' })
  expect(toView({ from: undefined, to: undefined })).toEqual({ search: {} })
})

test('compares views regardless of the order of their filters', () => {
  const view = { search: { status: 'failed', error_code: 5015 } }
  expect(isSameView(view, { search: { error_code: 5015, status: 'failed' } })).toBe(true)
  expect(isSameView(view, { search: { status: 'failed' } })).toBe(false)
  expect(isSameView(view, { ...view, preset: 'today' })).toBe(false)
})
