import type { FieldDoc } from '@/features/service-api/catalog/types'
import { MAX_IMAGE, isImage } from '@mocks/images/uploaded-image'

type Fields = { readonly [name: string]: unknown }

const formats: Record<string, readonly [pattern: RegExp, message: string]> = {
  nid: [/^\d{14}$/, 'Use 14 digits'],
  phone_number: [/^\+\d{8,15}$/, 'Start with + and the country code'],
  email: [/^\S+@\S+\.\S+$/, 'This is not an email address'],
  otp: [/^\d{6}$/, 'Use six digits'],
  expiry_date: [/^\d{4}-\d\d-\d\d$/, 'Use the form YYYY-MM-DD'],
}

/** Returns a request's first error with the field's name, or undefined if the request is valid. */
export function requestError(
  fields: readonly FieldDoc[],
  body: unknown,
  path = '',
): string | undefined {
  if (!isRecord(body)) return `${path || 'body'}: An object is needed`
  for (const field of fields) {
    const name = path ? `${path}.${field.name}` : field.name
    const value = body[field.name]
    const isMissing = value === undefined || value === null || value === ''
    if (isMissing && !field.required) continue
    const error = isMissing ? `${name}: This field is required` : valueError(field, value, name)
    if (error !== undefined) return error
  }
  return undefined
}

function valueError(field: FieldDoc, value: unknown, name: string): string | undefined {
  const { type, values, fields, items = 'string' } = field
  if (type === 'object') return requestError(fields ?? [], value, name)
  if (type === 'array') {
    if (!Array.isArray(value)) return `${name}: A list is needed`
    if (value.length === 0) return `${name}: At least one entry is needed`
    for (const [at, each] of value.entries()) {
      const place = `${name}.${at}`
      const error = fields
        ? requestError(fields, each, place)
        : valueError({ ...field, type: items }, each, place)
      if (error !== undefined) return error
    }
    return undefined
  }
  const problem = plainError(type, value)
  if (problem !== undefined) return `${name}: ${problem}`
  if (values && !values.some((each) => each === value))
    return `${name}: Use ${formatChoices(values)}`
  const [pattern, message] = formats[field.name] ?? []
  return pattern && typeof value === 'string' && !pattern.test(value)
    ? `${name}: ${message}`
    : undefined
}

function plainError(type: FieldDoc['type'], value: unknown): string | undefined {
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'True or false is needed'
    case 'number':
      return typeof value === 'number' ? undefined : 'A number is needed'
    case 'integer':
      return Number.isInteger(value) ? undefined : 'A whole number is needed'
    default:
      if (typeof value !== 'string') return 'A text is needed'
      if (type !== 'image') return undefined
      if (value.length > MAX_IMAGE) return 'The image is too large'
      return isImage(value) ? undefined : 'This is not a JPEG or PNG image in base64'
  }
}

function formatChoices(values: readonly string[]): string {
  return values.length === 1 ? `${values[0]}` : `one of ${values.join(', ')}`
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
