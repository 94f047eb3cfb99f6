import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { tightSelectors } from './letter-spacing.ts'

const tight = '.title { letter-spacing: -0.01em }'

test.each([
  ['nothing for Arabic', tight, ['.title']],
  ['a rule for Arabic', `${tight} :lang(ar) .title { letter-spacing: normal }`, []],
  ['a rule for another part', `${tight} :lang(ar) .note { letter-spacing: normal }`, ['.title']],
  ['another rule for Arabic', `${tight} :lang(ar) .title { color: red }`, ['.title']],
  ['a rule in a layer', `@layer parts { ${tight} }`, ['.title']],
  ['letters apart', '.code { letter-spacing: 0.5em }', []],
])('finds the selectors with tight letter spacing in CSS with %s', (_what, css, selectors) => {
  expect(tightSelectors(parse(css))).toEqual(selectors)
})
