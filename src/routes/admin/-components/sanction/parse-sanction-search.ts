import { t } from '@lingui/core/macro'
import type { SanctionField, SanctionRequest } from '@/backend/sanction'
import type { ScreenedPerson } from '@/features/record-list/screening-links'
import { foldDigits, hasLetterOrDigit } from '@/lib/fold-text'
import type { PastedPerson } from '@/lib/names/pasted-names'
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

export interface SearchOptions {
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
  options: SearchOptions,
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
    return [{ field_name, value }]
  })
  if (fields.length === 0) errors['full_name'] = t`Enter a name, or a value in another field`
  if (options.lists.length === 0) errors['lists'] = t`Choose at least one list`
  if (Object.keys(errors).length > 0) return { errors }
  return { values: toRequest(fields, options) }
}

/** Returns the request for a pasted person. Every field that the line contains must match. */
export function toPersonRequest(person: PastedPerson, options: SearchOptions): SanctionRequest {
  const fields = toFields([
    ['full_name', person.name],
    ['birth_date_year', person.birthYear],
    ['nationality', person.nationality],
  ])
  return toRequest(fields, { ...options, isAll: true })
}

/** Returns the form's initial values for a record's person. */
export function toInitialFields({ name, nationality, birthDate }: ScreenedPerson) {
  const [year, month, day] = birthDate?.split('-').map((part) => String(Number(part))) ?? []
  return toFields([
    ['full_name', name],
    ['nationality', nationality],
    ['birth_date_year', year],
    ['birth_date_month', month],
    ['birth_date_day', day],
  ])
}

const toFields = (values: readonly (readonly [SanctionField, string | undefined])[]) =>
  values.flatMap(([field_name, value]) => (value ? [{ field_name, value }] : []))

function toRequest(
  fields: readonly { field_name: SanctionField; value: string }[],
  { lists, cutoff, isAll, transliterate }: SearchOptions,
): SanctionRequest {
  return {
    data: {
      sanction_lists: [...lists],
      fields: fields.map((field) => ({ ...field, cutoff_match_score: cutoff })),
      match_all_fields: isAll,
      transliterate,
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
