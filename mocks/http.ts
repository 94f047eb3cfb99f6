import { http, type HttpHandler } from 'msw'
import * as v from 'valibot'
import { getPath } from '@/backend/endpoint'
import { realms, type RealmName } from '@/lib/realm'
import { findAccount } from './accounts/accounts'
import { authenticate } from './accounts/auth-sessions'
import { decodeToken, shortTokenName } from './accounts/tokens'
import { database, type Database, type LogEntry } from './db'
import { applyFault, chaosFault, faultListSchema, takeFaults, wait, type Fault } from './faults'
import type { Persona } from './personas'
import { fieldBreach, findRoute, requestBreach, type Route } from './contract'
import { fieldErrors, parseFields } from './request-fields'
import { invalidFields, problem, toResponse, type MockResponse } from './responses'
import { settings } from './settings'
import { getRequestLanguage, lazyText, type Language } from '@mocks/texts/lazy-text'

const MAX_LOG_ENTRIES = 5000
const MAX_LOGGED_BODY_BYTES = 20_000
const SECRETS = /password|token|otp|secret|credential|hmac/

/** Handler context for a request that doesn't need a bearer token. */
export type PublicCall = { db: Database; url: URL; request: Request; lang: Language }
/** Handler context for a request with a verified bearer token. */
export type Call = PublicCall & { persona: Persona; sub: string; sid: string }

/** `body` validates the user input, with an error message for each invalid field. */
type RouteWithBody<Request, S extends v.GenericSchema> = Route<Request> & { body: S }
export type RouteHandler = Route & { handler: HttpHandler }

type Result = MockResponse | Promise<MockResponse>

/** Creates a GET route that requires a bearer token for the realm. */
export function handleGet<Request>(
  route: Route<Request>,
  respond: (call: Call) => Result,
): RouteHandler {
  return register(route, (call) => authorize(call, route, respond))
}

/**
 * Creates a POST route that requires a bearer token for the realm and a JSON body. An invalid body is rejected with
 * 422.
 */
export function handlePost<Request, S extends v.GenericSchema>(
  route: RouteWithBody<Request, S>,
  respond: (call: Call, body: v.InferOutput<S>) => Result,
): RouteHandler {
  return register(route, (publicCall) =>
    authorize(publicCall, route, (call) => parseBody(call, route, (body) => respond(call, body))),
  )
}

/** Creates a POST route that requires a bearer token for the realm and a form. The schema validates the form fields. */
export function handlePostForm<Request, S extends v.GenericSchema>(
  route: RouteWithBody<Request, S>,
  respond: (call: Call, body: v.InferOutput<S>) => Result,
): RouteHandler {
  return register(route, (publicCall) =>
    authorize(publicCall, route, async (call) => {
      const form = await call.request.formData().catch(() => new FormData())
      return checkBody(call, Object.fromEntries(form), route, (body) => respond(call, body))
    }),
  )
}

/** Creates a GET route that doesn't require a bearer token. */
export function handlePublicGet<Request>(
  route: Route<Request>,
  respond: (call: PublicCall) => Result,
): RouteHandler {
  return register(route, respond)
}

/** Creates a POST route that doesn't require a bearer token, such as sign-in and refresh. */
export function handlePublicPost<Request, S extends v.GenericSchema>(
  route: RouteWithBody<Request, S>,
  respond: (call: PublicCall, body: v.InferOutput<S>) => Result,
): RouteHandler {
  return register(route, (call) => parseBody(call, route, (body) => respond(call, body)))
}

const getRequiredPermission = ({ realm, permission }: Route) =>
  realm === 'admin' ? permission : undefined

function register(route: Route, respond: (call: PublicCall) => Result): RouteHandler {
  const path = getPath(route.endpoint, route.realm).replaceAll(/\{(\w+)\}/g, ':$1')
  const handle = route.endpoint.post === undefined ? http.get : http.post
  const handler = handle(pathPattern(route.realm, path), ({ request }) =>
    serve(request, route, respond),
  )
  return { ...route, permission: getRequiredPermission(route), handler }
}

/** Creates a service API POST route at `/api/{path}`. The service API has its own tokens. */
export function handlePostService(
  path: string,
  respond: (call: PublicCall) => Result,
): HttpHandler {
  return http.post(`*/api/${path}`, ({ request }) => serve(request, undefined, respond))
}

/** Responds with 404 to every path without a route, or with 400 if only the final slash is missing. */
export function unknownPath(realm: RealmName, routes: readonly Route[]): HttpHandler {
  return http.all(pathPattern(realm, '*'), ({ request }) =>
    serve(request, undefined, () =>
      findRoute(routes, realm, request, '/')
        ? problem(400, 'The path must end with a slash.')
        : problem(
            404,
            lazyText((t) => t.unknownCall),
          ),
    ),
  )
}

/** Returns the request's database name from its `mock_db` cookie. */
export function getDatabaseName(request: Request): string | undefined {
  return parseCookies(request).get('mock_db')
}

/** Adds a header that only the mock sends, so the portal can detect the mock. */
export function markAsMock(response: Response): Response {
  if (response.type !== 'error') response.headers.set('x-mock-backend', '1')
  return response
}

function pathPattern(realm: RealmName, path: string): string {
  return `*/${realms[realm].backend}/${path}`
}

