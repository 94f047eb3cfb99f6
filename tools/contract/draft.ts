import type { AdapterTable } from '@/backend/adapter-types'
import { wireSchema } from '@/backend/wire-schema'
import type { Operation } from './operation'
import { entriesOf, getItem, isRecord, type Fields } from './shapes'

type Entry = NonNullable<AdapterTable[string]>

/** A draft adapter that each response can extend. `reasons` explains the adapter's entries, keyed by operation. */
export type Draft = {
  table: Record<string, Entry>
  reasons: Map<string, string[]>
  /**
   * Whether any response had no envelope. If so, an envelope in a later response applies only to that response's
   * operation.
   */
  hasUnwrapped: boolean
}

export function startDraft(adapter: AdapterTable): Draft {
  const entries = Object.entries(adapter).filter((pair): pair is [string, Entry] =>
    Boolean(pair[1]),
  )
  return { table: Object.fromEntries(entries), reasons: new Map(), hasUnwrapped: false }
}

const ID_NAMES = ['id', 'uuid', 'key', 'pk']
/** Other names that backends use for a field. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  id: ID_NAMES,
  total: ['count', 'total_count', 'total_items', 'total_records'],
  count: ['total', 'total_count', 'total_items', 'total_records'],
  created_at: ['created', 'created_on', 'date_created', 'timestamp', 'started_at'],
  access_token: ['token', 'access', 'jwt'],
  refresh_token: ['refresh'],
}
const ENVELOPES = ['data', 'result', 'payload', 'response', 'content', 'body']
/** Maximum number of notes that explain a finding. */
const MAX_NOTES = 3
/** Number of rows to inspect. */
const SAMPLE = 10

/** Extends the draft if a response has an envelope, or a list or fields under other names. */
export function draftFrom(
  { id, response }: Pick<Operation, 'id' | 'response'>,
  answer: unknown,
  sent: Fields,
  draft: Draft,
): void {
  const { table, reasons } = draft
  if (typeof response === 'string') return
  const entry = { ...table[id] }
  if (entry.fromResponse) return
  const notes: string[] = []
  const known = entriesOf(wireSchema(response, 'ignored'))
  const names = Object.keys(known)

  let body = answer
  if (isRecord(answer)) {
    const general = table['*']?.envelope
    const given = entry.envelope ?? general
    const envelope = given === undefined ? findEnvelope(answer, names) : given
    const isWrapped =
      envelope && answer[envelope] instanceof Object && !hasAny(answer, names, envelope)
    if (isWrapped) body = answer[envelope]
    else draft.hasUnwrapped = true
    if (isWrapped && given === undefined) {
      const note = `${id} wraps its answer in "${envelope}"`
      if (draft.hasUnwrapped) {
        entry.envelope = envelope
        notes.push(note)
      } else {
        table['*'] = { ...table['*'], envelope }
        reasons.set('*', [note])
      }
    } else if (!isWrapped && general && entry.envelope === undefined && general in answer) {
      entry.envelope = ''
      notes.push(`"${general}" is a field of the answer`)
    }
  }

  const found: Record<string, string> = {}
  const fields = isRecord(body) ? withNested(body) : new Map([['', body]])
  for (const [name, schema] of Object.entries(known)) {
    if ((isRecord(body) && name in body) || entry.response?.[name] !== undefined) continue
    const isList = getItem(schema) !== undefined
    const paths = [...fields].filter(
      ([path, value]) =>
        !isWithin(names, path) && fits(value, schema) && !Object.values(found).includes(path),
    )
    const path = isList ? findList(name, paths, names, known) : findField(name, paths, sent)
    if (path === undefined) continue
    found[name] = path
    notes.push(path === '' ? `the answer is the list itself` : `no "${name}", but "${path}"`)
  }

  const lists = Object.entries(known).filter(([, schema]) => getItem(schema) !== undefined)
  const foundRows: Record<string, string> = {}
  for (const [list, schema] of lists) {
    const value = fields.get(found[list] ?? entry.response?.[list] ?? list)
    const rowFields = entriesOf(getItem(schema))
    const rowNames = Object.keys(rowFields)
    const rows = (Array.isArray(value) ? value : []).filter(isRecord).slice(0, SAMPLE)
    for (const name of rowNames) {
      if (rows.length === 0 || rows.some((row) => name in row)) continue
      if (entry.rows?.[name] !== undefined) continue
      const paths = [...withNested(mergeRows(rows))].filter(
        ([path, each]) => !isWithin(rowNames, path) && fits(each, rowFields[name]),
      )
      const path = findField(name, paths, sent)
      if (path === undefined) continue
      foundRows[name] = path
      notes.push(`no "${name}" in a row, but "${path}"`)
    }
  }

  const hasNames = Object.keys(found).length > 0
  const hasRows = Object.keys(foundRows).length > 0
  if (notes.length === 0) return
  table[id] = {
    ...entry,
    ...(hasNames && { response: { ...entry.response, ...found } }),
    ...(hasRows && { rows: { ...entry.rows, ...foundRows } }),
  }
  reasons.set(id, [...(reasons.get(id) ?? []), ...notes])
}

