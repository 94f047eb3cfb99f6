import * as v from 'valibot'
import { faultSchemas } from './faults'

type FaultField = { name: string; type: 'number' | 'text' | 'json'; required: boolean }
export type FaultForm = { kind: string; fields: FaultField[] }

/** The parameters of each kind of fault besides path and count, read from the schema of the list itself. */
export const faultForms: FaultForm[] = faultSchemas.map(({ entries }) => ({
  kind: entries.kind.literal,
  fields: Object.entries<v.GenericSchema>(entries)
    .filter(([name]) => !['kind', 'path', 'count'].includes(name))
    .map(([name, schema]) => ({
      name,
      type: typeOf(schema),
      required: !v.is(schema, undefined),
    })),
}))

function typeOf(schema: v.GenericSchema): FaultField['type'] {
  if (v.is(schema, {})) return 'json'
  return v.is(schema, 500) ? 'number' : 'text'
}
