import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent } from 'react'
import { applyGesture, pan, zoomAt, type Point, type View } from './view-transform'

type Update = (view: View) => View

/** Zoom factors per wheel pixel. A touchpad pinch arrives as small wheel events with Ctrl. */
const WHEEL = 0.002
const PINCH = 0.01
const PIXELS_PER_LINE = 16

/** Zooms the element's content by wheel and pinch, and moves it by drag or double click. */
export function useGestures(element: HTMLElement | null, change: (update: Update) => void) {
  const pointers = useRef(new Map<number, Point>())

  const onWheel = useEffectEvent((event: WheelEvent, pane: HTMLElement) => {
    // Prevents the page from scrolling or zooming.
    event.preventDefault()
    const pixels =
      event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PIXELS_PER_LINE : 1)
    const factor = Math.exp(-pixels * (event.ctrlKey ? PINCH : WHEEL))
    const at = fromCenter(event, pane)
    change((view) => zoomAt(view, factor, at))
  })
  // React's listener is passive, so it can't prevent the default.
  useEffect(() => {
    if (!element) return
    const listener = (event: WheelEvent) => onWheel(event, element)
    element.addEventListener('wheel', listener, { passive: false })
    return () => element.removeEventListener('wheel', listener)
  }, [element])

  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      pointers.current.set(event.pointerId, fromCenter(event, event.currentTarget))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!pointers.current.has(event.pointerId)) return
      // Captures the pointer only after it moves, because a press without a move clicks the content below.
      event.currentTarget.setPointerCapture(event.pointerId)
      const before = [...pointers.current.values()]
      pointers.current.set(event.pointerId, fromCenter(event, event.currentTarget))
      const after = [...pointers.current.values()]
      change((view) => applyGesture(view, before, after))
    },
    onPointerUp: release,
    // For users who cannot drag, a double click centers the clicked point.
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const { x, y } = fromCenter(event, event.currentTarget)
      change((view) => pan(view, { x: -x, y: -y }))
    },
    onPointerCancel: release,
    onLostPointerCapture: release,
  }
}

function fromCenter(event: { clientX: number; clientY: number }, pane: HTMLElement): Point {
  const { left, top, width, height } = pane.getBoundingClientRect()
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
}