/** Whether a value has the schema's kind: a list, an object or neither. */
function fits(value: unknown, schema: unknown): boolean {
  const isList = getItem(schema) !== undefined
  const isObject = Object.keys(entriesOf(schema)).length > 0
  return Array.isArray(value) === isList && isRecord(value) === isObject
}

/** Whether a dotted path starts with one of the field names. */
const isWithin = (names: readonly string[], path: string) =>
  names.includes(path.split('.')[0] ?? '')

const hasAny = (record: Fields, names: readonly string[], except: string) =>
  names.some((name) => name !== except && name in record)

/**
 * Finds the field that wraps a response. If a response contains several objects, they are fields and not an envelope.
 */
function findEnvelope(answer: Fields, names: readonly string[]): string | undefined {
  const [wrapper, ...others] = Object.entries(answer).filter(([, value]) => value instanceof Object)
  if (!wrapper || others.length > 0) return undefined
  const [name, content] = wrapper
  if (!isRecord(content) || hasAny(answer, names, name)) return undefined
  const isUsual = ENVELOPES.includes(name) && !names.includes(name)
  return isUsual || hasAny(content, names, '') ? name : undefined
}

/**
 * Describes which fields a response contains under other names, for a report. Omits names that could be values, such as
 * IDs.
 */
export function suggest(
  operation: Pick<Operation, 'id' | 'response'>,
  answer: unknown,
  sent: Fields,
): string[] {
  const draft = startDraft({})
  draftFrom(operation, answer, sent, draft)
  return [...draft.reasons.values()]
    .flat()
    .filter((note) => Array.from(note.matchAll(/"([^"]*)"/g)).every(([, path]) => isName(path)))
    .slice(0, MAX_NOTES)
}

const isName = (path = '') => path.split('.').every((part) => /^[a-z][a-z_]{0,39}$/i.test(part))

/** Drafts offset paging for a list. Called if page 2 repeats page 1 but an offset doesn't. */
export function draftPaging(id: string, { table, reasons }: Draft): void {
  table[id] = { ...table[id], paging: 'offset' }
  reasons.set(id, [...(reasons.get(id) ?? []), 'page 2 was page 1 again, an offset was not'])
}

const normalize = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** Finds a field's path by its name, by the value that the request sent for it, or by a common synonym. */
function findField(
  name: string,
  paths: readonly (readonly [string, unknown])[],
  sent: Fields,
): string | undefined {
  const key = normalize(name)
  const last = (path: string) => normalize(path.split('.').at(-1) ?? '')
  const byName = (wanted: readonly string[]) => paths.find(([path]) => wanted.includes(last(path)))
  const synonyms = [...(SYNONYMS[name] ?? []), ...(name.endsWith('_id') ? ID_NAMES : [])]
  const sentValue = sent[name]
  const byValue = paths.find(
    ([, value]) => typeof sentValue === 'string' && sentValue !== '' && value === sentValue,
  )
  return (byName([key]) ?? byValue ?? byName(synonyms.map(normalize)))?.[0]
}

/** Finds a list by its name, or falls back to the only list of objects. */
function findList(
  name: string,
  paths: readonly (readonly [string, unknown])[],
  names: readonly string[],
  known: Fields,
): string | undefined {
  const own = paths.find(([path]) => normalize(path.split('.').at(-1) ?? '') === normalize(name))
  if (own) return own[0]
  const isOnlyList = names.filter((each) => getItem(known[each]) !== undefined).length === 1
  const lists = paths.filter(([, value]) => Array.isArray(value) && value.every(isRecord))
  return isOnlyList && lists.length === 1 ? lists[0]?.[0] : undefined
}

/** Returns the record's fields, and nested objects' fields keyed by dotted path. */
function withNested(record: Fields): Map<string, unknown> {
  const nested = Object.entries(record).flatMap(([name, value]) =>
    isRecord(value)
      ? Object.entries(value).map(([inner, each]) => [`${name}.${inner}`, each] as const)
      : [],
  )
  return new Map<string, unknown>([...Object.entries(record), ...nested])
}

/** Merges all records' fields into one record. */
const mergeRows = (rows: readonly Fields[]): Fields => Object.assign({}, ...rows)

/** Formats the draft as the text of src/backend/adapter.ts. */
export function toAdapterText({ table, reasons }: Draft): string {
  const entries = Object.entries(table).flatMap(([id, entry]) => [
    ...(reasons.get(id) ?? []).map((reason) => `  // ${reason}`),
    `  ${id === '*' ? "'*'" : id}: {`,
    ...Object.entries(entry).map(([name, value]) => `    ${name}: ${toSource(value)},`),
    '  },',
  ])
  return [
    "import type { Adapter } from './adapter-types'",
    '',
    'export const adapter: Adapter = {',
    ...entries,
    '}',
    '',
  ].join('\n')
}

function toSource(value: unknown): string {
  if (typeof value === 'function') return String(value)
  if (!isRecord(value)) return quote(value)
  const names = Object.entries(value).map(([name, each]) => `${name}: ${quote(each)}`)
  return `{ ${names.join(', ')} }`
}

const quote = (value: unknown) => `'${String(value).replaceAll(/['\\]/g, String.raw`\$&`)}'`
