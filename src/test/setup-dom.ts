import { act, cleanup, configure, prettyDOM } from '@testing-library/react'
import * as React from 'react'
import { afterEach, vi } from 'vitest'
import { useLayout } from '@/stores/layout'
import { resetPreferences } from '@/stores/preferences'

const internalsName = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
/** `didUsePromise`: whether a component has suspended in the last act(). */
const reactInternals: { didUsePromise?: boolean } = Object(Reflect.get(React, internalsName))

configure({
  // If a component suspends in an act() that isn't awaited, React stops rendering. Events are synchronous, so this
  // awaits their act() in the background.
  eventWrapper: (run) => {
    let result: unknown
    const flushed: unknown = act(() => void (result = run()))
    if (reactInternals.didUsePromise) void Promise.resolve(flushed)
    return result
  },
  // Long enough to stop only hangs. A slow, busy machine needs ten times the default.
  asyncUtilTimeout: 30_000,
  // Every failed attempt of a `find…` query creates an error. Printing the page into each error takes a seventh of a
  // screen test's time.
  getElementError: (message, container) => {
    const page = process.env['DEBUG_PRINT_LIMIT'] === '0' ? '' : `\n\n${prettyDOM(container)}`
    const error = new Error(`${message}${page}`)
    error.name = 'TestingLibraryElementError'
    return error
  },
})

declare global {
  interface Window {
    /**
     * The window's original `getComputedStyle`, stored because every test file replaces the function on the shared
     * window.
     */
    ownComputedStyle?: typeof window.getComputedStyle
  }
}

// Stubs APIs that Mantine needs, because the unit tests' DOM has no layout.
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

// Counts an element as visible unless an inline style hides it. React hides the previous screen with an inline style
// while the next screen loads.
Element.prototype.checkVisibility = function isVisible(this: Element) {
  return this.isConnected && !this.closest('[style*="display: none"]')
}

// Reports a secure context, as on localhost, because the unit tests' DOM doesn't define the property.
Object.defineProperty(window, 'isSecureContext', {
  value: true,
  configurable: true,
  writable: true,
})

// Tests load no stylesheets, so an element has only inline styles. Computing all styles would take a third of a screen
// test's time.
const getComputedStyle = (window.ownComputedStyle ??= window.getComputedStyle)
window.getComputedStyle = (element, ...more) =>
  // Excludes the root element, because media queries depend on its font size.
  element instanceof HTMLElement && !element.hidden && element !== document.documentElement
    ? element.style
    : getComputedStyle.call(window, element, ...more)

// Resets the document and the stores, because all test files share them.
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  // Undoes a test's `pagehide`, because otherwise the page would no longer send refreshes.
  window.dispatchEvent(new Event('pageshow'))
  const { documentElement, body } = document
  // Removes the attributes that a test left on the root, such as a style that hides the page.
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name)
  body.replaceChildren()
  // Restores the URL, because a link or reload that a test allowed navigates to about:blank.
  window.happyDOM.setURL('http://localhost:3000/')
  window.history.replaceState(null, '', '/')
  useLayout.setState(useLayout.getInitialState(), true)
  resetPreferences()
  localStorage.clear()
  sessionStorage.clear()
})
