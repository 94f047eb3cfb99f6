import { expect, test } from 'vitest'
import { compareWithOwnAverage } from './compare-with-own-average'

const rate = (success_rate: number, sessions: number) => ({ success_rate, sessions })

test.each([
  // Far from the average, with enough sessions to rule out chance.
  [rate(0.7, 400), rate(0.88, 420), 'below'],
  [rate(0.95, 400), rate(0.85, 420), 'above'],
  // Too few sessions, so chance may explain the difference.
  [rate(0.7, 30), rate(0.88, 34), 'usual'],
  // Many sessions, so only the 5-point minimum difference matters.
  [rate(0.86, 90_000), rate(0.88, 80_000), 'usual'],
  [rate(0.85, 90_000), rate(0.8, 80_000), 'above'],
  [rate(1, 500), rate(1, 500), 'usual'],
])('rates %j after %j as %s', (now, before, expected) => {
  expect(compareWithOwnAverage(now, before)).toBe(expected)
})

test('does not compare a client without enough sessions in both periods', () => {
  expect(compareWithOwnAverage(rate(0.2, 400), undefined)).toBeUndefined()
  expect(compareWithOwnAverage(rate(0.2, 400), rate(0.9, 29))).toBeUndefined()
  expect(compareWithOwnAverage(rate(0.2, 29), rate(0.9, 400))).toBeUndefined()
})
