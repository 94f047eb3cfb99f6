import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { respondOverHttp, type Responder } from './http-bridge'
import { ok, problem, toResponse } from './responses'
import { applyFault, type Fault } from './faults'
import { callMock, signIn } from './test-client'

type Received = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

const rows = { results: Array.from({ length: 50 }, (_, row) => ({ row, name: 'Ünïcödé' })) }
const json = JSON.stringify(rows)
const BROWSER = 'gzip, deflate, br, zstd'

/** Returns the response as sent on the wire, without decoding it. */
async function receive(
  respond: Responder,
  acceptEncoding?: string,
  method = 'GET',
): Promise<Received> {
  const server = createServer((incoming, outgoing) => {
    // Close the connection if sending fails, for example because an announced body is missing.
    respondOverHttp(respond, incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, method, headers }, async (incoming) => {
      const pieces: Uint8Array[] = []
      for await (const piece of incoming) pieces.push(piece)
      const { statusCode: status } = incoming
      resolve({ status, headers: incoming.headers, body: Buffer.concat(pieces) })
    })
    request.on('error', reject)
  })
}

const list = async () => toResponse(ok(rows))

test.each([
  [BROWSER, 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['deflate, identity', undefined],
  ['br; q=0.000', undefined],
  [undefined, undefined],
])('responds to Accept-Encoding %s with a list encoded as %s', async (accepted, encoding) => {
  const { headers, body } = await receive(list, accepted)
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toBe('Accept-Encoding')
  const decodedText =
    encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body
  expect(String(decodedText)).toBe(json)
  expect(headers['content-length']).toBe(encoding ? undefined : String(body.length))
})

test('compresses a large error response', async () => {
  const errors = Object.fromEntries(rows.results.map(({ row, name }) => [`field_${row}`, [name]]))
  const respond = async () => toResponse(problem(422, 'Some fields are not valid', { errors }))
  const { status, headers } = await receive(respond, BROWSER)
  expect([status, headers['content-encoding']]).toEqual([422, 'br'])
})

const long = 'x'.repeat(2000)
const send = (type: string, headers: Record<string, string> = { 'content-length': '2000' }) =>
  new Response(long, { headers: { 'content-type': type, ...headers } })
const encodedHeaders = { 'content-length': '2000', 'content-encoding': 'zstd' }

test.each<[string, () => Response]>([
  ['a body smaller than 1 kB', () => toResponse(ok({ message: 'x'.repeat(900) }))],
  ['a zip', () => send('application/zip')],
  ['an image', () => send('image/png')],
  ['a body without a length', () => send('application/json', {})],
  ['a body that is already encoded', () => send('application/json', encodedHeaders)],
  ['a 204', () => new Response(null, { status: 204 })],
  ['a 304', () => new Response(null, { status: 304, headers: { 'content-length': '2000' } })],
])('sends %s unchanged', async (_, respond) => {
  const expectedResponse = respond()
  const { status, headers, body } = await receive(async () => respond(), BROWSER)
  expect(status).toBe(expectedResponse.status)
  expect(headers['content-encoding']).toBe(
    expectedResponse.headers.get('content-encoding') ?? undefined,
  )
  expect(headers.vary).toBeUndefined()
  expect(String(body)).toBe(await expectedResponse.text())
})

test('responds to HEAD with the uncompressed length and no body', async () => {
  const { headers, body } = await receive(list, BROWSER, 'HEAD')
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['content-length']).toBe(String(Buffer.byteLength(json)))
  expect(body).toHaveLength(0)
})

test.each<[Fault, string]>([
  [{ path: '', kind: 'truncated' }, json.slice(0, json.length / 2)],
  [{ path: '', kind: 'drip', ms: 1, bytes: 1000 }, json],
])('does not compress a body that the fault %o changes', async (fault, expected) => {
  const { headers, body } = await receive(
    (request) => applyFault(fault, { request, lang: 'en' }, list),
    BROWSER,
  )
  expect(headers['content-encoding']).toBeUndefined()
  expect(String(body)).toBe(expected)
})

test('compresses a page of 25 sessions to less than a fifth of its size', async () => {
  const { token } = await signIn('client')
  const body = { bundle_id: '20011', page: 1, page_size: 25 }
  const respond = () => callMock('v1/valify/bundle-sessions/', { body, token })
  const whole = await receive(respond)
  expect(whole.status).toBe(200)
  for (const accepted of [BROWSER, 'gzip'])
    expect((await receive(respond, accepted)).body.length).toBeLessThan(whole.body.length / 5)
})
