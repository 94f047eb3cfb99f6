import { useLayoutEffect } from 'react'
import { setLayout, useLayout } from './layout'

type ColorScheme = 'light' | 'dark'

/** What `forceColorScheme` takes: the chosen theme, but always light on the auth screens (specification section 2). */
export function useColorScheme(pathname: string): ColorScheme {
  const theme = useLayout((layout) => layout.currentTheme)
  return isAuthPath(pathname) ? 'light' : theme
}

/** The admin area turns dark each time it is loaded; the person may turn it light afterwards. */
export function useDarkOnLoad(): void {
  useLayoutEffect(() => setLayout({ currentTheme: 'dark' }), [])
}

function isAuthPath(pathname: string): boolean {
  return pathname === '/auth' || pathname.startsWith('/auth/')
}
