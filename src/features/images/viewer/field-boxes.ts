import type { Box } from '@/backend/images'
import type { ImageType } from '@/backend/transactions'

export interface FieldBox {
  /** Unique per box, because a field may have two boxes. */
  id: string
  field: string
  confidence: number | undefined
  /** Fractions of the image, from 0 to 1. */
  x: number
  y: number
  width: number
  height: number
}

/** Maximum number of boxes to draw, more than any document has. */
const MAX_BOXES = 100

/** Returns one side's boxes, clipped to the image. Boxes without any area left are dropped. */
export function fieldBoxes(boxes: readonly Box[], type: ImageType): FieldBox[] {
  return boxes
    .filter(({ side }) => !isSide(type) || !isSide(side) || side === type)
    .slice(0, MAX_BOXES)
    .map(({ field, confidence, x, y, w, h }, index) => {
      const [left, right] = [share(x), share(x + w)]
      const [top, bottom] = [share(y), share(y + h)]
      const [width, height] = [right - left, bottom - top]
      return { id: `${index} ${field}`, field, confidence, x: left, y: top, width, height }
    })
    .filter(({ width, height }) => width > 0 && height > 0)
}

const isSide = (type: string) => type === 'front' || type === 'back'
/** Clamps to 0–1. NaN becomes 0. */
const share = (value: number) => Math.min(Math.max(value || 0, 0), 1)
