import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent } from 'react'
import { applyGesture, pan, zoomAt, type Point, type View } from './view-transform'

type Update = (view: View) => View

/** Zoom factors per wheel pixel; a pinch on a touchpad arrives as a wheel event with Ctrl, in small steps. */
const WHEEL = 0.002
const PINCH = 0.01
const PIXELS_PER_LINE = 16

/** Zooms the element's content by wheel and pinch, and moves it by dragging or a double click. */
export function useGestures(element: HTMLElement | null, change: (update: Update) => void) {
  const pointers = useRef(new Map<number, Point>())

  const onWheel = useEffectEvent((event: WheelEvent, pane: HTMLElement) => {
    // The page must not scroll or zoom instead.
    event.preventDefault()
    const pixels =
      event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PIXELS_PER_LINE : 1)
    const factor = Math.exp(-pixels * (event.ctrlKey ? PINCH : WHEEL))
    const at = fromCenter(event, pane)
    change((view) => zoomAt(view, factor, at))
  })
  // React's own listener is passive and cannot prevent anything.
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
      // Not before the pointer moves: a press alone is a click on what is below.
      event.currentTarget.setPointerCapture(event.pointerId)
      const before = [...pointers.current.values()]
      pointers.current.set(event.pointerId, fromCenter(event, event.currentTarget))
      const after = [...pointers.current.values()]
      change((view) => applyGesture(view, before, after))
    },
    onPointerUp: release,
    // For people who cannot drag: what is double-clicked comes to the middle.
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
