import { beforeEach, expect, test, vi } from 'vitest'
import { parseLayout } from './layout'

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

// The store reads local storage once, when its module is loaded.
async function loadStore() {
  vi.resetModules()
  return import('./layout')
}

beforeEach(() => localStorage.clear())

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

test('restores the settings after a reload, but not the open drawer', async () => {
  const first = await loadStore()
  first.setLayout({ navCollapsed: true, headerNavColor: '#0b5d76', mobileNav: true })
  expect(JSON.parse(localStorage.getItem('layout') ?? '')).not.toHaveProperty('mobileNav')

  const second = await loadStore()
  expect(second.useLayout.getState()).toEqual({
    ...defaults,
    navCollapsed: true,
    headerNavColor: '#0b5d76',
    mobileNav: false,
  })
})

test('writes nothing before the first change', async () => {
  await loadStore()
  expect(localStorage).toHaveLength(0)
})

test('works when storage throws', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { setLayout, useLayout } = await loadStore()
  setLayout({ currentTheme: 'dark' })
  expect(useLayout.getState()).toMatchObject({ ...defaults, currentTheme: 'dark' })
})

test('sign-out resets only the theme', async () => {
  const { resetTheme, setLayout, useLayout } = await loadStore()
  setLayout({ currentTheme: 'dark', density: 'dense' })
  resetTheme()
  expect(useLayout.getState()).toMatchObject({ currentTheme: 'light', density: 'dense' })
})
