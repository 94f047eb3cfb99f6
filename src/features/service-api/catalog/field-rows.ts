import type { FieldDoc } from './types'

/** A field in a flat table: `data.fields[].value` is the `value` of each entry of the list `fields` in `data`. */
type FieldRow = { path: string; type: string; depth: number; field: FieldDoc }

export function fieldRows(fields: readonly FieldDoc[], parent = '', depth = 0): FieldRow[] {
  return fields.flatMap((field) => {
    const path = `${parent}${field.name}`
    const isList = field.type === 'array'
    const type = isList ? `${field.fields ? 'object' : (field.items ?? 'string')}[]` : field.type
    const inner = fieldRows(field.fields ?? [], `${path}${isList ? '[]' : ''}.`, depth + 1)
    return [{ path, type, depth, field }, ...inner]
  })
}
