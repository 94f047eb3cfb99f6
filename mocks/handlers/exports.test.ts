import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { extraResultListSchema } from '@/backend/extra-results'
import { database } from '@mocks/db'
import { personas } from '@mocks/personas'
import { callMock, readAs, signIn } from '@mocks/test-client'

const bundle_id = '20024'
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
let token = ''
beforeAll(async () => {
  token = (await signIn('admin')).token
})

test('exports a zip with one CSV of all results and one JSON file per day', async () => {
  const body = { bundle_id, start_date: day(9), end_date: day(2) }
  const response = await callMock('v1/valify/export-extra-results/', {
    realm: 'admin',
    body,
    token,
  })
  expect(response.headers.get('content-disposition')).toContain('.zip"')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const csv = files['extra-results.csv'] ?? new Uint8Array()
  expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = strFromU8(csv).trim().split('\r\n')
  const days = Object.keys(files).filter((name) => name.startsWith('json/'))
  const results = days.flatMap((name): unknown[] => JSON.parse(strFromU8(files[name] ?? csv)))
  expect(days.length).toBeGreaterThan(1)
  expect(lines).toHaveLength(results.length + 1)
})

test("lists the exported zip's results in pages, newest first", async () => {
  const client = (await signIn('client')).token
  const days = { bundle_id, start_date: day(9), end_date: day(2) }
  const page = (number: number) =>
    readAs(extraResultListSchema, 'v1/valify/extra-results/', {
      body: { ...days, page: number, page_size: 10 },
      token: client,
    })
  const response = await callMock('v1/valify/export-extra-results/', {
    body: days,
    token: client,
  })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const lines = strFromU8(files['extra-results.csv'] ?? new Uint8Array())
    .trim()
    .split('\r\n')
  const [first, second] = [await page(1), await page(2)]
  expect(first.total).toBe(lines.length - 1)
  const times = [...first.results, ...second.results].map((result) => result.created_at ?? '')
  expect(times).toHaveLength(20)
  expect(times).toEqual(times.toSorted().toReversed())
  expect((await page(9999)).results).toEqual([])
})

test('responds with 404 instead of an empty zip', async () => {
  for (const body of [
    { bundle_id: '20063', start_date: day(9), end_date: day(0) },
    { bundle_id, start_date: '2019-01-01', end_date: '2019-02-01' },
  ]) {
    const response = await callMock('v1/valify/export-extra-results/', {
      realm: 'admin',
      body,
      token,
    })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'There are no results in this period' })
  }
})

test.each(['images', 'transactions'])('sends an export of %s by email', async (kind) => {
  const path = `v1/valify/export-${kind}/`
  const body = {
    organization_id: '1001',
    bundle_id,
    start_date: '2026-09-01',
    end_date: '2026-09-03',
  }
  const send = async (change: object, as = token) => {
    const response = await callMock(path, {
      realm: 'admin',
      body: { ...body, ...change },
      token: as,
    })
    return { status: response.status, ...(await response.json()) }
  }
  expect((await send({})).status).toBe(200)
  expect(database().mail.at(-1)).toMatchObject({
    to: personas.admin.email,
    subject: `Your ${kind.slice(0, -1)} export: Wallet sign-up, 2026-09-01 to 2026-09-03`,
  })
  const sentCount = database().mail.length
  expect(await send({ start_date: '1.9.2026', bundle_id: null })).toMatchObject({
    status: 422,
    errors: { start_date: ['Use the format YYYY-MM-DD'], bundle_id: ['This field is required'] },
  })
  expect(await send({ end_date: '2026-08-01' })).toHaveProperty('errors.end_date')
  expect(await send({ bundle_id: '20089' })).toHaveProperty('errors.bundle_id')
  expect(await send({ bundle_id: '1' })).toMatchObject({ status: 404 })
  expect(await send({ organization_id: '1' })).toMatchObject({ status: 404 })
  const none = await signIn('admin-monitoring')
  expect(await send({}, none.token)).toMatchObject({ status: 403 })
  expect(database().mail).toHaveLength(sentCount)
})
