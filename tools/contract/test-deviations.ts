import { vi } from 'vitest'
import type { Deviation, Json } from './test-client'

const setFields = (fields: Json) => (body: Json) => ({ ...body, ...fields })
const drop = (...fields: string[]) =>
  setFields(Object.fromEntries(fields.map((name) => [name, undefined])))
/** Returns a function that changes each record of a list. */
const each = (list: string, change: (record: Json) => Json) => (body: Json) => {
  const records = body[list]
  return { ...body, [list]: Array.isArray(records) ? records.map(change) : records }
}
const when = (field: string, value: unknown, then: Json) => (body: Json, sent: Json) =>
  sent[field] === value ? { ...body, ...then } : body

type Responds = Deviation['responds']
const html = (status: number) =>
  new Response('<h1>Error</h1>\n', { status, headers: { 'content-type': 'text/html' } })
const always =
  (other: () => Response): Responds =>
  async () =>
    other()
/** Replaces the mock's error responses. `onSuccess` replaces its success responses. */
const onRefusal =
  (other: () => Response): Responds =>
  async (mock) => {
    const response = await mock()
    return response.ok ? response : other()
  }
const onSuccess =
  (other: () => Response): Responds =>
  async (mock) => {
    const response = await mock()
    return response.ok ? other() : response
  }
/** Repeats the first response to each refresh token, so a token works twice. */
function usedTwice(): Responds {
  const pairs = new Map<unknown, Response>()
  return async (mock, { refresh_token: token }) => {
    const response = pairs.get(token) ?? (await mock())
    pairs.set(token, response.clone())
    return response
  }
}
const tooLate: Responds = () => {
  vi.advanceTimersByTime(60_000)
  return new Promise(() => {})
}
const noConnection = (): never => {
  throw new TypeError('fetch failed', {
    cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }),
  })
}

const sessions = 'bundle-sessions/'
const session = 'bundle-session-details/'
const transactions = 'bundle-transactions/'
const profile = 'profile/'
const figures = 'dashboard-analytics/'
const inUtc = 'expected a time in UTC such as 2026-11-25T16:30:00Z'