async function serve(
  request: Request,
  route: Route | undefined,
  respond: (call: PublicCall) => Result,
): Promise<Response> {
  const cookies = parseCookies(request)
  const db = database(cookies.get('mock_db'))
  const url = new URL(request.url)
  const lang = getRequestLanguage(url)
  const entry: LogEntry = {
    method: request.method,
    path: url.pathname,
    status: 0,
    auth: await getTokenName(request),
    at: new Date().toISOString(),
    search: url.search,
  }
  void logBody(entry, request)
  db.log.push(entry)
  if (db.log.length > MAX_LOG_ENTRIES) db.log.shift()

  const faults = takeMatchingFaults(db, entry, cookies.get('mock_faults'))
  for (const fault of faults) if (fault.kind === 'latency') await wait(fault.ms)
  const { latency } = db.conditions
  if (latency !== null) await wait(latency)
  else if (settings.latency > 0) await wait(Math.random() * settings.latency)
  const fault = faults.find(({ kind }) => kind !== 'latency') ?? chaosFault(db, url.pathname)
  const response = await applyFault(fault, { request, lang }, async () =>
    toResponse(await respondTo(route, { db, url, request, lang }, respond), {
      errorKey: route?.errorKey,
      lang,
    }),
  )
  entry.status = response.status
  return markAsMock(response)
}

/** Rejects a request that breaks the backend contract, even if a real backend would tolerate the breach. */
function respondTo(
  route: Route | undefined,
  call: PublicCall,
  respond: (call: PublicCall) => Result,
): Result {
  const breach = route && requestBreach(route, call.request)
  return breach ? problem(400, breach) : respond(call)
}

function authorize(call: PublicCall, route: Route, respond: (call: Call) => Result): Result {
  const { realm } = route
  const permission = getRequiredPermission(route)
  const claims = authenticate(call.db, realm, call.request)
  const persona = claims && findAccount(call.db, claims.sub)
  if (!claims || !persona)
    return problem(
      401,
      lazyText((t) => t.tokenInvalid),
    )
  const heldPermissions: readonly string[] = persona.permissions ?? []
  if (permission && !permission.some((each) => heldPermissions.includes(each)))
    return problem(
      403,
      lazyText((t) => t.forbidden),
    )
  return respond({ ...call, persona, sub: claims.sub, sid: claims.sid })
}

async function parseBody<S extends v.GenericSchema>(
  call: PublicCall,
  route: RouteWithBody<unknown, S>,
  respond: (body: v.InferOutput<S>) => Result,
): Promise<MockResponse> {
  let json: unknown
  try {
    json = JSON.parse(await call.request.text())
  } catch {
    return problem(
      400,
      lazyText((t) => t.notJson),
    )
  }
  return checkBody(call, json, route, respond)
}

function checkBody<S extends v.GenericSchema>(
  { lang }: PublicCall,
  body: unknown,
  { request, body: schema }: RouteWithBody<unknown, S>,
  respond: (body: v.InferOutput<S>) => Result,
): Result {
  const breach = fieldBreach(request, body)
  if (breach) return problem(400, breach)
  const result = parseFields(schema, body, lang)
  if (result.success) return respond(result.output)
  return invalidFields(fieldErrors(result.issues))
}

function takeMatchingFaults(
  db: Database,
  call: { method: string; path: string },
  raw = '',
): Fault[] {
  if (db.cookieFaults.raw !== raw) db.cookieFaults = { raw, faults: parseFaults(raw) }
  const fromCookie = takeFaults(db.cookieFaults.faults, call)
  return fromCookie.length > 0 ? fromCookie : takeFaults(db.faults, call)
}

function parseFaults(raw: string): Fault[] {
  try {
    const result = v.safeParse(faultListSchema, JSON.parse(raw))
    return result.success ? result.output : []
  } catch {
    return []
  }
}

/**
 * Returns a request's cookies. Requests that a service worker intercepts have no cookie header, so this also reads the
 * page's cookies.
 */
function parseCookies(request: Request): Map<string, string> {
  const header = request.headers.get('cookie') ?? ''
  const pageCookies = typeof document === 'undefined' ? '' : document.cookie
  const cookies = new Map<string, string>()
  for (const pair of `${pageCookies};${header}`.split(';')) {
    const [name = '', ...value] = pair.split('=')
    if (name.trim()) cookies.set(name.trim(), decode(value.join('=').trim()))
  }
  return cookies
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Adds a small JSON body to the log entry, with secrets masked. */
async function logBody(entry: LogEntry, request: Request): Promise<void> {
  const { headers } = request
  const isSmall = Number(headers.get('content-length')) <= MAX_LOGGED_BODY_BYTES
  if (!isSmall || !headers.get('content-type')?.includes('json')) return
  try {
    const text = await request.clone().text()
    entry.body = JSON.parse(text, (key, value) => (SECRETS.test(key) ? '•••' : value))
  } catch {
    // The body isn't JSON, or the caller disconnected. An unhandled rejection would crash the server.
  }
}

/** Returns the short name of the request's bearer token, or of a refresh request's refresh token. */
async function getTokenName(request: Request): Promise<string | null> {
  const bearer = request.headers.get('authorization')?.replace(/^bearer /i, '')
  const token = bearer ?? (request.url.includes('/refresh/') ? await readRefreshToken(request) : '')
  const claims = decodeToken(token)
  return claims ? shortTokenName(claims) : token ? 'unknown' : null
}

async function readRefreshToken(request: Request): Promise<string> {
  const tokenMatch = /"refresh_token"\s*:\s*"([^"]*)"/.exec(await request.clone().text())
  return tokenMatch?.[1] ?? ''
}
