import { t } from '@lingui/core/macro'
import type { SanctionField, SanctionRequest } from '@/backend/sanction'
import { foldDigits, hasLetterOrDigit } from '@/lib/fold-text'
import { cleanFormText, noLetterError } from '@/ui/form/form-text'
import type { FieldErrors } from '@/ui/form/use-form'

/** Searchable fields, in form order. */
export const mainFields = [
  'full_name',
  'document_number',
  'nationality',
  'birth_date_year',
] as const
export const moreFields = [
  'first_name',
  'middle_name',
  'last_name',
  'birth_date_day',
  'birth_date_month',
  'known_address',
] as const
const allFields: readonly SanctionField[] = [...mainFields, ...moreFields]

export const DEFAULT_CUTOFF = 0.8
const MAX_LENGTH = 200

interface SearchOptions {
  lists: readonly string[]
  cutoff: number
  isAll: boolean
  transliterate: boolean
}

const numbers = new Map<string, RegExp>([
  ['birth_date_year', /^\d{4}$/],
  ['birth_date_month', /^(?:0?[1-9]|1[0-2])$/],
  ['birth_date_day', /^(?:0?[1-9]|[12]\d|3[01])$/],
])

/** Returns the request for the typed values, or errors keyed by field. */
export function parseSanctionSearch(
  formData: FormData,
  { lists, cutoff, isAll, transliterate }: SearchOptions,
): { values: SanctionRequest } | { errors: FieldErrors } {
  const errors: Record<string, string> = {}
  const fields = allFields.flatMap((field_name) => {
    const text = cleanFormText(formData, field_name)
    if (text === '') return []
    const pattern = numbers.get(field_name)
    const value = pattern ? foldDigits(text) : text
    if (pattern && !pattern.test(value)) errors[field_name] = numberError(field_name)
    else if (!hasLetterOrDigit(value)) errors[field_name] = noLetterError()
    if (value.length > MAX_LENGTH) errors[field_name] = t`Enter ${MAX_LENGTH} characters or fewer`
    return [{ field_name, value, cutoff_match_score: cutoff }]
  })
  if (fields.length === 0) errors['full_name'] = t`Enter a name, or a value in another field`
  if (lists.length === 0) errors['lists'] = t`Choose at least one list`
  if (Object.keys(errors).length > 0) return { errors }
  return {
    values: {
      data: {
        sanction_lists: [...lists],
        fields,
        match_all_fields: isAll,
        transliterate,
      },
    },
  }
}

function numberError(field: string): string {
  if (field === 'birth_date_year') return t`Enter a four-digit year`
  return field === 'birth_date_month' ? t`Enter a month from 1 to 12` : t`Enter a day from 1 to 31`
}

/** Maps server errors to form fields. Errors about the request's field list contain the field's index. */
export function toFieldErrors(
  errors: Record<string, string>,
  { data }: SanctionRequest,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => {
      const fieldIndex = /^(?:data\.)?fields(?:\[|\.)(\d+)/.exec(name)?.[1]
      const field =
        fieldIndex === undefined ? undefined : data.fields[Number(fieldIndex)]?.field_name
      return [field ?? (/sanction_lists/.test(name) ? 'lists' : name), text]
    }),
  )
}
