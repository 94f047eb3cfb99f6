import { useFieldName } from '@/features/labels/names'
import type { FieldBox } from './field-boxes'
import classes from './image-viewer.module.css'

export interface BoxMarksProps {
  boxes: readonly FieldBox[]
  /** The id of the box that is marked. */
  marked: string | undefined
  onMark: (id: string | undefined) => void
  /** The box was pressed. */
  onChoose: (id: string) => void
}

/** The places of the fields, over an image. By keyboard, the list of the fields leads to them. */
export function BoxMarks({ boxes, marked, onMark, onChoose }: BoxMarksProps) {
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
          data-marked={box.id === marked || undefined}
          style={{
            insetInlineStart: `${box.x * 100}%`,
            insetBlockStart: `${box.y * 100}%`,
            inlineSize: `${box.width * 100}%`,
            blockSize: `${box.height * 100}%`,
          }}
          onPointerEnter={() => onMark(box.id)}
          onPointerLeave={() => onMark(undefined)}
          onClick={() => onChoose(box.id)}
        />
      ))}
    </div>
  )
}
