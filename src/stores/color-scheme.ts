import { useLayoutEffect } from 'react'
import { setLayout, useLayout } from './layout'

type ColorScheme = 'light' | 'dark'

/** Returns the color scheme for `forceColorScheme`: always light on the auth screens (behavior 2.14). */
export function useColorScheme(isAuthScreen: boolean): ColorScheme {
  const theme = useLayout((layout) => layout.currentTheme)
  return isAuthScreen ? 'light' : theme
}

/** Switches the admin area to dark on each load. The user can switch back to light until the next load. */
export function useDarkOnLoad(): void {
  useLayoutEffect(() => {
    setLayout({ currentTheme: 'dark', isDarkOnLoad: true })
    return () => setLayout({ isDarkOnLoad: undefined })
  }, [])
}

export function isAuthPath(pathname: string): boolean {
  return pathname === '/auth' || pathname.startsWith('/auth/')
}
