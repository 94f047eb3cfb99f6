import { realms } from '@/lib/realm'
import { rejectOnAbort } from '@/auth/refresh/lock'
import { createCookies } from './cookies'
import { parseJson } from '@/backend/plain-http'
import type { AdapterTable } from '@/backend/adapter-types'
import { translate } from '@/backend/translate'
import { draftFrom, draftPaging, type Draft } from './draft'
import type { Operation } from './operation'

/** A request's fields, sent in the query of a GET or in the body of a POST. */
export type Fields = Readonly<Record<string, unknown>>

export type Outcome = {
  ms: number
  /** Missing if there was no response. */
  status?: number
  /** The parsed JSON, or undefined for an empty body. */
  body?: unknown
  /** A body that is not JSON. */
  text?: string
  /** Reason for a missing response, or the content received instead of JSON. */
  problem?: string
  /** The method and the backend's path. */
  sentTo?: string
  /** Objects that the adapter takes fields from, in the response and in its list rows. */
  readObjects?: { response: readonly string[]; rows: readonly string[] }
}

type Call = {
  fields: Fields
  bearer: string | undefined
  signal: AbortSignal
  /** Timeout in ms, including the time to receive the body. */
  limit?: number
}
export type Visit = (operation: Operation, call: Call) => Promise<Outcome>

/** Default timeout in ms (behavior 9.1). */
const CALL_LIMIT = 60_000

/**
 * Creates a function that sends one realm's requests through the adapter and handles cookies like a browser. The
 * function appends the backend's prefix to `base`, and throws only if the signal is aborted.
 */
export function createVisit(
  base: string,
  send: typeof fetch,
  { table, draft }: { table: AdapterTable; draft?: Draft | undefined },
): Visit {
  const cookies = createCookies()
  const firstPages = new Map<string, string>()

  /** Whether the response to page 2 repeats page 1. */
  function isFirstPage(id: string, { page, ...fields }: Fields, body: unknown): boolean {
    const key = JSON.stringify([id, fields])
    if (page === 1) firstPages.set(key, JSON.stringify(body))
    return page === 2 && firstPages.get(key) === JSON.stringify(body)
  }

  async function fetchOutcome(
    url: URL,
    init: RequestInit & { method: string },
  ): Promise<Omit<Outcome, 'ms'>> {
    // Don't follow redirects. A browser would turn the request into a GET, so a redirect means that the URL is wrong.
    const response = await send(url, { ...init, redirect: 'manual' })
    cookies.store(url, response.headers)
    return {
      status: response.status,
      sentTo: `${init.method} ${url.pathname}`,
      ...parseBody(await response.arrayBuffer(), response.headers),
    }
  }

  async function visit(
    operation: Operation,
    { fields, bearer, signal, limit = CALL_LIMIT }: Call,
    current: AdapterTable,
  ): Promise<Outcome> {
    signal.throwIfAborted()
    const { endpoint, realm, isPublic } = operation
    const call = { request: fields, lang: 'en', table: current }
    const { path, options } = translate(endpoint, realm, call)
    const { method, searchParams, json } = options
    const url = new URL(`${base.replace(/\/+$/, '')}/${realms[realm].backend}/${path}`)
    for (const [name, value] of Object.entries(searchParams)) url.searchParams.set(name, value)
    const cookie = cookies.headerFor(url)
    const control = new AbortController()
    const stop = () => control.abort()
    const timer = setTimeout(stop, limit)
    signal.addEventListener('abort', stop)
    const start = performance.now()
    const init = {
      method: method.toUpperCase(),
      headers: {
        accept: 'application/json',
        ...(json && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && !isPublic && { authorization: `Bearer ${bearer}` }),
        ...(cookie !== undefined && { cookie }),
      },
      ...(json && { body: JSON.stringify(json) }),
      signal: control.signal,
    }
    try {
      // In Node 20, a long request may lose its signal, so the race also waits for the signal.
      const outcome = await Promise.race([fetchOutcome(url, init), rejectOnAbort(control.signal)])
      return { ...outcome, ms: since(start) }
    } catch (error) {
      signal.throwIfAborted()
      const problem = control.signal.aborted
        ? 'none in time'
        : `no connection${getErrorCode(error)}`
      return { problem, ms: since(start) }
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
  }

  return async (operation, call) => {
    const { id, endpoint, realm } = operation
    let outcome = await visit(operation, call, draft?.table ?? table)
    if (outcome.body === undefined || (outcome.status ?? 0) >= 300) return outcome
    if (draft) {
      if (isFirstPage(id, call.fields, outcome.body)) {
        const paged = { ...draft.table, [id]: { ...draft.table[id], paging: 'offset' as const } }
        const byOffset = await visit(operation, call, paged)
        if (byOffset.status === 200 && !isFirstPage(id, call.fields, byOffset.body)) {
          draftPaging(id, draft)
          outcome = byOffset
        }
      }
      draftFrom(operation, outcome.body, call.fields, draft)
    }
    const current = draft?.table ?? table
    const { read } = translate(endpoint, realm, { lang: 'en', table: current })
    const { response, rows } = { ...current['*'], ...current[id] }
    const readObjects = { response: objectsIn(response), rows: objectsIn(rows) }
    return { ...outcome, body: read(outcome.body), readObjects }
  }
}

const objectsIn = (names: Readonly<Record<string, string | undefined>> = {}) =>
  Object.values(names).flatMap((path) => (path?.includes('.') ? (path.split('.')[0] ?? []) : []))

const since = (start: number) => Math.round(performance.now() - start)

function parseBody(
  bytes: ArrayBuffer,
  headers: Headers,
): Pick<Outcome, 'body' | 'text' | 'problem'> {
  if (bytes.byteLength === 0) return {}
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    try {
      return { body: parseJson(text) }
    } catch {
      return { text, problem: `${mediaType(headers)} of ${text.length} characters` }
    }
  } catch {
    return { problem: `${bytes.byteLength} bytes that are not UTF-8` }
  }
}

const mediaType = (headers: Headers) =>
  /^[\w.+-]+\/[\w.+-]+/.exec(headers.get('content-type') ?? '')?.[0] ?? 'text'

/** Formats an error's code, such as ` (ECONNREFUSED)`, or returns an empty string. */
function getErrorCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? ` (${code})` : ''
}
