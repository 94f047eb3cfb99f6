import { definePreloadScreen, startPage, type Built } from './start-page'

// tools/vite/page-start.ts puts them in.
declare const BUILT: Built
declare const IS_PRERENDERED: boolean
/** The script before this one in index.html sets it. */
declare const isSupported: boolean

try {
  // A prerendered screen is there already, and names its files itself.
  if (IS_PRERENDERED) definePreloadScreen(BUILT)
  else if (isSupported) startPage(BUILT)
} catch {
  // The page only starts sooner with this: the portal does not depend on it.
}
