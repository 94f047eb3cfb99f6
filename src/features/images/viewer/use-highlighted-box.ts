import { useRef, useState, type RefObject } from 'react'
import type { FieldBox } from './field-boxes'

/** Field elements, keyed by box ID. */
export type FieldElements = RefObject<Map<string, HTMLElement | null>>

/** Tracks the highlighted box for both the image and its field list. */
export function useHighlightedBox(boxes: readonly FieldBox[]) {
  const [highlighted, onHighlight] = useState<string>()
  const fields: FieldElements = useRef(new Map())
  const onChoose = (box: string) => fields.current.get(box)?.focus()
  return { boxes, highlighted, onHighlight, fields, onChoose }
}
