import * as v from 'valibot'
import { conditionsSchema, faultListSchema, type Conditions, type Fault } from '@mocks/faults'

const logSchema = v.array(
  v.object({
    method: v.string(),
    path: v.string(),
    status: v.number(),
    at: v.string(),
  }),
)

const mailSchema = v.array(
  v.object({
    at: v.string(),
    to: v.string(),
    subject: v.string(),
    code: v.optional(v.string()),
    link: v.optional(v.string()),
  }),
)

const personasSchema = v.record(
  v.string(),
  v.object({
    email: v.string(),
    password: v.string(),
    about: v.string(),
    realm: v.picklist(['client', 'admin']),
  }),
)
export type ListedPersona = v.InferOutput<typeof personasSchema>[string]

/** Control requests to the mock backend, for the database that this browser's `mock_db` cookie names. */
export const controlCalls = {
  personas: () => readAs(personasSchema, 'personas'),
  faults: () => readAs(faultListSchema, 'faults'),
  setFaults: (faults: Fault[]) => send('faults', faults),
  conditions: () => readAs(conditionsSchema, 'conditions'),
  setConditions: (conditions: Conditions) => send('conditions', conditions),
  log: (last: number) => readAs(logSchema, `log?last=${last}`),
  mail: () => readAs(mailSchema, 'mail'),
  expire: () => send('expire'),
  reset: () => send('reset'),
}

async function readAs<S extends v.GenericSchema>(
  schema: S,
  path: string,
): Promise<v.InferOutput<S>> {
  const response = await fetch(`/__mock/${path}`)
  return v.parse(schema, await response.json())
}

async function send(path: string, body?: unknown): Promise<void> {
  const response = await fetch(`/__mock/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
}
