import { realms } from '@/lib/realm'
import { rejectOnAbort } from '@/auth/refresh/lock'
import { createCookies } from './cookies'
import type { Operation } from './operation'

/** What is sent with a call: in the query of a GET, in the body of a POST. */
export type Fields = Readonly<Record<string, unknown>>

/** What came of a call. */
export type Outcome = {
  ms: number
  /** Missing when there was no answer. */
  status?: number
  /** The parsed JSON; undefined for an empty body. */
  body?: unknown
  /** Why there is no answer, or what came instead of JSON. */
  problem?: string
}

type Call = {
  fields: Fields
  bearer: string | undefined
  signal: AbortSignal
  /** Milliseconds, including the body. */
  limit?: number
}
export type Visit = (operation: Operation, call: Call) => Promise<Outcome>

/** Milliseconds (behavior 9.1). */
const CALL_LIMIT = 60_000

/**
 * Makes the calls of one realm, with cookies as a browser keeps them; the prefix of the backend follows the URL. Throws
 * only when the signal is aborted.
 */
export function createVisit(base: string, send: typeof fetch): Visit {
  const cookies = createCookies()

  async function fetchOutcome(url: URL, init: RequestInit): Promise<Omit<Outcome, 'ms'>> {
    // A browser would follow a redirect, but make a GET of it: the address itself is wrong.
    const response = await send(url, { ...init, redirect: 'manual' })
    cookies.store(url, response.headers)
    return { status: response.status, ...parseBody(await response.arrayBuffer(), response.headers) }
  }

  return async (operation, { fields, bearer, signal, limit = CALL_LIMIT }) => {
    signal.throwIfAborted()
    const url = toUrl(base, operation, fields)
    const cookie = cookies.headerFor(url)
    const isPost = operation.method === 'post'
    const control = new AbortController()
    const stop = () => control.abort()
    const timer = setTimeout(stop, limit)
    signal.addEventListener('abort', stop)
    const start = performance.now()
    const init = {
      method: operation.method.toUpperCase(),
      headers: {
        accept: 'application/json',
        ...(isPost && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && !operation.isPublic && { authorization: `Bearer ${bearer}` }),
        ...(cookie !== undefined && { cookie }),
      },
      ...(isPost && { body: JSON.stringify(fields) }),
      signal: control.signal,
    }
    try {
      // In Node 20 a call that waits for long may lose its signal.
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
}

const since = (start: number) => Math.round(performance.now() - start)

function toUrl(base: string, { realm, method, path, hasLang }: Operation, fields: Fields): URL {
  const url = new URL(`${base.replace(/\/+$/, '')}/${realms[realm].backend}/${path}`)
  if (hasLang) url.searchParams.set('lang', 'en')
  if (method === 'get')
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value))
  return url
}

function parseBody(bytes: ArrayBuffer, headers: Headers): Pick<Outcome, 'body' | 'problem'> {
  if (bytes.byteLength === 0) return {}
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    try {
      return { body: JSON.parse(text) }
    } catch {
      return { problem: `${mediaType(headers)} of ${text.length} characters` }
    }
  } catch {
    return { problem: `${bytes.byteLength} bytes that are not UTF-8` }
  }
}

const mediaType = (headers: Headers) =>
  /^[\w.+-]+\/[\w.+-]+/.exec(headers.get('content-type') ?? '')?.[0] ?? 'text'

/** Such as ` (ECONNREFUSED)`. */
function getErrorCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? ` (${code})` : ''
}
