import { readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { hasBrotli } from '../lib/nginx.ts'
import { expectHeaders } from './expect-headers'
import { startSite, type Site } from './site'

let site: Site
beforeAll(async () => {
  site = await startSite()
  return site.stop
})

const page = {
  status: 200,
  headers: { 'content-type': [expect.stringMatching(/^text\/html/)] },
  text: expect.stringContaining('id="root"'),
}

test('serves index.html at an unknown path', async () => {
  for (const path of ['/', '/no/such/screen', '/app', '/auth/', '/index.html', '/?a=.js'])
    expect(await site.send(path), path).toMatchObject(page)
})

test("serves index.html at an area's path, even if the path looks like a file", async () => {
  for (const path of [
    '/app/sessions/a.b',
    '/app/pages/bundle/x%2Fy.js/sessions/..z',
    '/admin/clients/.env',
    '/auth/verify-email/a.b.css',
    `/auth/verify-email/${'t'.repeat(2000)}`,
  ])
    expect(await site.send(path), path).toMatchObject(page)
})

test('serves a prerendered page instead of index.html', async () => {
  expect(await site.send('/auth/prerendered?token=x')).toMatchObject({
    text: 'prerendered',
    headers: { 'cache-control': ['no-cache'] },
  })
  expect(await site.send('/auth/prerendered.html')).toMatchObject(page)
})

const uncached404 = { status: 404, headers: { 'cache-control': ['no-store'] } }

test('G5 returns an uncached 404 instead of index.html for a missing file', async () => {
  for (const path of ['/assets/index-gone.js', '/assets/none', '/logo.png', '/a/b.css']) {
    const response = await site.send(path)
    expect(response, path).toMatchObject(uncached404)
    expectHeaders(site, response)
  }
})

test('H10 does not serve source maps, dotfiles or files for the server', async () => {
  for (const path of [
    '/.env',
    '/%2Eenv',
    '/.server/headers.conf',
    '/.server/health.json',
    '/assets/..%2F.server/headers.json',
    '/assets/.hidden.js',
    '/assets/entry.js.map',
    '/_headers',
    '/index.html.br',
    `${site.script}.gz`,
  ]) {
    const response = await site.send(path)
    expect(response, path).toMatchObject(uncached404)
    expectHeaders(site, response)
  }
})

const brotli = hasBrotli() ? { encoding: ['br'], extension: '.br' } : undefined
const gzip = { encoding: ['gzip'], extension: '.gz' }

test.each([
  { accepted: 'br;q=1.0, gzip;q=0.8', ...(brotli ?? gzip) },
  { accepted: 'gzip, deflate', ...gzip },
  { accepted: 'identity', encoding: undefined, extension: '' },
])(
  "serves the build's file variant for Accept-Encoding: $accepted",
  async ({ accepted, encoding, extension }) => {
    for (const [path, file] of [
      [site.script, site.script],
      ['/auth', '/index.html'],
    ] as const) {
      const response = await site.send(path, { headers: { 'accept-encoding': accepted } })
      expect(response.headers['content-encoding'], path).toEqual(encoding)
      expect(response.headers['vary'], path).toEqual(['Accept-Encoding'])
      expect(response.body.equals(readFileSync(join(site.root, file + extension))), path).toBe(true)
    }
  },
)

test('sends each header once with a 416', async () => {
  const response = await site.send(site.script, { headers: { range: 'bytes=99999999-' } })
  expect(response.status).toBe(416)
  expect(response.headers['cache-control']).toHaveLength(1)
  expectHeaders(site, response)
})

test('sends a content type for every kind of file', async () => {
  const names = readdirSync('dist', { recursive: true }).map(String)
  const servedNames = names.filter((name) => /^[^.].*\.(?!br$|gz$)\w+$/.test(name))
  for (const name of new Map(servedNames.map((each) => [extname(each), each])).values()) {
    const { status, headers } = await site.send(`/${name}`)
    expect(status, name).toBe(200)
    expect(headers['content-type'], name).not.toEqual(['application/octet-stream'])
  }
})

test.each([
  { status: 400, reason: 'malformed', path: '/app/%zz' },
  { status: 405, reason: 'not allowed', path: '/app', method: 'POST' },
  { status: 414, reason: 'too long', path: `/app?${'x'.repeat(40_000)}` },
])(
  'sends the security headers with a $status for a request that is $reason',
  async ({ status, path, method }) => {
    const response = await site.send(path, { method })
    expect(response.status).toBe(status)
    expectHeaders(site, response)
  },
)

test('returns the served version at /healthz', async () => {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
  const response = await site.send('/healthz')
  expect(JSON.parse(response.text)).toEqual({ status: 'ok', version })
  expect(response.headers['cache-control']).toEqual(['no-store'])
  expectHeaders(site, response)
})
