import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { panelMiddleware } from './panel-host'

let base = ''
let server: Server
const outDir = mkdtempSync(join(tmpdir(), 'panel-host-'))

beforeAll(async () => {
  writeFileSync(join(outDir, 'index.html'), '<html><head></head><body>portal</body></html>')
  const panel = panelMiddleware(process.cwd(), outDir)
  server = createServer((request, response) => {
    panel(request, response, () => response.writeHead(204).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address === 'object' && address) base = `http://127.0.0.1:${address.port}`
})
afterAll(() => {
  server.close()
  rmSync(outDir, { recursive: true })
})

const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } })

test('leaves pages unchanged until the panel is requested', async () => {
  expect((await visit('/auth/login')).status).toBe(204)
  expect((await visit('/auth/login', { cookie: 'mock_db=x' })).status).toBe(204)
})

test('stores mock-panel in a cookie and redirects to the URL without the parameter', async () => {
  const response = await visit('/app/pages/home?mock-panel&a=1')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/app/pages/home?a=1')
  expect(response.headers.get('set-cookie')).toContain('mock_panel=open')
  const off = await visit('/?mock-panel=off')
  expect(off.headers.get('set-cookie')).toContain('mock_panel=; Max-Age=0')
  const hostile = await visit('/..//evil.example/?mock-panel')
  expect(hostile.headers.get('location')).toMatch(/^\/(?!\/)/)
})

test('adds the panel script to every page if the cookie is set', async () => {
  const html = await (await visit('/any/where', { cookie: 'mock_panel=closed' })).text()
  expect(html).toContain('<script type="module" async src="/__mock/panel.js"></script></head>')
  const cookie = 'mock_panel=open'
  expect((await visit('/assets/main.js', { cookie })).status).toBe(204)
  expect((await visit('/app', { cookie, accept: 'application/json' })).status).toBe(204)
})

test('bundles the panel script into a single file', async () => {
  const response = await fetch(`${base}/__mock/panel.js`)
  expect(response.headers.get('content-type')).toContain('text/javascript')
  const code = await response.text()
  expect(code).toContain('Expire token now')
  expect(code).not.toMatch(/\bfrom\s*["'`]|\bimport\s*[("'`]/)
  expect(code).not.toContain('innerHTML')
})
