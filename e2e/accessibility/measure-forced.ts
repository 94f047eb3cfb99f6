// Must not import anything, because it runs in the page.

/**
 * Finds icons, borders and marks with too little contrast in forced colors, and current entries that look like other
 * entries.
 */
export function unseenInForcedColors(): string[] {
  /** Minimum contrast ratio (WCAG 1.4.11). */
  const LEAST = 3
  const channels = (color: string) =>
    (color.match(/[\d.]+/g) ?? []).map(Number).map((value, at) => (at < 3 ? value / 255 : value))
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = channels(color).map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const isOpaque = (color: string) => (channels(color)[3] ?? 1) > 0.5
  const getBackground = (element: Element | null): string => {
    if (!element) return getComputedStyle(document.documentElement).backgroundColor
    const { backgroundColor } = getComputedStyle(element)
    return isOpaque(backgroundColor) ? backgroundColor : getBackground(element.parentElement)
  }
  const contrast = (a: string, b: string) => {
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
    return (light + 0.05) / (dark + 0.05)
  }
  const name = (element: Element) => element.outerHTML.slice(0, 120)
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width * height > 4 && element.checkVisibility({ visibilityProperty: true })
  }
  // Disabled and inert elements may have low contrast.
  const isUsed = (element: Element) => !element.closest(':disabled, [data-disabled], [inert]')
  const problems: string[] = []
  const expectSeen = (color: string, element: Element | null, what = '') => {
    const ratio = contrast(color, getBackground(element))
    if (element && ratio < LEAST) problems.push(`${what}${ratio.toFixed(1)} : 1, ${name(element)}`)
  }
  for (const element of document.body.querySelectorAll('*:not(svg *)')) {
    if (!isShown(element) || !isUsed(element)) continue
    const mark = getComputedStyle(element, '::before')
    const isIcon = element.matches('svg[stroke=currentColor]')
    const isMark = mark.content !== 'none' && mark.clipPath !== 'none'
    if (!isIcon && !isMark) continue
    const color = isIcon ? getComputedStyle(element).color : mark.backgroundColor
    expectSeen(color, element)
  }
  for (const element of document.body.querySelectorAll('button, a, input, select, textarea')) {
    const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(element)
    const hasBorder = borderTopStyle !== 'none' && borderTopWidth !== '0px'
    if (!isShown(element) || !isUsed(element) || !hasBorder || !isOpaque(borderTopColor)) continue
    expectSeen(borderTopColor, element, 'border, ')
  }
  // Chart text and marks. A mark is visible if its fill or its edge has enough contrast.
  for (const element of document.body.querySelectorAll('svg text, svg .recharts-rectangle')) {
    const { fill, stroke, strokeOpacity, strokeWidth } = getComputedStyle(element)
    const hasEdge = Number.parseFloat(strokeWidth) >= 1 && Number(strokeOpacity) > 0.5
    const isSeen = [fill, hasEdge ? stroke : ''].some(
      (color) => color.startsWith('rgb') && contrast(color, getBackground(element)) >= LEAST,
    )
    if (isShown(element) && !isSeen) problems.push(`chart: ${name(element)}`)
  }
  // Marks that opt out of forced colors. An empty tier has an edge instead of a fill.
  for (const element of document.body.querySelectorAll(
    'li > [aria-hidden=true] > div, li > [aria-hidden=true]',
  )) {
    const { backgroundColor, borderTopColor, borderTopStyle, forcedColorAdjust } =
      getComputedStyle(element)
    if (!isShown(element) || forcedColorAdjust !== 'none' || !isOpaque(backgroundColor)) continue
    const hasBorder = borderTopStyle !== 'none'
    const color = hasBorder ? borderTopColor : backgroundColor
    expectSeen(color, element.parentElement, 'mark, ')
    if (!hasBorder && element.firstElementChild)
      expectSeen(getComputedStyle(element.firstElementChild).backgroundColor, element, 'share, ')
  }
  const look = (element: Element) => {
    const parts = [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part))
    return parts
      .map((of) => [of.backgroundColor, of.color, of.borderBlockEnd, of.outline, of.textDecoration])
      .join()
  }
  const chosenCss =
    ':is(a, button)[aria-current]:not([aria-current=false]), [aria-pressed=true], [role=option][aria-selected=true]'
  for (const element of document.querySelectorAll(chosenCss)) {
    const group = element.closest('nav, ul, [role=group], [role=listbox]')
    const others = [...(group?.querySelectorAll(element.tagName) ?? [])].filter(
      (other) =>
        !other.matches(chosenCss) && other.classList[0] === element.classList[0] && isShown(other),
    )
    const [other] = others
    if (isShown(element) && other && look(other) === look(element))
      problems.push(`like the others: ${name(element)}`)
  }
  return problems
}
