import type { Examples } from '@gallery/example'
import { Illustration } from '@/ui/feedback/illustration'
import { drawingNames } from './drawing-names'

export const examples: Examples = Object.fromEntries(
  drawingNames.map((name) => [name, () => <Illustration name={name} />]),
)
