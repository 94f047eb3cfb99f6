// @vitest-environment node
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { extraResultListSchema } from '@/api/extra-results/schema'
import { imageSchema } from '@/api/images/schema'
import { transactionListSchema } from '@/api/transactions/schema'
import { read, send, signIn, valify } from './test-client'

const bundle_id = '20024'
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
let token = ''
beforeAll(async () => {
  token = (await signIn('admin')).access_token
})

test('an export is a zip with a CSV of all and a JSON a day', async () => {
  const body = { bundle_id, start_date: day(9), end_date: day(2) }
  const response = await send(valify('admin', 'export-extra-results/'), { body, token })
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

test('the list of a client has the results of the zip, the newest first, page by page', async () => {
  const client = (await signIn('client')).access_token
  const days = { bundle_id, start_date: day(9), end_date: day(2) }
  const page = (number: number) =>
    read(extraResultListSchema, valify('client', 'extra-results/'), {
      body: { ...days, page: number, page_size: 10 },
      token: client,
    })
  const response = await send(valify('client', 'export-extra-results/'), {
    body: days,
    token: client,
  })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const lines = strFromU8(files['extra-results.csv'] ?? new Uint8Array())
    .trim()
    .split('\r\n')
  const [first, second] = [await page(1), await page(2)]
  expect(first.total).toBe(lines.length - 1)
  const times = [...first.results, ...second.results].map((result) => result.created_at)
  expect(times).toHaveLength(20)
  expect(times).toEqual(times.toSorted().toReversed())
  expect((await page(9999)).results).toEqual([])
})

test('a period without results is told, not zipped', async () => {
  for (const body of [
    { bundle_id: '20063', start_date: day(9), end_date: day(0) },
    { bundle_id, start_date: '2019-01-01', end_date: '2019-02-01' },
  ]) {
    const response = await send(valify('admin', 'export-extra-results/'), { body, token })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'There are no results in this period' })
  }
})

test('images are PNGs, the same each time, boxed on demand', async () => {
  const listBody = { bundle_id, page: 1, page_size: 1, service: 'ocr', status: 'success' }
  const { transactions } = await read(
    transactionListSchema,
    valify('admin', 'bundle-transactions/'),
    { body: listBody, token },
  )
  const body = { bundle_id, transaction_id: transactions[0]?.transaction_id, image_type: 'back' }
  const image = (call: string) => read(imageSchema, valify('admin', call), { body, token })
  const [original, again, boxed] = [
    await image('original-image/'),
    await image('original-image/'),
    await image('boxed-image/'),
  ]
  expect(Buffer.from(original.img, 'base64').subarray(0, 8).toString('latin1')).toBe(
    '\x89PNG\r\n\x1a\n',
  )
  expect(again.img).toBe(original.img)
  expect(boxed.img).not.toBe(original.img)
  for (const { x, y, w, h } of boxed.boxes ?? []) {
    expect(Math.min(x, y, w, h)).toBeGreaterThan(0)
    expect(Math.max(x + w, y + h)).toBeLessThan(1)
  }
  const selfie = await send(valify('admin', 'original-image/'), {
    body: { ...body, image_type: 'selfie' },
    token,
  })
  expect(selfie.status).toBe(404)
})
