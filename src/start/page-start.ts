import { definePreloadScreen, startPage, type Built } from './start-page'

// tools/vite/page-start.ts defines these constants.
declare const BUILT: Built
declare const IS_PRERENDERED: boolean
/** Set by the previous script in index.html. */
declare const isSupported: boolean

try {
  // A prerendered page already contains its screen, and lists its files itself.
  if (IS_PRERENDERED) definePreloadScreen(BUILT)
  else if (isSupported) startPage(BUILT)
} catch {
  // This script only speeds up the start. The portal doesn't depend on it.
}
