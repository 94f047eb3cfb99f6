import { expect, test, vi } from 'vitest'
import { createDriftLog } from './drift-log'
import { observeFetch, type JsonAnswer } from './observe-fetch'

const sessionsUrl = `${location.origin}/portal-backend/v1/valify/bundle-sessions/?lang=en`
const session = {
  session_id: 's-1',
  bundle_id: 'b-1',
  status: 'success',
  created_at: '2026-11-25T16:30:00Z',
  services: [],
  transactions_count: 4,
}
const list = (...sessions: object[]) => ({ sessions, total: sessions.length })

function answered(body: BodyInit | null, init: ResponseInit & { type?: string } = {}) {
  const { type = 'application/json', ...rest } = init
  return new Response(body, { ...rest, headers: { 'content-type': type, ...rest.headers } })
}
const json = (body: unknown) => answered(JSON.stringify(body))

/** A page whose fetch is observed and gives these answers in turn. */
function observe(...answers: Response[]) {
  const inspect = vi.fn<(answer: JsonAnswer) => void>()
  const send = observeFetch(async () => {
    const next = answers.shift()
    if (!next) throw new TypeError('No further answer')
    return next
  }, inspect)
  return { inspect, send }
}

test('passes a JSON answer on as it came, and inspects a copy of it', async () => {
  const answer = json(list(session))
  const { inspect, send } = observe(answer)
  const received = await send(sessionsUrl, { method: 'POST', body: '{}' })
  expect(received).toBe(answer)
  expect(received.body?.locked).toBe(false)
  expect(inspect).not.toHaveBeenCalled()
  expect(await received.json()).toEqual(list(session))
  await vi.waitFor(() => expect(inspect).toHaveBeenCalledOnce())
  expect(inspect).toHaveBeenCalledWith({
    realm: 'client',
    method: 'POST',
    path: 'v1/valify/bundle-sessions/',
    json: list(session),
  })
})

test('reads the call from a request too', async () => {
  const { inspect, send } = observe(json({ bundles: [] }))
  const url = `${location.origin}/admin-portal-backend/v1/valify/organization-bundles/`
  await send(new Request(url, { method: 'POST' }))
  await vi.waitFor(() => expect(inspect).toHaveBeenCalledOnce())
  expect(inspect.mock.lastCall?.[0]).toMatchObject({
    realm: 'admin',
    method: 'POST',
    path: 'v1/valify/organization-bundles/',
  })
})

const large = `"${'x'.repeat(5_000_000)}"`
const untouched: [what: string, answer: () => Response, url?: string][] = [
  ['a file', () => answered('PK', { type: 'application/zip' })],
  ['an error', () => answered('{}', { status: 400 })],
  ['an answer without a body', () => answered(null, { status: 204 })],
  [
    'an answer that says it is large',
    () => answered('{}', { headers: { 'content-length': '5000001' } }),
  ],
  ['another path of the host', () => json({}), `${location.origin}/version.json`],
  ['another host', () => json({}), 'https://other.example/portal-backend/v1/x/'],
]

test.each(untouched)('makes no copy of %s', async (_, answer, url = sessionsUrl) => {
  const original = answer()
  const clone = vi.spyOn(original, 'clone')
  const { send } = observe(original)
  expect(await send(url)).toBe(original)
  expect(clone).not.toHaveBeenCalled()
})

test('inspects neither an answer that turns out to be large nor one that is no JSON', async () => {
  const { inspect, send } = observe(answered(large), answered('<html>'), json({}))
  const texts = [await send(sessionsUrl), await send(sessionsUrl)].map((each) => each.text())
  expect(await Promise.all(texts)).toEqual([large, '<html>'])
  await send(sessionsUrl)
  await vi.waitFor(() => expect(inspect).toHaveBeenCalled())
  expect(inspect.mock.calls).toEqual([[expect.objectContaining({ json: {} })]])
})

test('a call that fails does so for the portal too', async () => {
  const { send } = observe()
  await expect(send(sessionsUrl)).rejects.toThrow('No further answer')
})

test('collects deviations by call and field, without a value', async () => {
  const log = createDriftLog()
  const sent = {
    ...session,
    created_at: 'yesterday',
    transactions_count: '12',
    nickname: 'Mona Ali',
  }
  const answers = [list(session, sent, sent), list({ ...sent, transactions_count: '3' }), list()]
  for (const answer of answers)
    log.inspect({
      realm: 'client',
      method: 'POST',
      path: 'v1/valify/bundle-sessions/',
      json: answer,
    })
  log.inspect({
    realm: 'client',
    method: 'GET',
    path: 'v1/valify/organization-bundles/',
    json: { bundles: [{ name: 'No id' }] },
  })
  log.inspect({ realm: 'client', method: 'GET', path: 'v1/unknown/', json: {} })

  const calls = log.calls()
  expect(calls.map(({ operation, answers: count }) => [operation.id, count])).toEqual([
    ['listSessions', 3],
    ['listBundles', 1],
  ])
  expect(calls[0]?.fields).toEqual([
    {
      path: 'sessions[].transactions_count',
      kind: 'type',
      expected: 'number',
      got: ['text of 2', 'text of 1'],
      answers: 2,
      isFatal: false,
    },
    {
      path: 'sessions[].created_at',
      kind: 'format',
      expected: 'a time in UTC such as 2026-11-25T16:30:00Z',
      got: ['text of 9'],
      answers: 2,
      isFatal: false,
    },
    {
      path: 'sessions[].nickname',
      kind: 'unknown',
      expected: 'no such field',
      got: ['text of 8'],
      answers: 2,
      isFatal: false,
    },
  ])
  expect(calls[1]?.fields).toMatchObject([
    { path: 'bundles[].id', kind: 'missing', isFatal: true, answers: 1 },
  ])
  expect(JSON.stringify(calls.map(({ fields }) => fields))).not.toMatch(/Mona|yesterday/)
})
