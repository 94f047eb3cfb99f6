import { t } from '@lingui/core/macro'
import type { FieldDoc } from '@/features/service-api/catalog/types'
import { cleanText, foldDigits } from '@/lib/fold-text'
import { cleanFormText, formText } from '@/ui/form/form-text'
import type { FieldErrors } from '@/ui/form/use-form'

/** Value of one field. An image is a file until the request is serialized. */
export type SentValue = string | number | boolean | File | readonly SentValue[] | SentFields
export type SentFields = { readonly [name: string]: SentValue }

type Images = Readonly<Record<string, File | undefined>>

/**
 * Parses the form into a request, or returns errors keyed by field. Controls are named by path (`data.lang`,
 * `fields.0.value`); empty values and optional objects without any value are not sent.
 */
export function parseConsoleRequest(
  fields: readonly FieldDoc[],
  formData: FormData,
  images: Images,
): { values: SentFields } | { errors: FieldErrors } {
  const { values, errors } = parseFields(fields, '', formData, images)
  return Object.keys(errors).length > 0 ? { errors } : { values }
}

type Read = { values: SentFields; errors: FieldErrors }

function parseFields(
  fields: readonly FieldDoc[],
  parent: string,
  formData: FormData,
  images: Images,
): Read {
  const all = fields.map((field) => parseField(field, parent + field.name, formData, images))
  return {
    values: Object.fromEntries(
      all.flatMap(({ value }, index): [string, SentValue][] => {
        const name = fields[index]?.name
        return value === undefined || name === undefined ? [] : [[name, value]]
      }),
    ),
    errors: Object.assign({}, ...all.map(({ errors }) => errors)),
  }
}

type ParsedField = { value?: SentValue; errors: FieldErrors }

function parseField(
  field: FieldDoc,
  path: string,
  formData: FormData,
  images: Images,
): ParsedField {
  if (field.type === 'object') {
    const { values, errors } = parseFields(field.fields ?? [], `${path}.`, formData, images)
    if (Object.keys(values).length > 0) return { value: values, errors }
    return field.required ? { value: values, errors } : { errors: {} }
  }
  if (field.type === 'array') return parseArray(field, path, formData, images)
  if (field.type === 'image') {
    const file = images[path]
    if (file) return { value: file, errors: {} }
    return { errors: field.required ? { [path]: t`Choose an image` } : {} }
  }
  const text = cleanFormText(formData, path)
  if (text === '') return { errors: field.required ? { [path]: t`Enter a value` } : {} }
  if (field.type === 'boolean') return { value: text === 'true', errors: {} }
  if (field.type === 'string') return { value: text, errors: {} }
  const number = Number(foldDigits(text))
  if (field.type === 'integer' && !Number.isInteger(number))
    return { errors: { [path]: t`Enter a whole number` } }
  if (!Number.isFinite(number)) return { errors: { [path]: t`Enter a number` } }
  return { value: number, errors: {} }
}

function parseArray(
  field: FieldDoc,
  path: string,
  formData: FormData,
  images: Images,
): ParsedField {
  if (!field.fields) {
    const lines = formText(formData, path).split('\n').map(cleanText).filter(Boolean)
    const isNumber = field.items === 'number' || field.items === 'integer'
    const numbers = isNumber ? lines.map((line) => Number(foldDigits(line))) : []
    if (!numbers.every(Number.isFinite)) return { errors: { [path]: t`Enter one number per line` } }
    if (lines.length > 0) return { value: isNumber ? numbers : lines, errors: {} }
    return { errors: field.required ? { [path]: t`Enter at least one value` } : {} }
  }
  const { fields } = field
  const entries = entryKeys(formData, path).map((key) =>
    parseFields(fields, `${path}.${key}.`, formData, images),
  )
  return entries.length === 0 && !field.required
    ? { errors: {} }
    : {
        value: entries.map(({ values }) => values),
        errors: Object.assign({}, ...entries.map(({ errors }) => errors)),
      }
}

/** Returns the keys of an array's entries in the form. Removed entries leave gaps between the keys. */
function entryKeys(formData: FormData, path: string): string[] {
  const keys = [...formData.keys()]
    .filter((name) => name.startsWith(`${path}.`))
    .map((name) => name.slice(path.length + 1).split('.')[0] ?? '')
  return [...new Set(keys)]
}
