import { expect, test } from 'vitest'
import { setLayout } from './layout'
import {
  getCsvSeparator,
  getPreferences,
  MAX_MENU_BUNDLES,
  recordUsedBundle,
  resetPreferences,
  setPreferences,
} from './preferences'

const defaults = {
  shortcuts: true,
  codeLanguage: 'curl',
  languageOffer: true,
  docsOpened: false,
  usedBundles: [],
}

const changeInOtherTab = (newValue: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'preferences', newValue }))

test('stores a preference and keeps the other preferences unchanged', () => {
  setPreferences({ codeLanguage: 'php' })
  setPreferences({ shortcuts: false })
  const expected = { ...defaults, codeLanguage: 'php', shortcuts: false }
  expect(getPreferences()).toEqual(expected)
  expect(JSON.parse(localStorage.getItem('preferences') ?? '')).toEqual(expected)
})

test('applies a change from another tab', () => {
  changeInOtherTab('{"docsOpened":true}')
  expect(getPreferences()).toEqual({ ...defaults, docsOpened: true })
})

test.each([
  ['no stored preferences', null],
  ['invalid JSON', '{"shortcuts":'],
  ['an array', '[1,2]'],
  ['unknown values', '{"shortcuts":"no","codeLanguage":"cobol","languageOffer":0,"docsOpened":1}'],
])('falls back to the default preferences for %s', (_, json) => {
  changeInOtherTab(json)
  expect(getPreferences()).toEqual(defaults)
})

test('uses semicolons in CSV for decimal-comma locales unless another separator is chosen', () => {
  resetPreferences()
  for (const [locale, separator] of [
    ['en', ','],
    ['fr', ';'],
    ['ar', ';'],
  ] as const) {
    setLayout({ locale })
    expect(getCsvSeparator()).toBe(separator)
  }
  setPreferences({ csvSeparator: ',' })
  expect(getCsvSeparator()).toBe(',')
  setLayout({ locale: 'en' })
  resetPreferences()
})

test('remembers the last used bundles, latest first and without duplicates', () => {
  for (const id of ['a', 'b', 'a']) recordUsedBundle(id)
  expect(getPreferences().usedBundles).toEqual(['a', 'b'])
  for (let index = 0; index < MAX_MENU_BUNDLES; index++) recordUsedBundle(`${index}`)
  expect(getPreferences().usedBundles).toHaveLength(MAX_MENU_BUNDLES)
  expect(getPreferences().usedBundles).not.toContain('a')
  resetPreferences()
})
