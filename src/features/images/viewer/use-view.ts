import { useState, type KeyboardEvent } from 'react'
import type { FieldBox } from './field-boxes'
import {
  fitToRect,
  clampToBounds,
  wholeView,
  zoomAt,
  type Bounds,
  type View,
} from './view-transform'

export const ZOOM_STEP = 1.25

/** Returns an image's view, and handlers for the tools, the keys +, − and 0, and showing a field. */
export function useView() {
  const [view, setView] = useState<View>(wholeView)
  const [bounds, onBounds] = useState<Bounds>()
  const onChange = (update: (view: View) => View) =>
    setView((current) => {
      const next = update(current)
      return bounds ? clampToBounds(next, bounds) : next
    })
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return
    if (key === '+' || key === '=') onChange((current) => zoomAt(current, ZOOM_STEP))
    else if (key === '-') onChange((current) => zoomAt(current, 1 / ZOOM_STEP))
    else if (key === '0') onChange(({ turns }) => ({ ...wholeView, turns }))
    else return
    event.preventDefault()
  }
  const onShow = (box: FieldBox) => {
    if (bounds) setView((current) => fitToRect(current, box, bounds))
  }
  return { view, onChange, onBounds, onKeyDown, onShow }
}
