import { expect, test } from 'vitest'
import { renderedRows } from './virtual-rows'

const range = (startIndex: number, endIndex: number) => ({ startIndex, endIndex, count: 100_000 })

test('renders the visible rows with overscan', () => {
  const rows = renderedRows(range(500, 519))
  expect([rows[0], rows.at(-1)]).toEqual([494, 525])
})

test('stops at both ends', () => {
  expect(renderedRows(range(0, 14))[0]).toBe(0)
  expect(renderedRows(range(99_985, 99_999)).at(-1)).toBe(99_999)
  expect(renderedRows({ startIndex: 0, endIndex: 0, count: 0 })).toEqual([])
})

test('renders at most 60 rows unless more are visible', () => {
  for (const visible of [10, 40, 44, 55, 59, 60]) {
    expect(renderedRows(range(1_000, 999 + visible)).length).toBeLessThanOrEqual(60)
  }
  expect(renderedRows(range(1_000, 1_069))).toHaveLength(70)
})

test('keeps the focused row, in order', () => {
  expect(renderedRows(range(500, 519), 3)[0]).toBe(3)
  expect(renderedRows(range(500, 519), 9_000).at(-1)).toBe(9_000)
  expect(renderedRows(range(500, 519), 505)).toHaveLength(32)
})
