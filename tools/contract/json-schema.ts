import { toJsonSchema, type JsonSchema as Json } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { isPicklist, wireSchema } from '@/backend/wire-schema'

export type JsonSchema = Record<string, unknown>

/** Returns a response's JSON Schema (2020-12). A field that may be missing may also be null. */
export function responseJsonSchema(schema: v.GenericSchema): JsonSchema {
  return toJson(wireSchema(schema, 'ignored'), openPicklist)
}

/** Returns a request's JSON Schema. The schema doesn't allow additional fields. */
export function requestJsonSchema(schema: v.GenericSchema): JsonSchema {
  return toJson(schema, () => undefined)
}

/**
 * Describes a response's enumeration as extensible, because a backend may add values. The portal shows unknown values
 * in plain words.
 */
function openPicklist(schema: unknown): Json | undefined {
  if (!isPicklist(schema)) return undefined
  const open = { type: 'string', 'x-extensible-enum': [...schema.options] } as const
  return open
}

const ANY: Json = {
  type: ['object', 'array', 'string', 'number', 'boolean', 'null'],
  description: 'Any value: the portal shows it under its own name.',
}

/** A file in a form. */
const FILE: Json = { type: 'string', format: 'binary' }

function toJson(
  schema: v.GenericSchema,
  ofPicklist: (schema: unknown) => Json | undefined,
): JsonSchema {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideSchema: ({ valibotSchema }) => {
      if (valibotSchema.type === 'unknown') return ANY
      if (valibotSchema.type === 'blob') return FILE
      return ofPicklist(valibotSchema)
    },
  })
  return json
}
