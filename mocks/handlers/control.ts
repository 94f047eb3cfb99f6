import { http } from 'msw'
import * as v from 'valibot'
import { expireAccessTokens } from '@mocks/accounts/auth-sessions'
import { database, resetDatabase, type Database } from '@mocks/db'
import { conditionsSchema, faultListSchema } from '@mocks/faults'
import { databaseNameOf, markAsMock } from '@mocks/http'
import { personas, serviceCredentials } from '@mocks/personas'
import { invalidFields, ok, toResponse, type MockResponse } from '@mocks/responses'
import { seedSchema, withChosenSessions } from '@mocks/seeds/chosen-sessions'

/** Calls for tests and for the panel, which no real backend has. They use the database of `mock_db`. */
export const handlers = [
  http.post('*/__mock/reset', ({ request }) => {
    resetDatabase(databaseNameOf(request))
    return send(ok({ message: 'Back to the seeds' }))
  }),
  http.post('*/__mock/seed', async ({ request }) => {
    const result = v.safeParse(seedSchema, await jsonOf(request))
    if (!result.success) return send(invalidFields({ seed: result.issues.map(describe) }))
    const { bundle_id, sessions } = result.output
    const { bundles } = databaseOf(request)
    const known = bundles.get(bundle_id)
    if (!known)
      return send(invalidFields({ seed: [`bundle_id: No bundle has the ID ${bundle_id}`] }))
    const { bundle, session_ids } = withChosenSessions(known, sessions)
    bundles.set(bundle_id, bundle)
    return send(ok({ bundle_id, session_ids }))
  }),
  http.post('*/__mock/expire', ({ request }) => {
    expireAccessTokens(databaseOf(request))
    return send(ok({ message: 'Every access token has expired' }))
  }),
  http.get('*/__mock/log', ({ request }) => {
    const last = Number(new URL(request.url).searchParams.get('last'))
    const { log } = databaseOf(request)
    return send(ok(last > 0 ? log.slice(-last) : log))
  }),
  http.post('*/__mock/pass', ({ request }) => {
    // Moves the clock of one-time codes only.
    const seconds = Number(new URL(request.url).searchParams.get('seconds'))
    databaseOf(request).clockOffset += seconds * 1000
    return send(ok({ message: `${seconds} seconds have passed` }))
  }),
  http.get('*/__mock/mail', ({ request }) => send(ok(databaseOf(request).mail))),
  http.get('*/__mock/personas', () => send(ok(personas))),
  http.get('*/__mock/service-credentials', () => send(ok(serviceCredentials))),
  http.get('*/__mock/conditions', ({ request }) => send(ok(databaseOf(request).conditions))),
  http.post('*/__mock/conditions', async ({ request }) => {
    const result = v.safeParse(conditionsSchema, await jsonOf(request))
    if (!result.success) return send(invalidFields({ conditions: result.issues.map(describe) }))
    Object.assign(databaseOf(request), { conditions: result.output, chaosDraws: 0 })
    return send(ok(result.output))
  }),
  http.get('*/__mock/faults', ({ request }) => send(ok(databaseOf(request).faults))),
  http.post('*/__mock/faults', async ({ request }) => {
    const result = v.safeParse(faultListSchema, await jsonOf(request))
    if (!result.success) return send(invalidFields({ faults: result.issues.map(describe) }))
    databaseOf(request).faults = result.output
    return send(ok({ faults: result.output.length }))
  }),
  http.delete('*/__mock/faults', ({ request }) => {
    databaseOf(request).faults = []
    return send(ok({ faults: 0 }))
  }),
]

function databaseOf(request: Request): Database {
  return database(databaseNameOf(request))
}

function jsonOf(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined)
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`
}

function send(result: MockResponse): Response {
  return markAsMock(toResponse(result))
}
