import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { realms } from '@/lib/realm'
import type { AdapterTable } from '@/backend/adapter-types'
import { fillPath } from '@/backend/endpoint'
import { isIdField } from '@/backend/translate'
import { wireSchema } from '@/backend/wire-schema'
import { createResponder } from '@mocks/backend'
import { respondOverHttp } from '@mocks/http-bridge'
import type { Settings } from '@mocks/settings'
import { adaptAnswer } from './adapted'
import type { Operation } from './operation'
import { operations } from './operations'
import { entriesOf, getItem, type Fields } from './shapes'

// Simulates a backend that was not built for the portal: the mock behind a table with other paths, names, envelopes and
// paging. The portal's adapter uses the same table.

type Entry = NonNullable<AdapterTable[string]>
type Names = Readonly<Record<string, string>>

export function createForeignTable(): AdapterTable {
  const ids = [...new Set(operations.map(({ id }) => id))]
  const entries = ids.map((id) => [id, toEntry(operations.filter((each) => each.id === id))])
  return { '*': { envelope: 'data', ids: 'number' }, ...Object.fromEntries(entries) }
}

function toEntry(sameId: readonly Operation[]): Entry {
  const [first] = sameId
  if (!first) throw new Error('An endpoint has no operation')
  const isSent = sameId.some(({ method }) => method === 'post')
  const sentNames = sameId.flatMap(({ body, query }) => Object.keys(entriesOf(body ?? query)))
  const answers = sameId.flatMap(({ response }) =>
    typeof response === 'string' ? [] : Object.entries(entriesOf(wireSchema(response, 'ignored'))),
  )
  const rowNames = answers.flatMap(([, schema]) => Object.keys(entriesOf(getItem(schema))))
  const isPaged = sentNames.includes('page')
  return {
    path: `api/${first.id}/${[...first.path.matchAll(/\{\w+\}/g)].map(([part]) => `${part}/`).join('')}`,
    ...(isSent && !first.isForm && { method: 'put' }),
    ...(isPaged && { paging: 'offset' }),
    request: namesFor(isPaged ? [...sentNames, 'offset', 'limit'] : sentNames, (name) =>
      isSent && name.endsWith('_date') ? `period.${toCamel(name)}` : toCamel(name),
    ),
    response: namesFor(
      answers.map(([name]) => name),
      (name) => (name === 'total' || name === 'count' ? `paging.${toCamel(name)}` : toCamel(name)),
    ),
    rows: namesFor(rowNames, toCamel),
  }
}

const namesFor = (names: readonly string[], rename: (name: string) => string): Names =>
  Object.fromEntries(names.map((name) => [name, rename(name)]))

/** Converts a name to camel case. Appends `Value` if the name would stay the same. */
function toCamel(name: string): string {
  const camel = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return camel === name ? `${name}Value` : camel
}

type Respond = (request: Request) => Promise<Response | undefined>

/** Path that tests use to sign in without a page. The table doesn't apply to this path. */
const SIGN_IN = /\/authentication\/login\/$/

/** Creates both foreign backends. They differ from the mock only in the table's changes. */
export const createForeignMock = (settings: Settings): Respond =>
  createForeignBackend(createResponder(settings), createForeignTable())

/** Like `createForeignMock`, but for a Node server. */
export function createForeignHandler(settings: Settings) {
  const respond = createForeignMock(settings)
  return (incoming: IncomingMessage, outgoing: ServerResponse) =>
    respondOverHttp(respond, incoming, outgoing)
}

/**
 * Translates a foreign request to a documented request, and the mock's response back, because the mock handles only
 * documented requests.
 */
