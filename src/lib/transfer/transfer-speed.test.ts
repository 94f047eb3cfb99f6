import { expect, test } from 'vitest'
import { timeLeft, transferSpeed } from './transfer-speed'

test('returns the speed of a steady transfer after the first second', () => {
  const speed = transferSpeed()
  expect(speed(0, 0)).toBeUndefined()
  expect(speed(900, 900)).toBeUndefined()
  expect(speed(1_000, 1_000)).toBe(1_000)
  expect(speed(60_000, 60_000)).toBe(1_000)
})

test('smooths a burst and shows a change within five seconds', () => {
  const speed = transferSpeed()
  for (let at = 0; at <= 10_000; at += 100) speed(at, at)
  expect(speed(20_000, 10_100)).toBeLessThan(3_500)
  for (let at = 10_200; at <= 15_100; at += 100) speed(20_000, at)
  expect(speed(20_000, 15_200)).toBe(0)
})

test('returns a speed even if pieces arrive only every ten seconds', () => {
  const speed = transferSpeed()
  speed(0, 0)
  expect(speed(1_000, 10_000)).toBe(100)
  expect(speed(2_000, 20_000)).toBe(100)
})

test.each([
  [500, 1_500, 100, 10],
  [1_600, 1_500, 100, 0],
  [500, undefined, 100, undefined],
  [500, 1_500, undefined, undefined],
  [500, 1_500, 0, undefined],
])('estimates the time left for %d of %s at %s', (received, total, speed, seconds) => {
  expect(timeLeft(received, total, speed)).toBe(seconds)
})
