import { http, type HttpHandler } from 'msw'
import * as v from 'valibot'
import type { RealmName } from '@/auth/realm'
import { realms } from '@/auth/realm'
import { accountOf } from './accounts/accounts'
import { problem, rejected, toResponse, type Answer, type ErrorKey } from './responses'
import { chaosFault } from './conditions'
import { cookiesOf } from './cookies'
import { database, type Database } from './db'
import { faultListSchema, takeFaults, type Fault } from './faults'
import { readBearer } from './accounts/logins'
import type { Permission, Persona } from './personas'
import { settings } from './settings'
import { applyFault, wait } from './apply-fault'
import { readToken, shortId } from './accounts/tokens'

type Open = { db: Database; url: URL; request: Request }
/** What a handler knows of its call: the login has been checked. */
export type Call = Open & { persona: Persona; sub: string; sid: string }

type Route = {
  realm: RealmName
  /** After the realm's backend, e.g. `v1/valify/bundle-sessions/`. */
  path: string
  /** The administrator needs one of them. */
  permission?: readonly Permission[]
  errorKey?: ErrorKey
}

type Result = Answer | Promise<Answer>
type Body<S extends v.GenericSchema> = { body: S }

/** A read without a body, by a login of the realm. */
export function get(route: Route, answer: (call: Call) => Result): HttpHandler {
  return http.get(pattern(route), ({ request }) =>
    serve(request, route, (open) => withLogin(open, route, answer)),
  )
}

/** A call with a JSON body, by a login of the realm. Fields that are not valid answer 422. */
export function post<S extends v.GenericSchema>(
  route: Route & Body<S>,
  answer: (call: Call, body: v.InferOutput<S>) => Result,
): HttpHandler {
  return http.post(pattern(route), ({ request }) =>
    serve(request, route, (open) =>
      withLogin(open, route, (call) => withBody(open, route.body, (body) => answer(call, body))),
    ),
  )
}

/** A read without a bearer. */
export function openGet(route: Route, answer: (open: Open) => Result): HttpHandler {
  return http.get(pattern(route), ({ request }) => serve(request, route, answer))
}

/** A call without a bearer: login and refresh. */
export function openPost<S extends v.GenericSchema>(
  route: Route & Body<S>,
  answer: (open: Open, body: v.InferOutput<S>) => Result,
): HttpHandler {
  return http.post(pattern(route), ({ request }) =>
    serve(request, route, (open) => withBody(open, route.body, (body) => answer(open, body))),
  )
}

/** Whatever no handler knows, told as a backend tells it. */
export function unknownPath(realm: RealmName): HttpHandler {
  const route = { realm, path: '*' }
  return http.all(pattern(route), ({ request }) =>
    serve(request, route, () => problem(404, 'There is no such call')),
  )
}

function pattern({ realm, path }: Route): string {
  return `*/${realms[realm].backend}/${path}`
}

async function serve(
  request: Request,
  route: Route,
  answer: (open: Open) => Result,
): Promise<Response> {
  const cookies = cookiesOf(request)
  const db = database(cookies.get('mock_db'))
  const url = new URL(request.url)
  const auth = await authOf(request)
  const entry = {
    method: request.method,
    path: url.pathname,
    status: 0,
    auth,
    at: new Date().toISOString(),
    search: url.search,
  }
  db.log.push(entry)
  if (db.log.length > 5000) db.log.shift()

  const faults = faultsOf(db, url.pathname, cookies.get('mock_faults'))
  for (const fault of faults) if (fault.kind === 'latency') await wait(fault.ms)
  const { latency } = db.conditions
  if (latency !== null) await wait(latency)
  else if (settings.latency > 0) await wait(Math.random() * settings.latency)
  const spoiler = faults.find(({ kind }) => kind !== 'latency') ?? chaosFault(db, url.pathname)
  const response = await applyFault(spoiler, request, async () =>
    toResponse(await answer({ db, url, request }), route.errorKey ?? 'message'),
  )
  entry.status = response.status
  if (response.type !== 'error') response.headers.set('x-mock-backend', '1')
  return response
}

function withLogin(open: Open, route: Route, answer: (call: Call) => Result): Result {
  const { claims, valid } = readBearer(open.db, route.realm, open.request)
  const persona = claims && accountOf(open.db, claims.sub)
  if (!valid || !claims || !persona) return problem(401, 'The token is not valid or has expired')
  const needed = route.permission
  if (needed && !needed.some((each) => persona.permissions?.includes(each))) {
    return problem(403, 'You do not have permission to perform this action')
  }
  return answer({ ...open, persona, sub: claims.sub, sid: claims.sid })
}

async function withBody<S extends v.GenericSchema>(
  { request }: Open,
  schema: S,
  answer: (body: v.InferOutput<S>) => Result,
): Promise<Answer> {
  let json: unknown
  try {
    json = JSON.parse(await request.text())
  } catch {
    return problem(400, 'The body is not JSON')
  }
  const result = v.safeParse(schema, json)
  if (result.success) return answer(result.output)
  const errors: Record<string, string[]> = {}
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'body'
    const message = issue.received === 'undefined' ? 'This field is required' : issue.message
    errors[field] = [...(errors[field] ?? []), message]
  }
  return rejected(errors)
}

function faultsOf(db: Database, path: string, raw = ''): Fault[] {
  if (db.cookieFaults.raw !== raw) db.cookieFaults = { raw, faults: readFaults(raw) }
  const fromCookie = takeFaults(db.cookieFaults.faults, path)
  return fromCookie.length > 0 ? fromCookie : takeFaults(db.faults, path)
}

function readFaults(raw: string): Fault[] {
  try {
    const result = v.safeParse(faultListSchema, JSON.parse(raw))
    return result.success ? result.output : []
  } catch {
    return []
  }
}

/** The bearer, or the token a refresh call sends, by its short name. */
async function authOf(request: Request): Promise<string | null> {
  const bearer = request.headers.get('authorization')?.replace(/^bearer /i, '')
  const token = bearer ?? (request.url.includes('/refresh/') ? await refreshTokenOf(request) : '')
  const claims = readToken(token)
  return claims ? shortId(claims) : token ? 'unknown' : null
}

async function refreshTokenOf(request: Request): Promise<string> {
  const found = /"refresh_token"\s*:\s*"([^"]*)"/.exec(await request.clone().text())
  return found?.[1] ?? ''
}