function createForeignBackend(respond: Respond, table: AdapterTable): Respond {
  const general = table['*']
  return async (request) => {
    const url = new URL(request.url)
    const found = findCall(table, request.method, url)
    if (!found) {
      const isOfBackend = Object.values(realms).some(({ backend }) =>
        url.pathname.startsWith(`/${backend}/`),
      )
      if (!isOfBackend || SIGN_IN.test(url.pathname)) return respond(request)
      return Response.json({ message: `No call at ${url.pathname}` }, { status: 404 })
    }
    const { operation, pathFields } = found
    const entry = { ...general, ...table[operation.id] }
    const form = operation.isForm ? await request.formData() : undefined
    const answer = await respond(
      toMockRequest(request, operation, {
        ...pathFields,
        ...fromForeign(entry, form ? Object.fromEntries(form) : await readFields(request, url)),
      }),
    )
    if (!answer?.ok || !answer.headers.get('content-type')?.includes('json')) return answer
    const { status, headers } = answer
    const foreign = adaptAnswer(entry, await answer.json())
    return Response.json(foreign, { status, headers: withoutLength(headers) })
  }
}

function findCall(table: AdapterTable, method: string, { pathname }: URL) {
  for (const operation of operations) {
    const { path, method: own = operation.method } = table[operation.id] ?? {}
    const ownPath = typeof path === 'string' ? path : operation.path
    const source = ownPath.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const match = new RegExp(`^/${realms[operation.realm].backend}/${source}$`).exec(pathname)
    if (!match || own.toUpperCase() !== method) continue
    const encoded = Object.entries(match.groups ?? {})
    const pathFields = encoded.map(([name, value]) => [name, decodeURIComponent(value)] as const)
    return { operation, pathFields: Object.fromEntries(pathFields) }
  }
  return undefined
}

async function readFields(request: Request, url: URL): Promise<Fields> {
  if (request.method === 'GET') {
    const { lang: _lang, ...query } = Object.fromEntries(url.searchParams)
    return query
  }
  return v.parse(v.record(v.string(), v.unknown()), JSON.parse((await request.text()) || '{}'))
}

function fromForeign({ request = {}, paging }: Entry, fields: Fields): Fields {
  const own = move(
    fields,
    Object.entries(request).map(([ours, theirs = ours]) => [theirs, ours]),
  )
  const { offset, limit, ...rest } = own
  const page = { page: Number(offset) / Number(limit) + 1, page_size: Number(limit) }
  const withPage: Fields = paging === 'offset' && offset !== undefined ? { ...rest, ...page } : rest
  const withTexts = Object.entries(withPage).map(([name, value]) => [
    name,
    isIdField(name) && typeof value === 'number' ? String(value) : value,
  ])
  return Object.fromEntries(withTexts)
}

/** Moves each value from a dotted path of at most two names to a top-level name. */
function move(record: Fields, paths: readonly (readonly [string, string])[]): Fields {
  const rest = { ...record }
  const moved: Fields = {}
  for (const [from, to] of paths) {
    const [name = '', inner] = from.split('.')
    const value = inner === undefined ? record[name] : Object(record[name])[inner]
    if (value === undefined) continue
    delete rest[name]
    moved[to] = value
  }
  return { ...rest, ...moved }
}

function toMockRequest(request: Request, operation: Operation, fields: Fields): Request {
  const { realm, method, isForm } = operation
  const { path, rest } = fillPath(operation.path, fields)
  const url = new URL(`/${realms[realm].backend}/${path}`, request.url)
  const lang = new URL(request.url).searchParams.get('lang')
  if (lang !== null) url.searchParams.set('lang', lang)
  const headers = withoutLength(request.headers)
  const { signal } = request
  if (method === 'get') {
    for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value))
    return new Request(url, { headers, signal })
  }
  if (isForm) {
    const form = new FormData()
    for (const [name, value] of Object.entries(rest))
      form.set(name, value instanceof Blob ? value : String(value))
    headers.delete('content-type')
    return new Request(url, { method, headers, signal, body: form })
  }
  const body = JSON.stringify(rest)
  headers.set('content-type', 'application/json')
  headers.set('content-length', String(Buffer.byteLength(body)))
  return new Request(url, { method: method.toUpperCase(), headers, signal, body })
}

function withoutLength(headers: Headers): Headers {
  const copy = new Headers(headers)
  copy.delete('content-length')
  return copy
}
