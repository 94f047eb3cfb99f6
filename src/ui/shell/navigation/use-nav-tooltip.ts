import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'

type Tooltip = { label: string; top: number }

/** One tooltip for all links of the collapsed navigation, by pointer and by keyboard; Esc hides it. */
export function useNavTooltip(enabled: boolean) {
  const [tooltip, setTooltip] = useState<Tooltip>()

  const hide = () => setTooltip(undefined)
  const showFor = (target: EventTarget) => {
    const link = target instanceof Element ? target.closest('a') : null
    const { top, height } = link?.getBoundingClientRect() ?? { top: 0, height: 0 }
    setTooltip(link ? { label: link.textContent, top: top + height / 2 } : undefined)
  }

  if (!enabled) return { tooltip: undefined, handlers: {} }
  return {
    tooltip,
    handlers: {
      onPointerOver: (event: PointerEvent) => {
        // A finger has no hover: the tap goes to the screen.
        if (event.pointerType !== 'touch') showFor(event.target)
      },
      onPointerLeave: hide,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) showFor(event.target)
      },
      onBlur: hide,
      onScroll: hide,
      onClick: hide,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !tooltip) return
        event.preventDefault()
        hide()
      },
    },
  }
}
