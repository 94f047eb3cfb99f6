import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignBest } from './assign'

test('maximizes the total gain rather than the gain of the first row', () => {
  const gains = [
    [0.9, 0.8],
    [0.8, 0],
  ]
  expect(assignBest(gains)).toEqual([1, 0])
})

test('assigns no column to a row without a gain', () => {
  expect(assignBest([[0, 0.5], [0, 0.4], []])).toEqual([1, -1, -1])
  expect(assignBest([])).toEqual([])
})

/** Computes the maximum sum by brute force. */
function bestSum(gains: readonly (readonly number[])[], taken: readonly number[] = []): number {
  const [row, ...rest] = gains
  if (!row) return 0
  const choices = row.map((gain, column) =>
    taken.includes(column) ? 0 : gain + bestSum(rest, [...taken, column]),
  )
  return Math.max(bestSum(rest, taken), ...choices)
}

test('finds the greatest possible sum without using a column twice', () => {
  const sizes = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  const tables = sizes.chain(([rows, columns]) => {
    const row = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: columns, maxLength: columns })
    return fc.array(row, { minLength: rows, maxLength: rows })
  })
  fc.assert(
    fc.property(tables, (gains) => {
      const columns = assignBest(gains)
      const usedColumns = columns.filter((column) => column >= 0)
      expect(new Set(usedColumns).size).toBe(usedColumns.length)
      const sum = columns.reduce((total, column, row) => total + (gains[row]?.[column] ?? 0), 0)
      expect(sum).toBe(bestSum(gains))
    }),
  )
})