/** Each deviation's name, path suffix and change, with the only finding that it causes. */
export const deviations: [string, string, Omit<Deviation, 'path'>, string][] = [
  [
    'a required field is missing',
    sessions,
    { answers: each('sessions', drop('created_at')) },
    'listSessions: failed: sessions[].created_at: expected a value, got nothing',
  ],
  [
    'an ID is empty',
    'organization-bundles/',
    { answers: each('bundles', setFields({ id: '' })) },
    'listBundles: failed: bundles[].id: expected a text that is not empty, got text of 0',
  ],
  [
    'a field is a number instead of text',
    profile,
    { answers: setFields({ name: 42 }) },
    'getProfile: deviates: name: expected string, got number',
  ],
  [
    'a field is text instead of a number',
    sessions,
    { answers: (body) => ({ ...body, total: String(body['total']) }) },
    'listSessions: deviates: total: expected number, got text of',
  ],
  [
    'a list is null',
    session,
    { answers: setFields({ services: null }) },
    'getSession: failed: services: expected array, got null',
  ],
  [
    'a response is a list instead of an object',
    profile,
    { answers: (body) => [body] },
    'getProfile: failed: (the whole answer): expected an object, got list of 1',
  ],
  [
    'times have another format',
    transactions,
    { answers: each('transactions', setFields({ time: '25/11/2026 16:30' })) },
    `listTransactions: failed: transactions[].time: ${inUtc}, got text of 16`,
  ],
  [
    'times contain only a day',
    sessions,
    {
      answers: each('sessions', (record) => ({
        ...record,
        created_at: String(record['created_at']).slice(0, 10),
      })),
    },
    `listSessions: deviates: sessions[].created_at: ${inUtc}, got text of 10`,
  ],
  [
    'a status is unknown',
    session,
    { answers: setFields({ status: 'paused' }) },
    'getSession: hint: status: expected one of success, failed, in_progress, expired, got text of 6',
  ],
  [
    'a field is unknown',
    profile,
    { answers: setFields({ nickname: 'Mona' }) },
    'getProfile: hint: nickname: expected no such field',
  ],
  [
    'the page number is ignored',
    sessions,
    { sends: setFields({ page: 1 }) },
    'listSessions: failed: page: expected other records on page 2, got the same as on page 1',
  ],
  [
    'the second page is empty',
    transactions,
    { answers: when('page', 2, { transactions: [] }) },
    'listTransactions: failed: page: expected records on page 2, got none',
  ],
  [
    'page numbers start at 0',
    sessions,
    { sends: (body) => ({ ...body, page: Number(body['page']) + 1 }) },
    'listSessions: failed: page: expected records on page 1, got none of',
  ],
  [
    'the page size is ignored',
    sessions,
    { sends: setFields({ page_size: 25 }) },
    'listSessions: failed: page_size: expected 5 records at most, got 25 records',
  ],
  [
    'the total counts only the current page',
    'extra-results/',
    { answers: setFields({ total: 5 }) },
    'listExtraResults: failed: total: expected all records: 10 at least, got fewer',
  ],
  [
    'the sort order is ignored',
    sessions,
    { sends: drop('ordering') },
    'listSessions: failed: ordering: expected -created_at: the newest first; created_at: the oldest first, got another order',
  ],
  [
    'the status filter is ignored',
    transactions,
    { sends: drop('status') },
    'listTransactions: failed: status: expected no other records, got',
  ],
  [
    'a status filter finds nothing',
    sessions,
    { answers: (body, { status }) => (status ? { sessions: [], total: 0 } : body) },
    'listSessions: failed: status: expected the records that have it, got none',
  ],
  [
    'the service filter is ignored',
    transactions,
    { sends: drop('service') },
    'listTransactions: failed: service: expected no other records, got',
  ],
  [
    "a list's period is ignored",
    sessions,
    { sends: drop('start_date', 'end_date') },
    'listSessions: failed: start_date, end_date: expected records of that day alone, got',
  ],
  [
    'a period does not include its last day',
    transactions,
    { answers: (body, sent) => (sent['end_date'] ? { transactions: [], total: 0 } : body) },
    'listTransactions: failed: start_date, end_date: expected the records of that day, got none',
  ],
  [
    'a rate is a percentage',
    figures,
    { answers: (b) => ({ ...b, summary: { ...Object(b['summary']), success_rate: 87.5 } }) },
    'getDashboardFigures: failed: summary.success_rate: expected a number from 0 to 1, got number',
  ],
  [
    'the analytics period is ignored',
    figures,
    { sends: setFields({ start_date: '2026-01-01', end_date: '2026-01-31' }) },
    'getDashboardFigures: failed: start_date, end_date: expected a series within the period, got',
  ],
  [
    'an error is HTML',
    session,
    { responds: onRefusal(() => html(404)) },
    'getSession (bad ID): failed: body: expected an error in JSON, got text/html of 15 characters',
  ],
  [
    'an error has no text',
    session,
    { responds: onRefusal(() => Response.json({ code: 4 }, { status: 404 })) },
    'getSession (bad ID): failed: body: expected a text in message, detail or errors, got object',
  ],
  [
    'a bad ID does not cause an error',
    session,
    { responds: onRefusal(() => Response.json({})) },
    'getSession (bad ID): failed: status: expected 4xx to an ID that does not exist, got 200',
  ],
  [
    'a bad token is rejected in plain text',
    profile,
    { responds: onRefusal(() => new Response('Unauthorized', { status: 401 })) },
    'getProfile (bad token): deviates: body: expected an error in JSON, got text/plain of 12 characters',
  ],
  [
    'a bad token is accepted',
    profile,
    { responds: onRefusal(() => Response.json({})) },
    'getProfile (bad token): failed: status: expected 401 or 403 to a bad token, got 200',
  ],
  [
    'a refresh token works twice',
    'refresh/',
    { responds: usedTwice() },
    'refreshTokens (used token): failed: status: expected 4xx to a token that has been used, got 200',
  ],
  [
    'a refresh returns no new refresh token',
    'refresh/',
    { answers: drop('refresh_token') },
    'refreshTokens: deviates: refresh_token: expected a new token, got none, so the old one is sent again',
  ],
  [
    'a sign-out without lang is rejected',
    'logout/',
    { responds: always(() => Response.json({ message: 'No lang' }, { status: 400 })) },
    'signOut: failed: status: expected 2xx to a call without lang, got 400',
  ],
  [
    'a response is not JSON',
    profile,
    { responds: onSuccess(() => html(200)) },
    'getProfile: failed: body: expected JSON in UTF-8, got text/html of 15 characters',
  ],
  [
    'a response is not in UTF-8',
    profile,
    { responds: onSuccess(() => new Response(Uint8Array.of(0x22, 0xe9, 0x22))) },
    'getProfile: failed: body: expected JSON in UTF-8, got 3 bytes that are not UTF-8',
  ],
  [
    'a request fails',
    figures,
    { responds: always(() => html(500)) },
    'getDashboardFigures: failed: status: expected 2xx to a call with start_date, end_date, got 500',
  ],
  [
    'a sort order is rejected',
    transactions,
    {
      responds: (mock, { ordering }) =>
        ordering === undefined ? mock() : Promise.resolve(html(400)),
    },
    'listTransactions: failed: status: expected 2xx to a call with bundle_id, page, page_size, ordering, got 400',
  ],
  [
    'a request is redirected',
    figures,
    { responds: always(() => Response.redirect('http://localhost/login')) },
    'getDashboardFigures: failed: status: expected 2xx to a call with start_date, end_date, got 302',
  ],
  [
    'there is no connection',
    figures,
    { responds: always(noConnection) },
    'getDashboardFigures: failed: answer: expected an answer, got no connection (ECONNRESET)',
  ],
  [
    'a response arrives too late',
    figures,
    { responds: tooLate },
    'getDashboardFigures: failed: answer: expected an answer, got none in time',
  ],
]
