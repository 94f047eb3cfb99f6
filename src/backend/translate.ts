import type { RealmName } from '@/lib/realm'
import { adapter } from '@/backend/adapter'
import type { AdapterEntry, AdapterTable } from './adapter-types'
import { fillPath, getMethod, getPath, type Endpoint } from './endpoint'

type Fields = Record<string, unknown>

/** A request in the backend's format. */
export type TranslatedCall = {
  /** The endpoint's path in the documents, for error messages. */
  name: string
  path: string
  options: { method: string; searchParams: Record<string, string>; json?: object }
  /** Converts the response's JSON to the portal's fields. */
  read: (json: unknown) => unknown
  /** Returns the backend's name for a response field. */
  nameOf: (field: string) => string
}

/** Translates a request with the adapter. Every portal request goes through this function. */
export function translate(
  endpoint: Pick<Endpoint, 'id' | 'get' | 'post' | 'withoutLang'>,
  realm: RealmName,
  {
    request,
    lang,
    table = adapter,
  }: { request?: object | undefined; lang: string; table?: AdapterTable },
): TranslatedCall {
  const entry = { ...table['*'], ...table[endpoint.id] }
  const name = getPath(endpoint, realm)
  const { path, rest } = fillPath(adaptPath(entry, realm) ?? name, request ?? {})
  const method = entry.method ?? getMethod(endpoint)
  const fields = toRequest(entry, rest)
  const language: Record<string, string> = endpoint.withoutLang?.includes(realm) ? {} : { lang }
  return {
    name,
    path,
    options:
      method === 'get'
        ? { method, searchParams: { ...language, ...fields } }
        : { method, searchParams: language, ...(request && { json: fields }) },
    read: (json) => fromResponse(entry, json),
    nameOf: (field) => entry.response?.[field]?.split('.').at(-1) ?? field,
  }
}

/** Returns the adapter's path with placeholders, or undefined if the documented path applies. */
export function adaptPath({ path }: AdapterEntry, realm: RealmName): string | undefined {
  return typeof path === 'object' ? path[realm] : path
}

export const isIdField = (name: string) => /(?:^|_)id$/.test(name)

function toRequest({ paging, ids, request, toRequest: change }: AdapterEntry, fields: object) {
  const sent: Fields = { ...fields }
  const { page, page_size: limit } = sent
  if (paging === 'offset' && typeof page === 'number' && typeof limit === 'number') {
    delete sent['page']
    delete sent['page_size']
    Object.assign(sent, { offset: (page - 1) * limit, limit })
  }
  if (ids)
    for (const [key, value] of Object.entries(sent)) if (isIdField(key)) sent[key] = toNumber(value)
  for (const [ours, theirs] of Object.entries(request ?? {})) {
    const value = sent[ours]
    if (theirs === undefined || value === undefined) continue
    delete sent[ours]
    putField(sent, theirs.split('.'), value)
  }
  return change ? change(sent) : sent
}

/** Converts text to a number, unless the conversion would change the text. */
const toNumber = (value: unknown) => (String(Number(value)) === value ? Number(value) : value)

/** Sets a nested field. Copies the parent objects instead of changing them. */
export function putField(
  target: Fields,
  [first = '', ...others]: readonly string[],
  value: unknown,
): void {
  if (others.length === 0) target[first] = value
  else putField((target[first] = { ...Object(target[first]) }), others, value)
}

function fromResponse(entry: AdapterEntry, json: unknown): unknown {
  const { envelope, response, rows, fromResponse: change } = entry
  const answer = change ? change(json) : json
  const unwrapped = envelope ? (get(answer, envelope) ?? answer) : answer
  const renamed = rename(unwrapped, response)
  if (!rows || !isRecord(renamed)) return renamed
  const withRows = Object.entries(renamed).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map((row) => rename(row, rows)) : value,
  ])
  return Object.fromEntries(withRows)
}

/** Renames a value's fields. A field taken from a nested object also stays in that object. */
function rename(value: unknown, names: AdapterEntry['rows']): unknown {
  if (!names || !(value instanceof Object)) return value
  const renamed: Fields = { ...(isRecord(value) && value) }
  for (const theirs of Object.values(names)) if (theirs !== undefined) delete renamed[theirs]
  for (const [ours, theirs = ours] of Object.entries(names)) {
    const found = get(value, theirs)
    if (found !== undefined) renamed[ours] = found
  }
  return renamed
}

function get(value: unknown, path: string): unknown {
  if (path === '') return value
  return path
    .split('.')
    .reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value)
}

const isRecord = (value: unknown): value is Fields =>
  value instanceof Object && !Array.isArray(value)
