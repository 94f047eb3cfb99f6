import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PricingTier } from './ladder'
import { ladderScale } from './ladder-scale'

const MAX = Number.MAX_SAFE_INTEGER

const getTiers = (...ranges: [minimum: number, maximum: number][]): PricingTier[] =>
  ranges.map(([minimum_interval, maximum_interval]) => ({
    minimum_interval,
    maximum_interval,
    amount_of_hits: 1,
    pricing_type: 'FLAT',
    bill_type: 'PREPAID',
  }))

test('draws every power of ten equally wide and the last tier to the end', () => {
  const { parts, ticks, toShare } = ladderScale(getTiers([0, 99], [100, 9999], [10_000, MAX]))
  expect(parts).toEqual([
    { kind: 'tier', tier: 0, start: 0, end: 0.4 },
    { kind: 'tier', tier: 1, start: 0.4, end: 0.8 },
    { kind: 'tier', tier: 2, start: 0.8, end: 1 },
  ])
  expect(ticks.map(({ hits, place }) => [hits, place])).toEqual([
    [1, 0],
    [10, 0.2],
    [100, 0.4],
    [1000, 0.6],
    [10_000, 0.8],
  ])
  expect([0, 1, 1000, MAX].map(toShare)).toEqual([0, 0, 0.6, 1])
})

test('places a tick at every third power of ten on a long scale', () => {
  const { ticks } = ladderScale(getTiers([0, 10 ** 14 - 1]))
  expect(ticks).toEqual([0, 3, 6, 9, 12].map((power) => ({ hits: 10 ** power, place: power / 15 })))
})

test('draws gaps and overlaps as separate parts', () => {
  const { parts } = ladderScale(getTiers([0, 99], [1000, 9999], [5000, MAX]))
  expect(parts.map(({ kind, tier }) => `${kind} ${tier}`)).toEqual([
    'tier 0',
    'gap 1',
    'tier 1',
    'tier 2',
    'overlap 2',
  ])
  expect(parts[1]).toMatchObject({ start: 0.4, end: 0.6 })
})

test('draws no gap before the first tier', () => {
  const { parts } = ladderScale(getTiers([1000, 9999]))
  expect(parts.map(({ kind }) => kind)).toEqual(['tier'])
})

test('draws no overlap for a shared number and omits invalid intervals', () => {
  const { parts } = ladderScale(getTiers([0, 100], [100, MAX], [Number.NaN, 5], [7, 7]))
  expect(parts.map(({ kind, tier }) => `${kind} ${tier}`)).toEqual(['tier 0', 'tier 1'])
})

test('keeps every part within the scale and limits the ticks to six', () => {
  const amount = fc.oneof(fc.maxSafeNat(), fc.nat(1000), fc.constantFrom(0, MAX, Number.NaN))
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, amount), { maxLength: 50 }), (ranges) => {
      const { parts, ticks } = ladderScale(getTiers(...ranges))
      for (const { start, end } of parts) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(end).toBeLessThanOrEqual(1)
      }
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.every(({ place }) => place < 1)).toBe(true)
    }),
  )
})
