/** A JSON object. */
export type Fields = Record<string, unknown>

export const isRecord = (value: unknown): value is Fields =>
  value instanceof Object && Object.getPrototypeOf(value) === Object.prototype

/** Returns a schema's fields, merged from all options of a union. */
export function entriesOf(schema: unknown): Fields {
  if (!(schema instanceof Object)) return {}
  if ('entries' in schema) return { ...Object(schema.entries) }
  if ('pipe' in schema && Array.isArray(schema.pipe)) return entriesOf(schema.pipe[0])
  if ('wrapped' in schema) return entriesOf(schema.wrapped)
  if ('options' in schema && Array.isArray(schema.options))
    return Object.assign({}, ...schema.options.map(entriesOf))
  return {}
}

/** Returns the schema of a list's elements. */
export function getItem(schema: unknown): unknown {
  if (!(schema instanceof Object)) return undefined
  if ('wrapped' in schema) return getItem(schema.wrapped)
  return 'item' in schema ? schema.item : undefined
}
