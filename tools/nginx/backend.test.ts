import type { IncomingMessage } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { expectHeaders } from './expect-headers'
import { startSite, type Site } from './site'

let site: Site
beforeAll(async () => {
  site = await startSite()
  return site.stop
})

const TEST = '/portal-backend/test'
const ADMIN_LOGIN = '/admin-portal-backend/v1.1/authentication/login/'
const CLIENT_LOGIN = '/portal-backend/v2/authentication/login/?lang=en'
const PROFILE = '/portal-backend/v1/accounts/profile/?lang=en'

const signIn = (path: string) =>
  site.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'unknown@example.com', password: 'a'.repeat(64) }),
  })

async function countBytes(incoming: IncomingMessage) {
  let size = 0
  for await (const piece of incoming) size += piece.length
  return size
}

test.each([CLIENT_LOGIN, ADMIN_LOGIN])('forwards %s to its backend', async (path) => {
  const response = await signIn(path)
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  expect(JSON.parse(response.text)).toMatchObject({ message: expect.stringMatching(/./) })
  expect(response.headers['x-mock-backend']).toEqual(['1'])
  expectHeaders(site, response)
})

test('forwards service API requests to the backend', async () => {
  const response = await site.send('/api/no-such-call', { method: 'POST', body: '{}' })
  expect(response.headers['x-mock-backend']).toEqual(['1'])
  expectHeaders(site, response)
})

test('forwards a URL unchanged, with proxy headers', async () => {
  const path = `${TEST}/a%2Fb%20c%2E..%2f?q=%2F&r=a+b`
  site.backend.on(path, ({ headers }, outgoing) => outgoing.end(JSON.stringify(headers)))
  const { status, text } = await site.send(path, { headers: { host: 'portal.example' } })
  expect(status).toBe(200)
  expect(JSON.parse(text)).toMatchObject({
    host: 'portal.example',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  })
})

test("sends the backend's Cache-Control header and no other", async () => {
  const headers = { 'cache-control': 'private, max-age=60', 'retry-after': '7' }
  site.backend.on(`${TEST}/cached`, (_, outgoing) => outgoing.writeHead(429, headers).end())
  const response = await site.send(`${TEST}/cached`)
  expect(response.headers).toMatchObject({
    'cache-control': ['private, max-age=60'],
    'retry-after': ['7'],
  })
  expectHeaders(site, response)
})

test('forwards a list as the backend sent it, compressed or not', async () => {
  const list = Buffer.from(JSON.stringify(Array.from({ length: 2000 }, (_, row) => ({ row }))))
  const compressed = brotliCompressSync(list)
  site.backend.on(`${TEST}/list`, ({ headers }, outgoing) => {
    const isAccepted = headers['accept-encoding'] === 'gzip, deflate, br'
    outgoing
      .writeHead(200, {
        'content-type': 'application/json',
        vary: 'Accept-Encoding',
        ...(isAccepted && { 'content-encoding': 'br' }),
      })
      .end(isAccepted ? compressed : list)
  })
  for (const [accepted, encoding, sent] of [
    ['gzip, deflate, br', ['br'], compressed],
    ['gzip', undefined, list],
  ] as const) {
    const response = await site.send(`${TEST}/list`, { headers: { 'accept-encoding': accepted } })
    expect(response.headers['content-encoding'], accepted).toEqual(encoding)
    expect(response.headers['vary'], accepted).toEqual(['Accept-Encoding'])
    expect(response.body.equals(sent), accepted).toBe(true)
    expectHeaders(site, response)
  }
})

test('streams a download', async () => {
  const arrivedDeferred = Promise.withResolvers<void>()
  site.backend.on(`${TEST}/zip`, async (_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/zip' }).write('first')
    await arrivedDeferred.promise
    outgoing.end('last')
  })
  const { text } = await site.send(`${TEST}/zip`, { onData: () => arrivedDeferred.resolve() })
  expect(text).toBe('firstlast')
})

test("doesn't write a download to disk while a slow client reads it", async () => {
  const zip = Buffer.alloc(32_000_000)
  site.backend.on(`${TEST}/large-zip`, (_, outgoing) => outgoing.end(zip))
  const { body } = await site.send(`${TEST}/large-zip`, {
    onData: (incoming) => {
      incoming.pause()
      setTimeout(() => incoming.resume(), 1)
    },
  })
  expect(body).toHaveLength(zip.length)
  expect(site.readErrorLog()).not.toContain('temporary file')
})

