import { expect, test } from 'vitest'
import { themeVariables } from '@/theme-variables'
import { chartProblems, difference, LEAST_DIFFERENCE } from './chart-colors'

test('measures color differences in OKLab, as color-blind users see the colors', () => {
  // Color-blind users see gray unchanged, because it has no hue.
  for (const vision of ['protanopia', 'deuteranopia', 'tritanopia'] as const)
    expect(difference('#000000', '#ffffff', vision), vision).toBeCloseTo(100, 0)
  expect(difference('#123456', '#123456', 'tritanopia')).toBe(0)
})

test.each([
  // For each deficiency, two colors that it confuses, and another deficiency that doesn't confuse them.
  ['protanopia', '#0f728d', '#b0477f', 'tritanopia'],
  ['deuteranopia', '#c43f3f', '#269357', 'tritanopia'],
  ['tritanopia', '#0f728d', '#3f8f63', 'deuteranopia'],
] as const)('simulates %s: %s and %s look alike, but not with %s', (vision, a, b, other) => {
  expect(difference(a, b, vision)).toBeLessThan(LEAST_DIFFERENCE)
  expect(difference(a, b, other)).toBeGreaterThan(LEAST_DIFFERENCE)
})

const far = ['#0f728d', '#c37812', '#5843a4', '#3a9d74', '#a93c5a', '#8b84ba']
const farInDark = ['#4a9fb5', '#d69941', '#978eef', '#70be8a', '#cb6d82', '#aeb2cb']

test('proposes a shade that passes', () => {
  const alike = far.with(5, '#a04a60')
  const [problem = ''] = chartProblems({ light: alike, dark: farInDark })
  const proposed = /would do is (#\w+)$/.exec(problem)?.[1] ?? ''
  expect(chartProblems({ light: alike.with(5, proposed), dark: farInDark })).toEqual([])
})

test('requires another hue if no shade of a color passes', () => {
  // Five grays leave no room for a sixth.
  const grays = ['#010101', '#1a1a1a', '#404040', '#696969', '#929292', '#707070']
  expect(chartProblems({ light: grays, dark: farInDark })).toEqual([
    'charts.light, color 4 and color 6: #696969 and #707070 look alike with deuteranopia, with a difference of 2.4 where 8 is needed; no shade of color 6 would do: give it another hue',
  ])
})

test('uses colors that color-blind users can tell apart for stacked bars without a hatch', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const { '--status-success-solid': good, '--status-neutral-solid': rest } =
      themeVariables[scheme]
    for (const vision of ['protanopia', 'deuteranopia', 'tritanopia'] as const)
      expect(difference(good ?? '', rest ?? '', vision), `${scheme}, ${vision}`).toBeGreaterThan(
        LEAST_DIFFERENCE,
      )
  }
})
