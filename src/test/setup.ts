import { afterEach } from 'vitest'
import { cleanup } from '@testing-library/react'
import { activateLocale } from '@/i18n/i18n'

await activateLocale('en')

const inBrowser = typeof window !== 'undefined'

// Tests without a DOM still call the portal's own host.
if (!inBrowser)
  Object.defineProperty(globalThis, 'location', { value: new URL('http://portal.test/') })

if (inBrowser) {
  // Mantine needs these; happy-dom has no layout.
  window.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}

afterEach(() => {
  if (!inBrowser) return
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
