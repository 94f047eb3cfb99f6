import { expect, test } from 'vitest'
import { axisTop } from './axis'

test.each([
  [0, 1],
  [1, 1],
  [3, 3],
  [7, 8],
  [10, 10],
  [517, 600],
  [91_000, 100_000],
])('an axis for %i ends at %i', (max, top) => {
  expect(axisTop(max)).toBe(top)
})
