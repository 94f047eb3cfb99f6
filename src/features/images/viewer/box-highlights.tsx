import { useFieldName } from '@/features/labels/names'
import type { FieldBox } from './field-boxes'
import classes from './image-viewer.module.css'

export interface BoxHighlightsProps {
  boxes: readonly FieldBox[]
  /** ID of the highlighted box. */
  highlighted: string | undefined
  onHighlight: (id: string | undefined) => void
  /** Called when the user presses a box. */
  onChoose: (id: string) => void
}

/** Shows field boxes over an image. Keyboard users reach the boxes through the field list. */
export function BoxHighlights({ boxes, highlighted, onHighlight, onChoose }: BoxHighlightsProps) {
  const fieldName = useFieldName()
  return (
    <div aria-hidden="true">
      {boxes.map((box) => (
        <button
          key={box.id}
          type="button"
          tabIndex={-1}
          aria-label={fieldName(box.field)}
          title={fieldName(box.field)}
          className={classes.mark}
          data-highlighted={box.id === highlighted || undefined}
          style={{
            insetInlineStart: `${box.x * 100}%`,
            insetBlockStart: `${box.y * 100}%`,
            inlineSize: `${box.width * 100}%`,
            blockSize: `${box.height * 100}%`,
          }}
          onPointerEnter={() => onHighlight(box.id)}
          onPointerLeave={() => onHighlight(undefined)}
          onClick={() => onChoose(box.id)}
        />
      ))}
    </div>
  )
}
