import { expect, test } from 'vitest'
import { photoAdvice, photoQuality, type Pixels } from './photo-quality'

const SIZE = { width: 800, height: 504 }
type Paint = (x: number, y: number) => number

/** Creates a gray picture from a function that returns each pixel's lightness. */
function picture(paint: Paint, { width, height } = SIZE): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at += 1)
    data.fill(paint(at % width, Math.floor(at / width)), at * 4, at * 4 + 3)
  return { width, height, data }
}

/** Lines of small print on a gray card. */
const print: Paint = (x, y) =>
  y % 24 < 12 && x % 200 < 160 && (x * 7 + (y >> 2) * 13) % 11 < 5 ? 60 : 200

/** Averages the neighbors of each pixel, like a shaken or unfocused camera. */
function blur(paint: Paint, reach: number): Paint {
  const row = (x: number, y: number) => {
    let sum = 0
    for (let by = -reach; by <= reach; by += 1) sum += paint(x + by + 1000, y)
    return sum / (reach * 2 + 1)
  }
  return (x, y) => {
    let sum = 0
    for (let by = -reach; by <= reach; by += 1) sum += row(x, y + by + 240)
    return sum / (reach * 2 + 1)
  }
}

const inside = (x: number, y: number, by: number) =>
  x >= by && y >= by && x < SIZE.width - by && y < SIZE.height - by
const spot = (x: number, y: number) => (x - 400) ** 2 + (y - 250) ** 2 < 90 ** 2

test.each<[string, Paint, string[]]>([
  ['sharp print', print, []],
  ['faint print', (x, y) => 150 + print(x, y) / 10, []],
  ['unfocused print', blur(print, 4), ['blurred']],
  ['an empty picture', () => 160, ['blurred']],
  ['print in the dark', (x, y) => print(x, y) / 6, ['dark']],
  ['a lamp on the card', (x, y) => (spot(x, y) ? 255 : print(x, y)), ['glare']],
  ['a card on white paper', (x, y) => (inside(x, y, 60) ? print(x, y) : 255), []],
])('returns the right advice for %s', (_, paint, advice) => {
  expect(photoAdvice(photoQuality(picture(paint)), SIZE)).toEqual(advice)
})

test('measures the mean brightness, or 0 without pixels', () => {
  expect(photoQuality(picture(() => 51, { width: 1, height: 1 })).brightness).toBeCloseTo(0.2)
  expect(photoQuality(picture((x) => x * 102, { width: 2, height: 1 })).brightness).toBeCloseTo(0.2)
  expect(photoQuality(picture(() => 51, { width: 0, height: 0 })).brightness).toBe(0)
})

test('reports a photo as small only if both sides are too short', () => {
  const good = { blur: 0.3, glare: 0, brightness: 0.6 }
  expect(photoAdvice(good, { width: 640, height: 404 })).toEqual(['small'])
  expect(photoAdvice(good, { width: 600, height: 1000 })).toEqual([])
})

test('measures glare as the share of overexposed tiles', () => {
  const size = { width: 64, height: 64 }
  const burnt: Paint = (x, y) => (x >> 4 === 1 && y >> 4 === 2 ? 255 : 100)
  expect(photoQuality(picture(burnt, size)).glare).toBe(1 / 16)
})

test('measures blur as the contrast left after blurring, 1/9 for single pixels', () => {
  const checks: Paint = (x, y) => ((x + y) % 2) * 255
  expect(photoQuality(picture(checks, { width: 20, height: 20 })).blur).toBeCloseTo(1 / 9, 6)
})

/** Returns the share of the differences that remains after a blur over nine neighbors, line by line. */
function leftByBlur(lines: readonly (readonly number[])[]): number {
  const mean = (line: readonly number[], at: number) =>
    line.slice(at - 4, at + 5).reduce((sum, value) => sum + value, 0) / 9
  let before = 0
  let lostCount = 0
  for (const line of lines)
    for (let at = 5; at + 4 < line.length; at += 1) {
      const difference = Math.abs((line[at] ?? 0) - (line[at - 1] ?? 0))
      before += difference
      lostCount += Math.max(0, difference - Math.abs(mean(line, at) - mean(line, at - 1)))
    }
  return 1 - lostCount / before
}

test('measures the blur in the more blurred direction', () => {
  const side = 24
  const uneven: Paint = (x, y) => (x * x * 31 + x * y * 7 + y * 13) % 97
  const indices = Array.from({ length: side }, (_, at) => at)
  const rows = indices.map((y) => indices.map((x) => uneven(x, y)))
  const columns = indices.map((x) => indices.map((y) => uneven(x, y)))
  const uprightBlur = photoQuality(picture(uneven, { width: side, height: side })).blur
  expect(uprightBlur).toBeCloseTo(Math.max(leftByBlur(rows), leftByBlur(columns)), 5)
  const turned = picture((x, y) => uneven(y, x), { width: side, height: side })
  expect(photoQuality(turned).blur).toBeCloseTo(uprightBlur, 5)
})

test.each<[string, Paint]>([
  ['left', (x, y) => (x < 16 && y >> 4 === 1 ? 255 : 100)],
  ['right', (x, y) => (x >= 48 && y >> 4 === 1 ? 255 : 100)],
  ['upper', (x, y) => (y < 16 && x >> 4 === 1 ? 255 : 100)],
  ['lower', (x, y) => (y >= 48 && x >> 4 === 1 ? 255 : 100)],
])('counts white at the %s edge as background, not as glare', (_, paint) => {
  expect(photoQuality(picture(paint, { width: 64, height: 64 })).glare).toBe(0)
})
