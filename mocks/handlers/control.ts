import { http } from 'msw'
import * as v from 'valibot'
import { expireAccessTokens } from '@mocks/accounts/auth-sessions'
import { database, resetDatabase, type Database } from '@mocks/db'
import { conditionsSchema, faultListSchema } from '@mocks/faults'
import { getDatabaseName, markAsMock } from '@mocks/http'
import { personas, serviceCredentials } from '@mocks/personas'
import { invalidFields, ok, toResponse, type MockResponse } from '@mocks/responses'
import { seedSchema, withChosenSessions } from '@mocks/seeds/chosen-sessions'

/**
 * Control endpoints that only the mock has, for tests and for the panel. They use the database that the `mock_db`
 * cookie names.
 */
export const handlers = [
  http.post('*/__mock/reset', ({ request }) => {
    resetDatabase(getDatabaseName(request))
    return send(ok({ message: 'Back to the seeds' }))
  }),
  http.post('*/__mock/seed', async ({ request }) => {
    const result = v.safeParse(seedSchema, await readJson(request))
    if (!result.success) return send(invalidFields({ seed: result.issues.map(describe) }))
    const { bundle_id, sessions } = result.output
    const { bundles } = getDatabase(request)
    const seededBundle = bundles.get(bundle_id)
    if (!seededBundle)
      return send(invalidFields({ seed: [`bundle_id: No bundle has the ID ${bundle_id}`] }))
    const { bundle, session_ids } = withChosenSessions(seededBundle, sessions)
    bundles.set(bundle_id, bundle)
    return send(ok({ bundle_id, session_ids }))
  }),
  http.post('*/__mock/expire', ({ request }) => {
    expireAccessTokens(getDatabase(request))
    return send(ok({ message: 'Every access token has expired' }))
  }),
  http.get('*/__mock/log', ({ request }) => {
    const last = Number(new URL(request.url).searchParams.get('last'))
    const { log } = getDatabase(request)
    return send(ok(last > 0 ? log.slice(-last) : log))
  }),
  http.post('*/__mock/pass', ({ request }) => {
    // Advances only the clock for sign-ups and one-time codes.
    const seconds = Number(new URL(request.url).searchParams.get('seconds'))
    getDatabase(request).clockOffset += seconds * 1000
    return send(ok({ message: `${seconds} seconds have passed` }))
  }),
  http.get('*/__mock/mail', ({ request }) => send(ok(getDatabase(request).mail))),
  http.get('*/__mock/personas', () => send(ok(personas))),
  http.get('*/__mock/service-credentials', () => send(ok(serviceCredentials))),
  http.get('*/__mock/conditions', ({ request }) => send(ok(getDatabase(request).conditions))),
  http.post('*/__mock/conditions', async ({ request }) => {
    const result = v.safeParse(conditionsSchema, await readJson(request))
    if (!result.success) return send(invalidFields({ conditions: result.issues.map(describe) }))
    Object.assign(getDatabase(request), { conditions: result.output, chaosDraws: 0 })
    return send(ok(result.output))
  }),
  http.get('*/__mock/faults', ({ request }) => send(ok(getDatabase(request).faults))),
  http.post('*/__mock/faults', async ({ request }) => {
    const result = v.safeParse(faultListSchema, await readJson(request))
    if (!result.success) return send(invalidFields({ faults: result.issues.map(describe) }))
    getDatabase(request).faults = result.output
    return send(ok({ faults: result.output.length }))
  }),
  http.delete('*/__mock/faults', ({ request }) => {
    getDatabase(request).faults = []
    return send(ok({ faults: 0 }))
  }),
]

function getDatabase(request: Request): Database {
  return database(getDatabaseName(request))
}

function readJson(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined)
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`
}

function send(result: MockResponse): Response {
  return markAsMock(toResponse(result))
}
