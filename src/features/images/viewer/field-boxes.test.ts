import { expect, test } from 'vitest'
import type { Box } from '@/backend/images'
import { fieldBoxes } from './field-boxes'

const box = (part: Partial<Box>): Box => ({
  field: 'full_name',
  side: 'front',
  x: 0.25,
  y: 0.25,
  w: 0.5,
  h: 0.25,
  confidence: 0.9,
  ...part,
})
const place = (part: Partial<Box>) => {
  const [found] = fieldBoxes([box(part)], 'front')
  return found && [found.x, found.y, found.width, found.height]
}

test.each([
  ['inside', {}, [0.25, 0.25, 0.5, 0.25]],
  ['beyond the right edge', { w: 9 }, [0.25, 0.25, 0.75, 0.25]],
  ['beyond the left edge', { x: -0.25 }, [0, 0.25, 0.25, 0.25]],
  ['larger than the image', { x: -1e9, y: -1e9, w: 2e9, h: 2e9 }, [0, 0, 1, 1]],
  ['outside', { x: 2 }, undefined],
  ['without an area', { h: 0 }, undefined],
  ['with a negative width', { w: -0.1 }, undefined],
  ['with an invalid width', { w: Number.NaN }, undefined],
])('clips a box to the image: %s', (_, part, expected) => {
  expect(place(part)).toEqual(expected)
})

test.each([
  ['front', ['a', 'c']],
  ['back', ['b', 'c']],
  ['passport', ['a', 'b', 'c']],
])('returns only the boxes for the %s image', (type, fields) => {
  const sentBoxes = [
    box({ field: 'a' }),
    box({ field: 'b', side: 'back' }),
    box({ field: 'c', side: '' }),
  ]
  expect(fieldBoxes(sentBoxes, type).map(({ field }) => field)).toEqual(fields)
})

test('gives each box of a field a unique ID and returns at most 100 boxes', () => {
  const ids = fieldBoxes(
    Array.from({ length: 500 }, () => box({})),
    'front',
  ).map(({ id }) => id)
  expect(new Set(ids).size).toBe(100)
})
