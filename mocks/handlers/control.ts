import { http } from 'msw'
import * as v from 'valibot'
import { ok, rejected, toResponse, type Answer } from '@mocks/responses'
import { conditionsSchema } from '@mocks/conditions'
import { cookiesOf } from '@mocks/cookies'
import { database, resetDatabase, type Database } from '@mocks/db'
import { faultListSchema } from '@mocks/faults'
import { expireAccessTokens } from '@mocks/accounts/logins'
import { personas } from '@mocks/personas'

/** Calls for tests and for looking around, not part of any backend. All honour `mock_db`. */
export const controlHandlers = [
  http.post('*/__mock/reset', ({ request }) => {
    resetDatabase(databaseName(request))
    return answer(ok({ message: 'Back to the seeds' }))
  }),
  http.post('*/__mock/expire', ({ request }) => {
    expireAccessTokens(databaseOf(request))
    return answer(ok({ message: 'Every access token has expired' }))
  }),
  http.get('*/__mock/log', ({ request }) => {
    const last = Number(new URL(request.url).searchParams.get('last'))
    const { log } = databaseOf(request)
    return answer(ok(last > 0 ? log.slice(-last) : log))
  }),
  http.post('*/__mock/pass', ({ request }) => {
    // Only for one-time codes: what else depends on time has its own means.
    const seconds = Number(new URL(request.url).searchParams.get('seconds'))
    databaseOf(request).clockAhead += seconds * 1000
    return answer(ok({ message: `${seconds} seconds have passed` }))
  }),
  http.get('*/__mock/mail', ({ request }) => answer(ok(databaseOf(request).mail))),
  http.get('*/__mock/personas', () => answer(ok(personas))),
  http.get('*/__mock/conditions', ({ request }) => answer(ok(databaseOf(request).conditions))),
  http.post('*/__mock/conditions', async ({ request }) => {
    const result = v.safeParse(conditionsSchema, await request.json().catch(() => undefined))
    if (!result.success) return answer(rejected({ conditions: result.issues.map(describe) }))
    Object.assign(databaseOf(request), { conditions: result.output, chaosDraws: 0 })
    return answer(ok(result.output))
  }),
  http.get('*/__mock/faults', ({ request }) => answer(ok(databaseOf(request).faults))),
  http.post('*/__mock/faults', async ({ request }) => {
    const result = v.safeParse(faultListSchema, await request.json().catch(() => undefined))
    if (!result.success) return answer(rejected({ faults: result.issues.map(describe) }))
    databaseOf(request).faults = result.output
    return answer(ok({ faults: result.output.length }))
  }),
  http.delete('*/__mock/faults', ({ request }) => {
    databaseOf(request).faults = []
    return answer(ok({ faults: 0 }))
  }),
]

function databaseName(request: Request): string | undefined {
  return cookiesOf(request).get('mock_db')
}

function databaseOf(request: Request): Database {
  return database(databaseName(request))
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`
}

function answer(result: Answer): Response {
  const response = toResponse(result, 'message')
  response.headers.set('x-mock-backend', '1')
  return response
}
