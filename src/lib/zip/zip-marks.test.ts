import { expect, test } from 'vitest'
import { startsAsZip, zipEnding } from './zip-marks'

const end = [0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]

function ends(...pieces: number[][]) {
  const ending = zipEnding()
  for (const piece of pieces) ending.add(Uint8Array.from(piece))
  return ending.found()
}
const filler = (length: number) => Array.from({ length }, () => 7)

test('finds the end of a zip across pieces and before a comment', () => {
  expect(ends(filler(100), end)).toBe(true)
  expect(ends([...filler(100), ...end.slice(0, 2)], end.slice(2))).toBe(true)
  expect(ends(filler(200_000), end, filler(60_000))).toBe(true)
})

test('finds no end record in a truncated zip', () => {
  expect(ends()).toBe(false)
  expect(ends(filler(100), end.slice(0, 3))).toBe(false)
  // The end record of a nested zip is too far from the end of the file.
  expect(ends(end, filler(40_000), filler(40_000))).toBe(false)
})

test('recognizes a zip by its first two bytes', () => {
  expect(startsAsZip(Uint8Array.of(0x50, 0x4b, 3, 4))).toBe(true)
  expect(startsAsZip(Uint8Array.of(0x7b, 0x22))).toBe(false)
})
