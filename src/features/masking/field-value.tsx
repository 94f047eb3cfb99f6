import { Data } from '@/ui/display/data'
import { MaskedValue } from './masked-value'
import { useFieldName } from '@/features/labels/field-name'
import { maskKind } from './personal-fields'

interface FieldValueProps {
  field: string
  value: string | undefined
}

/** A field of a document or a check, veiled when it is personal. */
export function FieldValue({ field, value }: FieldValueProps) {
  const fieldName = useFieldName()
  const kind = maskKind(field, value)
  return kind ? (
    <MaskedValue kind={kind} value={value} label={fieldName(field)} />
  ) : (
    <Data>{value}</Data>
  )
}
