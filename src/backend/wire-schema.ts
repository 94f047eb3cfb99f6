import * as v from 'valibot'
import { dayText, flag, fraction, id, moment, nonEmptyText, num, personal, text } from './tolerant'

/**
 * Strict forms of the helpers in tolerant.ts. They describe the values that a backend should send, not the variants
 * that the portal accepts.
 */
const strictForms = new Map<unknown, v.GenericSchema>([
  [id, v.pipe(v.string(), v.nonEmpty())],
  [text, v.string()],
  [personal, v.string()],
  [nonEmptyText, v.pipe(v.string(), v.nonEmpty())],
  [num, v.number()],
  [fraction, v.pipe(v.number(), v.minValue(0), v.maxValue(1))],
  [flag, v.boolean()],
  [moment, v.pipe(v.string(), v.isoTimestamp())],
  [dayText, v.pipe(v.string(), v.isoDate())],
])

/** How to treat unknown fields: reject them, or omit them from the check and the documents. */
export type UnknownFields = 'refused' | 'ignored'

/**
 * Converts a tolerant schema to its strict wire schema. Removes transforms and fallbacks, uses each helper's strict
 * form, and lists an open enumeration's values.
 */
export function wireSchema(schema: v.GenericSchema, unknownFields: UnknownFields): v.GenericSchema {
  const wire = (inner: v.GenericSchema) => wireSchema(inner, unknownFields)
  const strict = strictForms.get(schema)
  if (strict) return strict
  if (hasWire(schema)) return wire(schema.wire)
  const values = knownValues(schema)
  if (values) return v.picklist(values)
  if (isPiped(schema)) return wire(schema.pipe[0])
  if (!isComposed(schema)) return schema
  switch (schema.type) {
    case 'object': {
      const entries = Object.fromEntries(
        Object.entries(schema.entries).map(([name, entry]) => [name, wire(entry)]),
      )
      // Valibot's strict object would stop at the first field that it rejects.
      return unknownFields === 'refused' ? v.objectWithRest(entries, v.never()) : v.object(entries)
    }
    case 'array':
      return v.array(wire(schema.item))
    case 'record':
      return v.record(v.string(), wire(schema.value))
    case 'union':
      return v.union(schema.options.map(wire))
    case 'nullable':
      return v.nullable(wire(schema.wrapped))
    case 'nullish':
      return v.nullish(wire(schema.wrapped))
    case 'optional':
      return v.optional(wire(schema.wrapped))
  }
}

type Wrapper = { wrapped: v.GenericSchema }
/** Schemas that contain other schemas, in tolerant.ts and the resources. */
type Composed =
  | { type: 'object'; entries: Record<string, v.GenericSchema> }
  | { type: 'array'; item: v.GenericSchema }
  | { type: 'record'; value: v.GenericSchema }
  | { type: 'union'; options: readonly v.GenericSchema[] }
  | ({ type: 'nullable' } & Wrapper)
  | ({ type: 'nullish' } & Wrapper)
  | ({ type: 'optional' } & Wrapper)

const compositeTypes = ['object', 'array', 'record', 'union', 'nullable', 'nullish', 'optional']

const isComposed = (schema: v.GenericSchema): schema is v.GenericSchema & Composed =>
  compositeTypes.includes(schema.type)

/** Whether the schema has a separate wire form. Some helpers accept more than a backend should send. */
const hasWire = (schema: v.GenericSchema): schema is v.GenericSchema & { wire: v.GenericSchema } =>
  'wire' in schema

const isPiped = (
  schema: v.GenericSchema,
): schema is v.GenericSchema & { pipe: readonly [v.GenericSchema] } => 'pipe' in schema

/** Whether the schema is an open enumeration in its strict form. */
export const isPicklist = (
  schema: unknown,
): schema is v.PicklistSchema<readonly string[], undefined> =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'picklist'

/** Returns an open enumeration's known values. */
function knownValues(schema: v.GenericSchema): readonly string[] | undefined {
  return 'known' in schema && Array.isArray(schema.known) ? schema.known.map(String) : undefined
}
