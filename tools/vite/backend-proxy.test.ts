import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createBackend } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, preview, type InlineConfig } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { backendProxy } from './backend-proxy.ts'

const backend = createBackend(({ url, headers }, response) => {
  response.setHeader('set-cookie', [
    'sid=1; Domain=.example.com; Path=/idv/portal-backend; Secure; HttpOnly; SameSite=None',
    'csrf=2; path=/idv',
    '__Host-id=3; Path=/; Secure',
    'other=4; Path=/idvs',
  ])
  response.end(JSON.stringify({ url, host: headers.host, origin: headers.origin }))
})
let host = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  host = getHost(backend.address())
})
const root = mkdtempSync(join(tmpdir(), 'backend-proxy-'))
afterAll(() => {
  backend.close()
  rmSync(root, { recursive: true })
})

function getHost(address: AddressInfo | string | null | undefined): string {
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return `127.0.0.1:${address.port}`
}

async function startDev(config: InlineConfig): Promise<string> {
  const server = await createServer(config)
  onTestFinished(() => server.close())
  await server.listen()
  return getHost(server.httpServer?.address())
}

/**
 * Starts a preview server. It uses the development server's proxy, because `config` doesn't define a separate proxy.
 */
async function startPreview(config: InlineConfig): Promise<string> {
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } })
  onTestFinished(() => server.close())
  return getHost(server.httpServer.address())
}

const starts = [
  ['npm run dev', startDev],
  ['npm start', startPreview],
] as const

const configFor = (address: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  server: { host: '127.0.0.1', port: 0, ws: false, proxy: backendProxy(address) },
  build: { outDir: '.' },
})

test.each(starts)('%s forwards requests to a backend with a path prefix', async (_, start) => {
  const own = await start(configFor(`http://${host}/idv/`))
  const path = '/portal-backend/v1/accounts/initialize-password/a%2Fb/?lang=en'
  const call = (origin: string) =>
    fetch(`http://${own}${path}`, { method: 'POST', body: '{}', headers: { origin } })

  const response = await call(`http://${own}`)
  expect(await response.json()).toEqual({ url: `/idv${path}`, host, origin: `http://${host}` })
  expect(response.headers.getSetCookie()).toEqual([
    'sid=1; Path=/portal-backend; Secure; HttpOnly; SameSite=None',
    'csrf=2; path=/',
    '__Host-id=3; Path=/; Secure',
    'other=4; Path=/idvs',
  ])
  const foreign = await call('https://evil.example')
  expect(await foreign.json()).toMatchObject({ origin: 'https://evil.example' })
})

test.each(starts)('%s forwards requests to a backend without a prefix', async (_, start) => {
  const own = await start(configFor(`http://${host}`))
  const response = await fetch(`http://${own}/admin-portal-backend/v1/valify/services/?lang=fr`)
  expect(await response.json()).toEqual({
    url: '/admin-portal-backend/v1/valify/services/?lang=fr',
    host,
  })
  expect(response.headers.getSetCookie()).toContain('csrf=2; path=/idv')
})
