import { useId, useState } from 'react'
import { elementById } from '@/browser/dom-lookups'
import type { FieldBox } from './field-boxes'

/** Which box of an image is marked, in the image and in the list of its fields alike. */
export function useMarks(boxes: readonly FieldBox[]) {
  const id = useId()
  const [marked, onMark] = useState<string>()
  const elementIdOf = (box: string) => `${id} ${box}`
  const onChoose = (box: string) => elementById(elementIdOf(box))?.focus()
  return { boxes, marked, onMark, elementIdOf, onChoose }
}
