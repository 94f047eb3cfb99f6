import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from './colors'
import { shadeProblems, createShades } from './shades'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('computes the WCAG contrast ratio', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
})

test('creates ten shades of any color, light to dark, with enough contrast', () => {
  fc.assert(
    fc.property(color, (primary) => {
      const shades = createShades(primary)
      expect(shadeProblems(shades)).toEqual([])
      expect(shades).toHaveLength(10)
      const onBlack = shades.map((shade) => contrast(shade, '#000000'))
      for (const [index, lightness] of onBlack.entries())
        expect(lightness, `${shades.join()}, ${index}`).toBeLessThanOrEqual(
          (onBlack[index - 1] ?? 21) + 0.1,
        )
    }),
    { numRuns: 60, examples: [['#ffd400'], ['#ffffff'], ['#000000'], ['#0000ff'], ['#ff0000']] },
  )
})
