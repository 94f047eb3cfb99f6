// Must not import anything, because it runs in the page.

/**
 * Finds buttons in the topmost dialog that extend above or below the window, and the dialog itself if it does. Skips
 * buttons in lists, tables and options, and buttons in a side panel's scrolling content.
 */
export function findUnreachableButtons(): string[] {
  const layer = [...document.querySelectorAll(':modal')].at(-1)
  if (!layer) return ['no dialog is open']
  const entries = 'dl *, li *, table *, [role=option]'
  const isAtSide = layer.matches('[data-placement=end], [data-placement=beside]')
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowY) || scrolls(element.parentElement))
  const isOut = ({ top, bottom }: DOMRect) => top < -1 || bottom > innerHeight + 1
  const place = ({ top, bottom }: DOMRect) => `from ${Math.round(top)} to ${Math.round(bottom)} px`
  const frame = layer.getBoundingClientRect()
  const findings = isOut(frame) ? [`the dialog is ${place(frame)}`] : []
  for (const element of layer.querySelectorAll('button, [role=button]')) {
    const box = element.getBoundingClientRect()
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) && box.width * box.height > 4
    if (!isShown || element.matches(entries) || (isAtSide && scrolls(element))) continue
    if (isOut(box)) findings.push(`${place(box)}: ${element.outerHTML.slice(0, 160)}`)
  }
  return findings
}
