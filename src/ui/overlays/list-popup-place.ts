const EDGE = 8
const GAP = 4

/** Puts a panel of the top layer under its button, above it where there is more room, and inside the window. */
export function placePopup(button: HTMLElement, panel: HTMLElement, align: 'start' | 'end'): void {
  const at = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const below = clientHeight - at.bottom - GAP - EDGE
  const above = at.top - GAP - EDGE
  const { offsetWidth: width, scrollHeight: height } = panel
  const down = height <= below || below >= above
  const rtl = getComputedStyle(button).direction === 'rtl'
  const left = (align === 'start') === rtl ? at.right - width : at.left
  const fits = Math.max(EDGE, Math.min(left, clientWidth - width - EDGE))
  panel.style.left = `${fits}px`
  panel.style.maxHeight = `${Math.max(120, down ? below : above)}px`
  panel.style.top = down ? `${at.bottom + GAP}px` : 'auto'
  panel.style.bottom = down ? 'auto' : `${clientHeight - at.top + GAP}px`
}
