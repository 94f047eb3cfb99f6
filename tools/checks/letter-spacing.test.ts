import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { tightSelectors } from './letter-spacing.ts'

const tight = '.title { letter-spacing: -0.01em }'

test.each([
  ['no Arabic rule', tight, ['.title']],
  ['an Arabic reset', `${tight} :lang(ar) .title { letter-spacing: normal }`, []],
  ['another Arabic selector', `${tight} :lang(ar) .note { letter-spacing: normal }`, ['.title']],
  ['another Arabic property', `${tight} :lang(ar) .title { color: red }`, ['.title']],
  ['a rule in a layer', `@layer parts { ${tight} }`, ['.title']],
  ['positive letter spacing', '.code { letter-spacing: 0.5em }', []],
])('finds the selectors with tight letter spacing in CSS with %s', (_what, css, selectors) => {
  expect(tightSelectors(parse(css))).toEqual(selectors)
})
