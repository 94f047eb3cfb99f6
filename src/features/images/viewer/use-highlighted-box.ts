import { useRef, useState, type RefObject } from 'react'
import type { FieldBox } from './field-boxes'

/** The elements of the fields, by the id of their boxes. */
export type FieldElements = RefObject<Map<string, HTMLElement | null>>

/** Which box of an image is highlighted, in the image and in the list of its fields alike. */
export function useHighlightedBox(boxes: readonly FieldBox[]) {
  const [highlighted, onHighlight] = useState<string>()
  const fields: FieldElements = useRef(new Map())
  const onChoose = (box: string) => fields.current.get(box)?.focus()
  return { boxes, highlighted, onHighlight, fields, onChoose }
}
