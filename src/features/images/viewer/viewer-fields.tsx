import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useFieldName } from '@/features/labels/names'
import { FieldValue } from '@/features/masking/masked-value'
import { getText } from '@/lib/data-fields'
import { Percent } from '@/ui/display/data'
import type { FieldBox } from './field-boxes'
import type { FieldElements } from './use-highlighted-box'
import common from '@/ui/display/common.module.css'
import classes from './image-viewer.module.css'

interface ViewerFieldsProps {
  boxes: readonly FieldBox[]
  /** Data that the transaction read from the document. */
  data: Record<string, unknown>
  /** ID of the highlighted field. */
  highlighted: string | undefined
  onHighlight: (id: string | undefined) => void
  /** Field elements, so pressing a box can focus its field. */
  fields: FieldElements
  /** Zooms and pans the image to the field's box. */
  onShow: (box: FieldBox) => void
}

/** Lists the fields found on an image. Hovering or focusing a field highlights its box. */
export function ViewerFields(props: ViewerFieldsProps) {
  const { boxes, data, highlighted, onHighlight, fields, onShow } = props
  const { t } = useLingui()
  const fieldName = useFieldName()
  const heading = useId()
  return (
    <aside aria-labelledby={heading} className={classes.fields}>
      <h3 id={heading} className={`${common.caption} ${classes.fieldsTitle}`}>
        <Trans>Fields on this image</Trans>
      </h3>
      <ul className={classes.fieldList}>
        {boxes.map((box) => {
          const name = fieldName(box.field)
          return (
            <li
              key={box.id}
              className={classes.field}
              data-highlighted={box.id === highlighted || undefined}
              onPointerEnter={() => onHighlight(box.id)}
              onPointerLeave={() => onHighlight(undefined)}
              onFocus={() => onHighlight(box.id)}
              onBlur={() => onHighlight(undefined)}
            >
              <span className={`${common.ends} ${classes.fieldLine}`}>
                <button
                  type="button"
                  ref={(element) => void fields.current.set(box.id, element)}
                  className={`${common.caption} ${classes.fieldName}`}
                  title={t`Show on the image`}
                  aria-label={t`Show ${name} on the image`}
                  onClick={() => onShow(box)}
                >
                  {name}
                </button>
                {box.confidence === undefined ? null : (
                  <span className={common.caption}>
                    <Percent value={box.confidence} />
                  </span>
                )}
              </span>
              <FieldValue field={box.field} value={getText(data, box.field)} />
            </li>
          )
        })}
      </ul>
    </aside>
  )
}
