import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isAuthPath, useColorScheme, useDarkOnLoad } from './color-scheme'
import { resetLayout, resetTheme, setLayout, useLayout } from './layout'

test.each([
  ['/auth', 'light'],
  ['/auth/login/admin', 'light'],
  ['/app/pages/home', 'dark'],
  ['/authors', 'dark'],
])('resolves %s to the %s scheme if the dark theme is selected', (pathname, expected) => {
  setLayout({ currentTheme: 'dark' })
  expect(renderHook(() => useColorScheme(isAuthPath(pathname))).result.current).toBe(expected)
})

test('turns the admin area dark on load and keeps a later choice', () => {
  resetTheme()
  const { rerender, unmount } = renderHook(() => useDarkOnLoad())
  expect(useLayout.getState().currentTheme).toBe('dark')
  resetTheme()
  rerender()
  expect(useLayout.getState().currentTheme).toBe('light')
  unmount()
  renderHook(() => useDarkOnLoad())
  expect(useLayout.getState().currentTheme).toBe('dark')
})

test('resets the layout to dark in the admin area and to light elsewhere', () => {
  const { unmount } = renderHook(() => useDarkOnLoad())
  setLayout({ currentTheme: 'light', density: 'dense' })
  resetLayout()
  expect(useLayout.getState()).toMatchObject({ currentTheme: 'dark', density: 'comfortable' })
  unmount()
  resetLayout()
  expect(useLayout.getState().currentTheme).toBe('light')
})

test('does not store isDarkOnLoad in the layout', () => {
  renderHook(() => useDarkOnLoad())
  expect(JSON.parse(localStorage.getItem('layout') ?? '{}')).not.toHaveProperty('isDarkOnLoad')
})
