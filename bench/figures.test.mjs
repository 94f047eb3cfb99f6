import { expect, test } from 'vitest'
import { compareSeries, frameAt, judgeGoal, median, slope, spread } from './figures.mjs'

test('takes the middle value, whatever the order', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([7])).toBe(7)
})

test('sees no spread where all values are the same', () => {
  expect(spread([100, 100, 100], [100, 100, 100])).toBe(0)
  expect(spread([0, 0, 0], [0, 0, 0])).toBe(0)
})

test('takes the difference of two single values for the spread', () => {
  expect(spread([100], [110])).toBeCloseTo(0.1)
})

test('sees the spread of values whose two medians happen to agree', () => {
  const restless = [80, 82, 84, 98, 100, 102, 116, 118, 120]
  expect(median(restless)).toBe(100)
  expect(spread(restless, restless)).toBeGreaterThan(0.1)
})

test('does not take one disturbed run for a spread', () => {
  const calm = [98, 99, 99, 100, 100, 100, 101, 101, 102]
  expect(spread(calm, calm.with(8, 900))).toBeLessThan(0.03)
})

const steady = Array.from({ length: 9 }, () => 100)
const restless = [90, 92, 94, 98, 100, 102, 106, 108, 110]
const busy = [60, 70, 80, 90, 100, 110, 120, 130, 140]
const compare = (figure, old, factor) =>
  compareSeries(figure, { old, new: old.map((value) => value * factor), again: old })

test.each([
  ['the same build', steady, 1, 'ok'],
  ['a faster one', steady, 0.5, 'ok'],
  ['one that needs 4 % more', steady, 1.04, 'ok'],
  ['one that needs 6 % more', steady, 1.06, 'TOO MUCH'],
  ['6 % more within the spread', restless, 1.06, 'ok'],
  ['30 % more beyond it', restless, 1.3, 'TOO MUCH'],
  ['a spread that hides what is looked for', busy, 1.06, 'ok, but the machine was busy'],
])('judges %s', (_, old, factor, verdict) => {
  const compared = compare('list cold: script + layout', old, factor)
  expect(compared).toMatchObject({ before: 100, verdict })
  expect(compared.after).toBeCloseTo(100 * factor)
  expect(compared.times).toBeCloseTo(factor)
})

test.each([
  ['list cold: script + layout', 'TOO MUCH'],
  ['list warm: script + layout', 'TOO MUCH'],
  ['later click: script + layout', 'TOO MUCH'],
  ['first click: script + layout', 'more'],
  ['list cold: script', 'more'],
])('limits the cost of the list and of a later click: %s', (figure, verdict) => {
  expect(compare(figure, steady, 1.06)).toMatchObject({ verdict })
  expect(compare(figure, steady, 0.9).verdict).not.toBe(verdict)
})

test('judges a figure that was nothing before', () => {
  const compared = (after) => compareSeries('JS kB', { old: [0], new: [after], again: [0] })
  expect(compared(0)).toMatchObject({ times: 1, verdict: '' })
  expect(compared(3)).toMatchObject({ verdict: 'more' })
})

test.each([
  [[3, 5, 7, 9], 2],
  [[9, 7, 5], -2],
  [[4, 4, 4, 4], 0],
  // One value that is out of line counts less than by the first and the last alone.
  [[0, 10, 20, 30, 100], 22],
])('fits a line to %j', (values, expected) => {
  expect(slope(values)).toBeCloseTo(expected)
})

test.each([
  [{ times: 0.5 }, 500, { limit: '≤ 0.5 ×', verdict: 'ok' }],
  [{ times: 0.5 }, 501, { verdict: 'MISSED by 1 %' }],
  [{ times: 0.5 }, 750, { verdict: 'MISSED by 50 %' }],
  [{ most: 6 }, 6, { limit: '≤ 6', verdict: 'ok' }],
  [{ most: 0 }, 3, { verdict: 'MISSED' }],
  [{}, 9000, { limit: '', verdict: '' }],
])('judges the goal %j for %d beside a peer with 1 000', (goal, value, expected) => {
  expect(judgeGoal(goal, value, 1000)).toMatchObject(expected)
})

test('finds the frame that is on the screen at a time', () => {
  const frames = [
    { at: 100, data: 'white' },
    { at: 250, data: 'heading' },
    { at: 900, data: 'form' },
  ]
  expect([50, 100, 899, 900, 5000].map((time) => frameAt(frames, time))).toEqual([
    undefined,
    'white',
    'heading',
    'form',
    'form',
  ])
})
