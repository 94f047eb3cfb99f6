import { toJsonSchema, type JsonSchema as Json } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { isPicklist, wireSchema } from '@/backend/wire-schema'

export type JsonSchema = Record<string, unknown>

/** The JSON Schema (2020-12) of an answer. A field that may be missing may also be null. */
export function responseJsonSchema(schema: v.GenericSchema): JsonSchema {
  return toJson(wireSchema(schema, 'ignored'), openPicklist)
}

/** The JSON Schema of a request: no other field may be sent. */
export function requestJsonSchema(schema: v.GenericSchema): JsonSchema {
  return toJson(schema, () => undefined)
}

/** A backend may add values to the enumerations of its answers: the portal shows those spelled out. */
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
