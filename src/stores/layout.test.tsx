import { expect, test } from 'vitest'
import { parseLayout, resetTheme, setLayout, useLayout } from './layout'

const defaults = {
  navCollapsed: false,
  navType: 'side',
  sideNavTheme: 'light',
  topNavColor: '',
  headerNavColor: '',
  currentTheme: 'light',
  direction: 'ltr',
  locale: 'en',
  languageOffer: true,
  density: 'comfortable',
  shortcuts: true,
  codeLanguage: 'curl',
  docsOpened: false,
}

test.each([
  ['nothing', null],
  ['bad JSON', '{"navCollapsed":'],
  ['null', 'null'],
  ['a list', '[1,2]'],
  ['a text', '"dark"'],
  [
    'unknown values',
    JSON.stringify({
      navCollapsed: 'yes',
      navType: 'bottom',
      sideNavTheme: 1,
      topNavColor: 'url(https://example.com)',
      headerNavColor: '#12',
      currentTheme: 'sepia',
      direction: 'up',
      locale: 'xx',
      density: null,
      shortcuts: 'no',
      codeLanguage: 'cobol',
      docsOpened: 'yes',
    }),
  ],
])('%s falls back to the defaults', (_, json) => {
  expect(parseLayout(json)).toEqual(defaults)
})

test('keeps valid values beside an invalid one and drops unknown keys', () => {
  const json = JSON.stringify({ currentTheme: 'dark', direction: 'up', access_token: 'x' })
  expect(parseLayout(json)).toEqual({ ...defaults, currentTheme: 'dark' })
})

test('sign-out resets only the theme', () => {
  setLayout({ currentTheme: 'dark', density: 'dense' })
  resetTheme()
  expect(useLayout.getState()).toMatchObject({ currentTheme: 'light', density: 'dense' })
})
