import { startPage, type Built } from './start-page'

/** tools/vite/page-start.ts puts it in. */
declare const BUILT: Built
/** The script before this one in index.html sets it. */
declare const isSupported: boolean

try {
  if (isSupported) startPage(BUILT)
} catch {
  // The page only starts sooner with this: the portal does not depend on it.
}
