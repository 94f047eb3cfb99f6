import { afterAll, beforeEach, expect, test } from 'vitest'
import { findDeviations } from '@/api/core/deviations'
import { translate } from '@/backend/translate'
import { realms } from '@/lib/realm'
import { resetDatabase } from '@mocks/db'
import { getExitCode } from './check-backend'
import { recordExamples, type SendExample } from './examples'
import { createForeignMock, createForeignTable } from './foreign-backend'
import { operations } from './operations'
import { account, checkMock, findingsIn, passwordSuffix } from './test-client'

beforeEach(() => resetDatabase())
afterAll(() => resetDatabase())

const table = createForeignTable()
const respond = createForeignMock({ passwordSuffix, latency: 0 })
const fetchForeign: typeof fetch = async (input, init) =>
  (await respond(new Request(input, init))) ?? Response.error()

/** Sends a request through the adapter. */
const sendForeign: SendExample = async ({ endpoint, realm, isForm }, example, token) => {
  const { params, query, body } = example
  const fields = body instanceof FormData ? Object.fromEntries(body) : body
  const request = { ...params, ...query, ...fields }
  const { path, options, read } = translate(endpoint, realm, { request, lang: 'en', table })
  const { method, searchParams, json } = options
  const url = new URL(path, `http://portal.test/${realms[realm].backend}/`)
  url.search = String(new URLSearchParams(searchParams))
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...json }))
    form.set(name, value instanceof Blob ? value : String(value))
  const response = await fetchForeign(url, {
    method: method.toUpperCase(),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(json && { body: isForm ? form : JSON.stringify(json) }),
  })
  if (!response.ok || endpoint.response === 'bytes') return response
  return Response.json(read(await response.json()))
}

test("changes every request's path", () => {
  for (const { endpoint, id, realm, path } of operations)
    expect(translate(endpoint, realm, { lang: 'en', table }).path, id).not.toBe(path)
})

test('sends every portal request through the adapter without deviations', async () => {
  const deviations: Record<string, unknown> = {}
  const responses: string[] = []
  await recordExamples(({ id, realm, response: schema }, response) => {
    responses.push(`${realm} ${id}`)
    if (typeof schema === 'string') return
    // The table moves fields out of `paging`, but the object itself stays in the response.
    const found = findDeviations(schema, response).filter(
      ({ kind, path }) => kind !== 'value' && path !== 'paging',
    )
    if (found.length > 0) deviations[`${realm} ${id}`] = found
  }, sendForeign)
  expect(deviations).toEqual({})
  expect(responses).toHaveLength(operations.length)
})

test('passes the contract check through the adapter', async () => {
  const report = await checkMock({
    client: account('client-sanctions'),
    admin: account('admin'),
    organization: '1008',
    write: true,
    fetch: fetchForeign,
    adapter: table,
  })
  const found = findingsIn(report).filter((each) => !each.includes(': hint: paging: '))
  expect(found).toEqual([expect.stringMatching(/^listServices: hint: services\[\]/)])
  expect(getExitCode(report)).toBe(0)
})

test('fails the contract check without the adapter', async () => {
  const report = await checkMock({ client: account('client'), fetch: fetchForeign })
  expect(getExitCode(report)).toBe(1)
})
