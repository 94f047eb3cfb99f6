import { expect, test } from 'vitest'
import { barColors, inkOn } from './bar-colors'
import { inkContrast } from './ink-contrast'

test.each([
  ['#ffffff', '#000000', 21],
  ['#ffd166', '#000000', 14.4],
  ['#8d97a4', '#000000', 7.1],
  ['#0b5d76', '#ffffff', 7.3],
  ['#000000', '#ffffff', 21],
])('gives a %s bar %s ink with a contrast of %d:1', (color, ink, contrast) => {
  expect(inkOn(color)).toBe(ink)
  expect(inkContrast(color)).toBeCloseTo(contrast, 0)
})

test('provides a contrast over 4.5:1 on every gray', () => {
  for (let level = 0; level < 256; level++) {
    const pair = level.toString(16).padStart(2, '0')
    expect(inkContrast(`#${pair}${pair}${pair}`)).toBeGreaterThan(4.5)
  }
})

test('returns the ink color and uses the bar color as ground and background', () =>
  expect(barColors('#0b5d76')).toMatchObject({
    '--bar-ink': '#ffffff',
    '--bar-ground': '#0b5d76',
    backgroundColor: '#0b5d76',
  }))
