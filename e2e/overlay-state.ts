import { expect } from '@playwright/test'

// Functions that read the state of overlays. Functions that run in the page are sent there as source, so they can't use
// anything outside themselves.

/** Finds elements behind the topmost dialog, in the page and in lower dialogs, that still accept focus. */
export function focusableBehind() {
  const activeElement = document.activeElement
  const top = [...document.querySelectorAll('dialog[open]')].at(-1)
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex]')
  const behind = [...all].filter((each) => !top?.contains(each) && each.checkVisibility())
  const taking = behind.filter((each) => {
    each.focus()
    return document.activeElement === each
  })
  if (activeElement instanceof HTMLElement) activeElement.focus()
  return { isAnythingBehind: behind.length > 0, taking: taking.map(({ outerHTML }) => outerHTML) }
}

export const INERT = { isAnythingBehind: true, taking: [] }

/** Returns the option that Enter would choose in the focused combobox. */
export function activeOption() {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  const option = document.getElementById(id ?? '')
  const list = option?.closest('[role=listbox]')
  if (!option || !list) return null
  const [its, around] = [option.getBoundingClientRect(), list.getBoundingClientRect()]
  return {
    text: option.textContent,
    isInView: its.top >= around.top - 1 && its.bottom <= around.bottom + 1,
    isListInView: around.top >= 0 && around.bottom <= innerHeight,
    count: list.querySelectorAll('[role=option]').length,
  }
}

/** Matches a fully visible active option with this text. */
export const visibleOption = (text: RegExp) => ({
  text: expect.stringMatching(text),
  isInView: true,
  isListInView: true,
})

/** Measures the open popover: whether it fits in the window, and how far its edges are from its opener's edges. */
export function panelPlace() {
  const panel = document.querySelector('[popover]:popover-open')?.getBoundingClientRect()
  const opener = document.querySelector(':is(main, header) [aria-expanded=true]')
  const around = (opener?.closest('[data-variant]') ?? opener)?.getBoundingClientRect()
  if (!panel || !around) return null
  return {
    fits:
      panel.left >= 0 && panel.right <= innerWidth && panel.top >= 0 && panel.bottom <= innerHeight,
    fromLeft: Math.round(panel.left - around.left),
    fromRight: Math.round(panel.right - around.right),
  }
}
