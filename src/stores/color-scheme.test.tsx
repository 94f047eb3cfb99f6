import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isAuthPath, useColorScheme, useDarkOnLoad } from './color-scheme'
import { resetLayout, resetTheme, setLayout, useLayout } from './layout'

test.each([
  ['/auth', 'light'],
  ['/auth/login/admin', 'light'],
  ['/app/pages/home', 'dark'],
  ['/authors', 'dark'],
])('with the dark theme chosen, %s is %s', (pathname, expected) => {
  setLayout({ currentTheme: 'dark' })
  expect(renderHook(() => useColorScheme(isAuthPath(pathname))).result.current).toBe(expected)
})

test('the admin area turns dark on load and keeps a later choice', () => {
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

test('a reset in the admin area leaves it as dark as a load would', () => {
  const { unmount } = renderHook(() => useDarkOnLoad())
  setLayout({ currentTheme: 'light', density: 'dense' })
  resetLayout()
  expect(useLayout.getState()).toMatchObject({ currentTheme: 'dark', density: 'comfortable' })
  unmount()
  resetLayout()
  expect(useLayout.getState().currentTheme).toBe('light')
})

test('that the admin area is dark on load is not stored', () => {
  renderHook(() => useDarkOnLoad())
  expect(JSON.parse(localStorage.getItem('layout') ?? '{}')).not.toHaveProperty('isDarkOnLoad')
})
