import { useFieldName } from '@/features/labels/field-name'
import type { Personal } from '@/lib/personal'
import { Data } from '@/ui/display/data'
import { MaskedValue } from './masked-value'
import { kindOf, maskKind, type PersonalField } from './personal-fields'

interface FieldValueProps {
  field: string
  value: string | undefined
}

/** A field of a document or a check whose name decides whether it is masked. */
export function FieldValue({ field, value }: FieldValueProps) {
  const fieldName = useFieldName()
  const kind = maskKind(field, value)
  return kind ? (
    <MaskedValue kind={kind} value={value} label={fieldName(field)} />
  ) : (
    <Data>{value}</Data>
  )
}

interface PersonalFieldValueProps {
  field: PersonalField
  value: Personal | undefined
}

/** A field that its schema has sealed. */
export function PersonalFieldValue({ field, value }: PersonalFieldValueProps) {
  const fieldName = useFieldName()
  return <MaskedValue kind={kindOf(field)} value={value} label={fieldName(field)} />
}
