import { expect, test } from 'vitest'
import { lacking, missingIn, oldestWith } from './feature-support.mjs'
import { scriptFeatures } from './script-features.mjs'
import { styleFeatures } from './style-features.mjs'

const floor = { chrome: 126, edge: 126, firefox: 126, safari: 18, ios_saf: 18 }

const lackingOf = (uses) => [
  ...new Set(uses.map((keys) => lacking(floor, keys)).filter((key) => key !== undefined)),
]

test.each([
  ['Promise.try(f)', 'javascript.builtins.Promise.try'],
  ['Array.prototype.concat; new Float16Array(2)', 'javascript.builtins.Float16Array'],
  ['a.b().union(c)', 'javascript.builtins.Set.union'],
  ['a.values().take(2)', 'javascript.builtins.Iterator.take'],
  ['new Intl.DurationFormat()', 'javascript.builtins.Intl.DurationFormat'],
  ['Temporal.Now.instant()', 'javascript.builtins.Temporal'],
  ['scheduler.yield()', 'api.scheduler'],
  ['self.scheduler', 'api.scheduler'],
  ['window[`showSaveFilePicker`]()', 'api.Window.showSaveFilePicker'],
  ['document.startViewTransition(f)', 'api.Document.startViewTransition'],
  ['navigator.connection', 'api.Navigator.connection'],
  ['a.moveBefore(b, c)', 'api.Document.moveBefore'],
  ['jsx(`dialog`, { closedby: `any` })', 'html.elements.dialog.closedby'],
])('%s uses %s', (code, feature) => {
  expect(lackingOf(scriptFeatures(code))).toContain(feature)
})

test.each([
  'Promise.withResolvers()',
  'typeof Temporal',
  'a.getWeekInfo?.()',
  'a.scheduler',
  '({ scheduler: 1, navigation() {} })',
  'class A { static navigation = 1 }',
  'a.map(b).filter(c)',
  'ML(1)',
  'CSS.escape(a)',
  'jsx(`div`, { hidden: true })',
  'f(`a text`, { closedby: 1 })',
])('%s uses nothing that is missing', (code) => {
  expect(lackingOf(scriptFeatures(code))).toEqual([])
})

test.each([
  ['a { anchor-name: --b }', 'css.properties.anchor-name'],
  ['a { text-wrap: pretty }', 'css.properties.text-wrap.pretty'],
  ['a { color: contrast-color(red) }', 'css.types.color.contrast-color'],
  ['a { inline-size: calc-size(auto, size) }', 'css.types.calc-size'],
  ['@view-transition { navigation: auto }', 'css.at-rules.view-transition'],
  [
    '@media (prefers-reduced-transparency) { a { color: red } }',
    'css.at-rules.media.prefers-reduced-transparency',
  ],
  ['details:open { color: red }', 'css.selectors.open'],
  ['a { text-align: match-parent }', 'css.properties.text-align.match-parent'],
])('%s uses %s', (code, feature) => {
  expect(lackingOf(styleFeatures(code))).toContain(feature)
})

test.each([
  'a:has(b) { color: color-mix(in srgb, red, blue); inset: 0; margin: 1dvh }',
  'a { &:hover { color: red } }',
  '@supports (anchor-name: --b) { @media (width > 1px) { a { anchor-name: --b } } }',
  'a { -webkit-user-select: none; user-select: none }',
  'a { text-align: -webkit-match-parent; text-align: match-parent }',
  'a { --anchor-name: contrast-color(red) }',
])('%s uses nothing that is missing', (code) => {
  expect(lackingOf(styleFeatures(code))).toEqual([])
})

test('what is missing is said for each browser, with the version that has it', () => {
  expect(missingIn(floor, 'javascript.builtins.RegExp.escape')).toBe(
    'chrome 136, chrome_android 136, edge 136, firefox 134, firefox_android 134, safari 18.2, safari_ios 18.2',
  )
  expect(missingIn(floor, 'css.properties.forced-color-adjust')).toBe(
    'safari never, safari_ios never',
  )
  expect(missingIn(floor, 'api.URL.parse_static')).toBe('')
})

test('the oldest browsers of a script are those that have all of its features', () => {
  expect(oldestWith(scriptFeatures('Promise.withResolvers(); AbortSignal.any([])'))).toEqual({
    chrome: 119,
    edge: 119,
    firefox: 124,
    safari: 17.4,
    ios_saf: 17.4,
  })
})
