import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 })

declare global {
  interface Window {
    /** That of the document: each file prepares it again. */
    ownComputedStyle?: typeof window.getComputedStyle
  }
}

// Mantine asks for these; the DOM of the unit tests has no layout.
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

// What is not hidden, as by React while a screen loads.
Element.prototype.checkVisibility = function isVisible(this: Element) {
  return this.isConnected && !this.closest('[style*="display: none"]')
}

// As on localhost. The DOM of the unit tests does not know it.
Object.defineProperty(window, 'isSecureContext', {
  value: true,
  configurable: true,
  writable: true,
})

// No style sheet is loaded here: an element's style is its own, and asking for it costs a third of a screen's test.
const getComputedStyle = (window.ownComputedStyle ??= window.getComputedStyle)
window.getComputedStyle = (element, ...more) =>
  // The root has the font size that media queries count in.
  element instanceof HTMLElement && !element.hidden && element !== document.documentElement
    ? element.style
    : getComputedStyle.call(window, element, ...more)

// The document and what is imported are those of all files.
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  // After a `pagehide` the page would send no refresh any more.
  window.dispatchEvent(new Event('pageshow'))
  const { documentElement, body } = document
  // A page that was left is hidden, for example.
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name)
  body.replaceChildren()
  // A link or a reload that a test let happen has left for about:blank.
  window.happyDOM.setURL('http://localhost:3000/')
  window.history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})
