import { expect, test } from 'vitest'
import { formatRatio, median, quantile, slope } from './figures.ts'

test.each([
  [[30, 10, 20], 20],
  [[10, 20, 30, 40], 25],
  [[7], 7],
])('returns the median of %j', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('interpolates quartiles between neighbors', () => {
  expect(quantile([10, 20, 30, 40], 0.25)).toBe(17.5)
  expect(quantile([50, 40, 30, 20, 10], 0.75)).toBe(40)
})

test('compares values from the same run, so a slower run does not change the ratio', () => {
  expect(formatRatio([90, 180, 270, 360], [100, 200, 300, 400])).toBe('0.90 [0.90–0.90]')
})

test('prints the quartiles of the ratios', () => {
  expect(formatRatio([80, 90, 100, 110, 120], [100, 100, 100, 100, 100])).toBe('1.00 [0.90–1.10]')
})

test('skips pairs with a base value of 0', () => {
  expect(formatRatio([80, 90], [0, 100])).toBe('0.90 [0.90–0.90]')
  expect(formatRatio([80], [0])).toBe('–')
})

test.each([
  [[3, 5, 7, 9], 2],
  [[9, 7, 5], -2],
  [[4, 4, 4, 4], 0],
  // The outlier weighs less than it would if only the first and last values counted.
  [[0, 10, 20, 30, 100], 22],
])('fits a line to %j', (values, expected) => {
  expect(slope(values)).toBeCloseTo(expected)
})
