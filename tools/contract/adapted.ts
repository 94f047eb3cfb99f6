import type { AdapterEntry } from '@/backend/adapter-types'
import { isIdField, putField } from '@/backend/translate'
import type { JsonSchema } from './json-schema'
import { isRecord, type Fields } from './shapes'

// The inverse of `translate()`: converts the portal's responses and schemas to the backend's format.

type Names = Readonly<Partial<Record<string, string>>>

/** Returns the backend's response that `translate()` would convert to `answer`. Ignores functions in the entry. */
export function adaptAnswer({ envelope, response, rows = {} }: AdapterEntry, answer: unknown) {
  const withRows = mapLists(answer, (row) => moveFields(row, rows))
  const renamed = moveFields(withRows, response ?? {})
  return envelope ? nest(envelope, renamed) : renamed
}

/** Like `adaptAnswer`, but for a response schema. */
export function adaptAnswerSchema(
  { envelope, response, rows = {} }: AdapterEntry,
  schema: JsonSchema,
): JsonSchema {
  const renamed = mapForms(schema, (form) =>
    moveProperties({ ...form, properties: mapItems(form.properties, rows) }, response ?? {}),
  )
  if (!envelope) return renamed
  const wrapper: Form = { type: 'object', properties: {}, required: [] }
  return place(wrapper, envelope.split('.'), renamed, true)
}

/** Adapts a request schema. Removes fields that moved into the path, and adds fields that moved out of the path. */
export function adaptRequestSchema(
  { paging, ids, request = {} }: AdapterEntry,
  schema: JsonSchema,
  { inPath, added }: { inPath: readonly string[]; added: readonly string[] },
): JsonSchema {
  return mapForms(schema, (form) => {
    let fields = form
    for (const name of inPath) fields = take(fields, name).form
    for (const name of added) fields = place(fields, [name], { type: 'string' }, true)
    if (paging === 'offset') fields = toOffset(fields)
    const entries = Object.entries(fields.properties).map(([name, property]) => [
      name,
      ids && isIdField(name) ? { anyOf: [{ type: 'integer' }, property] } : property,
    ])
    return moveProperties({ ...fields, properties: Object.fromEntries(entries) }, request)
  })
}

function mapLists(answer: unknown, change: (row: unknown) => unknown): unknown {
  if (!isRecord(answer)) return answer
  const entries = Object.entries(answer).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(change) : value,
  ])
  return Object.fromEntries(entries)
}

function moveFields(value: unknown, names: Names): unknown {
  if (!isRecord(value)) return value
  const whole = findWhole(names)
  if (whole !== undefined) return value[whole]
  const moved: Fields = { ...value }
  for (const name of Object.keys(names)) delete moved[name]
  for (const [ours, theirs = ours] of Object.entries(names))
    if (value[ours] !== undefined) putField(moved, theirs.split('.'), value[ours])
  return moved
}

/** Returns the name of the field whose value is the backend's whole response. */
const findWhole = (names: Names) => Object.keys(names).find((name) => names[name] === '')

function nest(path: string, value: unknown): Fields {
  const wrapper: Fields = {}
  putField(wrapper, path.split('.'), value)
  return wrapper
}

/** An object's schema. */
type Form = JsonSchema & { properties: Fields; required: readonly string[] }

function toForm(schema: unknown): Form | undefined {
  if (!isRecord(schema) || !isRecord(schema['properties'])) return undefined
  const { properties, required } = schema
  return { ...schema, properties, required: Array.isArray(required) ? required.map(String) : [] }
}

/** Applies `change` to an object schema, or to each object schema of a union. */
function mapForms(schema: JsonSchema, change: (form: Form) => JsonSchema): JsonSchema {
  const { anyOf } = schema
  if (Array.isArray(anyOf))
    return {
      ...schema,
      anyOf: anyOf.map((form: unknown) => (isRecord(form) ? mapForms(form, change) : form)),
    }
  const form = toForm(schema)
  return form ? change(form) : schema
}

/** Renames row fields in list schemas. */
function mapItems(properties: Fields, rows: Names): Fields {
  const mapList = (schema: unknown): unknown => {
    if (!isRecord(schema)) return schema
    const { anyOf, items } = schema
    if (Array.isArray(anyOf)) return { ...schema, anyOf: anyOf.map(mapList) }
    if (!isRecord(items)) return schema
    return { ...schema, items: mapForms(items, (form) => moveProperties(form, rows)) }
  }
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, mapList(property)]),
  )
}

function moveProperties(form: Form, names: Names): JsonSchema {
  const whole = findWhole(names)
  if (whole !== undefined) return { ...Object(form.properties[whole]) }
  let moved = form
  for (const name of Object.keys(names)) moved = take(moved, name).form
  for (const [ours, theirs = ours] of Object.entries(names)) {
    const { property, isRequired } = take(form, ours)
    if (property !== undefined) moved = place(moved, theirs.split('.'), property, isRequired)
  }
  return moved
}

function take(form: Form, name: string) {
  const { [name]: property, ...properties } = form.properties
  const required = form.required.filter((each) => each !== name)
  const isRequired = required.length < form.required.length
  return { property, isRequired, form: { ...form, properties, required } }
}

function place(
  form: Form,
  [first = '', ...others]: readonly string[],
  property: unknown,
  isRequired: boolean,
): Form {
  const inner = toForm(form.properties[first]) ?? { ...form, properties: {}, required: [] }
  const value = others.length === 0 ? property : place(inner, others, property, isRequired)
  const required = isRequired ? [...new Set([...form.required, first])] : form.required
  return { ...form, properties: { ...form.properties, [first]: value }, required }
}

function toOffset(form: Form): Form {
  const page = take(form, 'page')
  const size = take(page.form, 'page_size')
  if (size.property === undefined) return form
  const offset = { type: 'integer', minimum: 0 }
  const withOffset = place(size.form, ['offset'], offset, page.isRequired)
  return place(withOffset, ['limit'], size.property, size.isRequired)
}
