import { expect, test } from 'vitest'
import { parseLayout, resetTheme, setLayout, useLayout } from './layout'

const defaults = {
  navCollapsed: false,
  navType: 'side',
  sideNavTheme: undefined,
  topNavColor: '',
  headerNavColor: '',
  currentTheme: 'light',
  direction: 'ltr',
  locale: 'en',
  density: 'comfortable',
}

test.each([
  ['no stored layout', undefined],
  ['null', null],
  ['an array', [1, 2]],
  ['a string', 'dark'],
  [
    'unknown values',
    {
      navCollapsed: 'yes',
      navType: 'bottom',
      sideNavTheme: 1,
      topNavColor: 'url(https://example.com)',
      headerNavColor: '#12',
      currentTheme: 'sepia',
      direction: 'up',
      locale: 'xx',
      density: null,
    },
  ],
])('falls back to the default layout for %s', (_, stored) => {
  expect(parseLayout(stored)).toEqual(defaults)
})

test('keeps valid values beside an invalid value and drops unknown keys', () => {
  const stored = { currentTheme: 'dark', direction: 'up', access_token: 'x' }
  expect(parseLayout(stored)).toEqual({ ...defaults, currentTheme: 'dark' })
})

test('ignores a stored light side navigation before layout version 2', () => {
  const light = { sideNavTheme: 'light' }
  expect(parseLayout(light).sideNavTheme).toBeUndefined()
  expect(parseLayout({ ...light, version: 2 }).sideNavTheme).toBe('light')
  expect(parseLayout({ sideNavTheme: 'dark' }).sideNavTheme).toBe('dark')
  setLayout({ sideNavTheme: 'light' })
  expect(JSON.parse(localStorage.getItem('layout') ?? '')).toMatchObject({ ...light, version: 2 })
})

test('resets only the theme on sign-out', () => {
  setLayout({ currentTheme: 'dark', density: 'dense' })
  resetTheme()
  expect(useLayout.getState()).toMatchObject({ currentTheme: 'light', density: 'dense' })
})
