import { expect, test } from 'vitest'
import { isSameView } from './list-view'

test('compares views regardless of the order of their filters', () => {
  const view = { search: { status: 'failed', error_code: 5015 } }
  expect(isSameView(view, { search: { error_code: 5015, status: 'failed' } })).toBe(true)
  expect(isSameView(view, { search: { status: 'failed' } })).toBe(false)
  expect(isSameView(view, { ...view, preset: 'today' })).toBe(false)
})
