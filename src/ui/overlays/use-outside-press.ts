import { useEffect, useEffectEvent } from 'react'

interface OutsidePressOptions {
  enabled: boolean
  /** Whether an element belongs to the popup or to its button. */
  isInside: (element: Node) => boolean | undefined
  onOutside: () => void
  /** Whether moving the focus outside counts as well. */
  includesFocus?: boolean
}

/** Calls `onOutside` when the person presses outside an open popup, to close it. */
export function useOutsidePress(options: OutsidePressOptions): void {
  const { enabled, isInside, onOutside, includesFocus = false } = options
  const handle = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node && isInside(target))) onOutside()
  })
  useEffect(() => {
    if (!enabled) return
    const listener = (event: Event) => handle(event)
    const types = includesFocus ? ['pointerdown', 'focusin'] : ['pointerdown']
    for (const type of types) document.addEventListener(type, listener)
    return () => {
      for (const type of types) document.removeEventListener(type, listener)
    }
  }, [enabled, includesFocus])
}