test('streams an upload', async () => {
  const arrivedDeferred = Promise.withResolvers<void>()
  site.backend.on(`${TEST}/upload`, async (incoming, outgoing) => {
    incoming.once('data', () => arrivedDeferred.resolve())
    outgoing.end(`${await countBytes(incoming)}`)
  })
  const { text } = await site.send(`${TEST}/upload`, {
    method: 'POST',
    headers: { 'content-length': 9 },
    write: async (outgoing) => {
      outgoing.write('first')
      await arrivedDeferred.promise
      outgoing.end('last')
    },
  })
  expect(text).toBe('9')
})

test('accepts the largest body that the portal sends', async () => {
  // Two photos of 25 MB in base64, and the fields around them.
  const largest = Buffer.alloc(2 * 4 * Math.ceil(25_000_000 / 3) + 10_000)
  site.backend.on(`${TEST}/photos`, async (incoming, outgoing) => {
    outgoing.end(`${await countBytes(incoming)}`)
  })
  const { text } = await site.send(`${TEST}/photos`, { method: 'POST', body: largest })
  expect(text).toBe(`${largest.length}`)
})

test('responds with 413 to a body over the limit', async () => {
  const response = await site.send(`${TEST}/too-large`, {
    method: 'POST',
    headers: { 'content-length': 64 * 1024 ** 2 + 1 },
    write: (outgoing) => outgoing.flushHeaders(),
  })
  expect(response).toMatchObject({ status: 413, text: '{}' })
})

test('limits sign-ins but not other requests', async () => {
  const responses = await Promise.all(Array.from({ length: 60 }, () => signIn(ADMIN_LOGIN)))
  // The mock backend also limits sign-ins, so count only nginx's responses.
  const limitedResponses = responses.filter(({ headers }) => !headers['x-mock-backend'])
  expect(limitedResponses.length).toBeGreaterThanOrEqual(5)
  expect(limitedResponses.length).toBeLessThanOrEqual(45)
  for (const response of limitedResponses) {
    expect(response).toMatchObject({
      status: 429,
      headers: { 'retry-after': ['10'] },
      text: '{}',
    })
    expectHeaders(site, response)
  }
  const other = await site.send('/admin-portal-backend/v1/accounts/profile/')
  expect(other.status).not.toBe(429)
})

const TOKEN = 'secret-token'
const INITIALIZE = `/portal-backend/v1/accounts/initialize-password/${TOKEN}/`

test('logs neither tokens nor query strings', async () => {
  site.backend.on(INITIALIZE, ({ socket }) => socket.destroy())
  expect((await site.send(INITIALIZE)).status).toBe(502)
  for (const path of [
    `/auth/verify-email/${TOKEN}`,
    `/auth?token=${TOKEN}`,
    `//auth/${TOKEN}`,
    `/Auth/${TOKEN}`,
    `/%61uth/${TOKEN}`,
    `/app/pages/home?token=${TOKEN}`,
    `/auth/%zz${TOKEN}`,
    `/admin-portal-backend/v1/x/?lang=en&token=${TOKEN}`,
  ])
    await site.send(path)
  await site.send('/app/written', { method: 'POST' })
  await site.send('/app/last-of-these')
  await expect.poll(site.readAccessLog, { timeout: 60_000 }).toContain('/app/last-of-these')
  const log = site.readAccessLog()
  expect(log).toContain('"GET /auth/- HTTP/1.1" 200')
  expect(log).toContain('"GET /portal-backend/v1/accounts/initialize-password/- HTTP/1.1" 502')
  expect(log).toContain('"POST /app/written HTTP/1.1" 405')
  expect(log).not.toContain(TOKEN)
  expect(log).not.toContain('?')
  expect(site.readErrorLog()).not.toContain(TOKEN)
})

test('serves pages while a backend is down, and forwards requests after it restarts', async () => {
  await site.backend.stop()
  expect(await site.send(PROFILE)).toMatchObject({ status: 502, text: '{}' })
  expect((await site.send('/app')).status).toBe(200)
  await site.backend.start()
  expect((await site.send(PROFILE)).status).toBe(401)
})
