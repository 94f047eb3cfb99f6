import type * as TestingLibrary from '@testing-library/dom'

// The function `find` runs in the page. It is sent there as source, so it can't use anything outside itself.

declare global {
  interface Window {
    /** The server adds the library to every page. */
    TestingLibraryDom: typeof TestingLibrary | undefined
  }
}

/** A regular expression as JSON. */
export type Pattern = { source: string; flags: string }

/** A step from the elements found so far to their matching descendants, or to the nth of these elements. */
export type Step =
  | { by: 'role'; role: string; name?: string | Pattern }
  | { by: 'label'; text: string | Pattern }
  | { by: 'text'; text: string | Pattern }
  | { by: 'nth'; nth: number }

export type Point = { x: number; y: number }

export type Found = {
  text: string
  value: string
  href: string
  isChecked: boolean
  isFocused: boolean
  isDisabled: boolean
  isInViewport: boolean
  /** The element's center. */
  point: Point
  /** The element that would receive a click at `point` instead. */
  coveredBy: string | null
}

/** Returns the visible elements that the steps find. */
export function find(steps: readonly Step[], act?: 'focus' | 'scroll'): Found[] {
  // A page that has just started loading doesn't have the library yet.
  if (!window.TestingLibraryDom) return []
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom
  const toMatcher = (match: string | Pattern) =>
    typeof match === 'string' ? match : new RegExp(match.source, match.flags)
  const isSeen = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0

  let found: HTMLElement[] = [document.body]
  for (const step of steps) {
    if (step.by === 'nth') {
      found = found.filter(isSeen)
      found = found.slice(step.nth, step.nth + 1 || undefined)
      continue
    }
    const inside = found.flatMap((root) => {
      if (step.by === 'label') return queryAllByLabelText(root, toMatcher(step.text))
      if (step.by === 'text') return queryAllByText(root, toMatcher(step.text))
      const options = step.name === undefined ? {} : { name: toMatcher(step.name) }
      return queryAllByRole(root, step.role, options)
    })
    found = [...new Set(inside)]
  }

  return found.filter(isSeen).map((element) => {
    if (act === 'focus') element.focus()
    if (act === 'scroll')
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    // Uses the first line of a link that wraps, because the center of its bounding box may be empty.
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect()
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
    const hit = document.elementFromPoint(point.x, point.y)
    const isHit = element.contains(hit) || (hit?.closest('label')?.control ?? undefined) === element
    return {
      text: (element.textContent ?? '').trim(),
      value: 'value' in element ? String(element.value) : '',
      href: element.getAttribute('href') ?? '',
      isChecked: 'checked' in element && element.checked === true,
      isFocused: element === document.activeElement,
      isDisabled: element.closest(':disabled, [aria-disabled=true]') !== null,
      isInViewport:
        left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight,
      point,
      coveredBy: isHit ? null : (hit?.outerHTML ?? 'nothing: it is out of view').slice(0, 120),
    }
  })
}
