import { expect, test } from 'vitest'
import { drawnRows } from './virtual-rows'

const range = (startIndex: number, endIndex: number) => ({ startIndex, endIndex, count: 100_000 })

test('the visible rows with some to spare', () => {
  const rows = drawnRows(range(500, 519))
  expect([rows[0], rows.at(-1)]).toEqual([494, 525])
})

test('stops at both ends', () => {
  expect(drawnRows(range(0, 14))[0]).toBe(0)
  expect(drawnRows(range(99_985, 99_999)).at(-1)).toBe(99_999)
  expect(drawnRows({ startIndex: 0, endIndex: 0, count: 0 })).toEqual([])
})

test('never more than 60, however tall the screen, except what is visible', () => {
  for (const visible of [10, 40, 44, 55, 59, 60]) {
    expect(drawnRows(range(1_000, 999 + visible)).length).toBeLessThanOrEqual(60)
  }
  expect(drawnRows(range(1_000, 1_069))).toHaveLength(70)
})

test('the row with the focus stays, in its place', () => {
  expect(drawnRows(range(500, 519), 3)[0]).toBe(3)
  expect(drawnRows(range(500, 519), 9_000).at(-1)).toBe(9_000)
  expect(drawnRows(range(500, 519), 505)).toHaveLength(32)
})
