// Functions that run in the page, so each is self-contained. If a layer is open, `smallTargets` and `lostContent`
// measure only the topmost layer.

/** Finds controls with a pointer target smaller than 24 by 24 px (WCAG 2.5.8), except links in a sentence. */
export function smallTargets(): string[] {
  const LEAST = 24
  const controls =
    'a[href], button, input, select, textarea, summary, [role=button], [role=option], [role=menuitem], [role=slider], [tabindex="0"]'
  const isHit = (x: number, y: number, parts: readonly Element[]) => {
    const hit = document.elementFromPoint(x, y)
    return parts.some((part) => part.contains(hit))
  }
  /** Returns the target's length along one axis through its center, measured by hit testing. */
  const reach = (box: DOMRect, parts: readonly Element[], axis: 'x' | 'y') => {
    const length = axis === 'x' ? box.width : box.height
    if (length >= LEAST) return length
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    const isHitAt = (by: number) =>
      axis === 'x' ? isHit(x + by, y, parts) : isHit(x, y + by, parts)
    let before = 0
    while (before < LEAST && isHitAt(-before - 0.5)) before += 0.5
    let after = 0
    while (before + after < LEAST && isHitAt(after + 0.5)) after += 0.5
    // Hit testing may miss up to one step (0.5 px) at each end.
    return Math.max(length, before + after + 1)
  }
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentNode?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    )
  /**
   * Returns the same key for similar controls, so only one control per kind is measured. A list has hundreds of
   * controls, and each hit test forces a layout.
   */
  const getKind = (element: Element, width: number, height: number) =>
    [
      element.tagName,
      element.className,
      element.parentElement?.className,
      Math.min(Math.round(width), LEAST),
      Math.min(Math.round(height), LEAST),
    ].join()
  const kinds = new Set<string>()
  const { scrollX, scrollY } = window
  const problems: string[] = []
  const layer = [...document.querySelectorAll(':modal, :popover-open, [role=listbox]')].at(-1)
  for (const element of (layer ?? document).querySelectorAll(controls)) {
    const { width, height } = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ visibilityProperty: true }) && width * height > 4
    if (!isShown || element.matches(':disabled, [inert] *') || isInSentence(element)) continue
    // Skips boxes on a photo, because Tab reaches an equivalent entry in the field list for each box.
    if (element.matches('button[tabindex="-1"][style]')) continue
    const kind = getKind(element, width, height)
    if ((width >= LEAST && height >= LEAST) || kinds.has(kind)) continue
    kinds.add(kind)
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const labels = element instanceof HTMLInputElement ? (element.labels ?? []) : []
    const parts = [element, ...labels]
    const box = element.getBoundingClientRect()
    const wide = reach(box, parts, 'x')
    const high = reach(box, parts, 'y')
    if (wide < LEAST || high < LEAST)
      problems.push(`${Math.round(wide)} × ${Math.round(high)}: ${element.outerHTML.slice(0, 160)}`)
  }
  scrollTo(scrollX, scrollY)
  return problems
}

/** Finds content that requires horizontal scrolling (WCAG 1.4.10) or is cut off (WCAG 1.4.12). */
export function lostContent(): string[] {
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.classList[0]} "${element.textContent?.trim().slice(0, 50)}"`
  /** Whether the element is visually hidden but available to screen readers. */
  const isOnlyHeard = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isOnlyHeard(element.parentElement))
  /** Whether the element or an ancestor scrolls horizontally, as tables and code samples do. */
  const canScroll = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || canScroll(element.parentElement))
  /** Whether the full text is available elsewhere: in a tooltip or, for a truncated column, in the row's record. */
  const isElsewhere = (element: Element) =>
    getComputedStyle(element).textOverflow === 'ellipsis' &&
    (element.closest('[title], [data-fill]') ?? element.querySelector('[title]')) !== null
  const problems: string[] = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) problems.push(`the page is ${scrollWidth} px wide`)
  const layer = [...document.querySelectorAll(':modal, :popover-open, [role=listbox]')].at(-1)
  for (const element of (layer ?? document.body).querySelectorAll(':not(svg, svg *, [inert] *)')) {
    const { left, right, width, height } = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ visibilityProperty: true }) && width * height > 4
    if (!isShown || isOnlyHeard(element)) continue
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    )
    const isContent = hasText || element.matches('a, button, input, select, textarea')
    if (isContent && (right > innerWidth + 1 || left < -1) && !canScroll(element))
      problems.push(`from ${Math.round(left)} to ${Math.round(right)} px: ${name(element)}`)
    const { overflowX, overflowY } = getComputedStyle(element)
    const cuts = /hidden|clip/
    const isCut =
      (cuts.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (cuts.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
    if (isCut && element.textContent?.trim() !== '' && !isElsewhere(element))
      problems.push(`cut off: ${name(element)}`)
  }
  return problems
}

/** Applies the text spacing that a reader may set (WCAG 1.4.12), until the next page load. */
export function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Removes the stylesheet that `spaceText` added. */
export function unspaceText() {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
}

/** Returns the focused element's HTML if the element is completely covered or outside the window (WCAG 2.4.11). */
export function hiddenFocus(): string | null {
  const activeElement = document.activeElement
  if (!activeElement || activeElement === document.body) return null
  const box = activeElement.getBoundingClientRect()
  const labels = activeElement instanceof HTMLInputElement ? (activeElement.labels ?? []) : []
  const parts = [activeElement, ...labels]
  const shares = [0.05, 0.25, 0.5, 0.75, 0.95]
  const isSeen = shares.some((across) =>
    shares.some((down) => {
      const x = box.x + box.width * across
      const y = box.y + box.height * down
      const hit = document.elementFromPoint(x, y)
      return parts.some((part) => part.contains(hit) || hit?.contains(part))
    }),
  )
  return isSeen ? null : activeElement.outerHTML.slice(0, 160)
}
