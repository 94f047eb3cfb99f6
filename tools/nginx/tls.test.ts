import { once } from 'node:events'
import { connect as connectHttp2 } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { connect, type SecureVersion } from 'node:tls'
import { beforeAll, expect, test } from 'vitest'
import { expectHeaders } from './expect-headers'
import type { SiteResponse } from './request'
import { startSite, type Site } from './site'

let site: Site
beforeAll(async () => {
  site = await startSite({ tls: true })
  return site.stop
})

/** Returns the negotiated TLS version, or the error code. */
function handshake(version: SecureVersion) {
  return new Promise<string | null | undefined>((resolve) => {
    const socket = connect({
      port: site.tlsPort,
      minVersion: version,
      maxVersion: version,
      // By default, Node doesn't offer the old TLS versions.
      ciphers: 'DEFAULT@SECLEVEL=0',
      rejectUnauthorized: false,
    })
    socket.on('secureConnect', () => {
      resolve(socket.getProtocol())
      socket.destroy()
    })
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
  })
}

async function sendHttp2(path: string): Promise<SiteResponse> {
  const client = connectHttp2(`https://localhost:${site.tlsPort}`, { rejectUnauthorized: false })
  try {
    const stream = client.request({ ':path': path })
    const [received] = await once(stream, 'response')
    const body = await buffer(stream)
    // Node joins the values of a repeated header, so a repeated header fails the expectations.
    const headers = Object.entries(received).map(([name, value]) => [name, [value].flat()])
    return {
      status: received[':status'],
      headers: Object.fromEntries(headers),
      body,
      text: body.toString(),
    }
  } finally {
    client.destroy()
  }
}

test('accepts TLS 1.2 and 1.3, and rejects 1.0 and 1.1', async () => {
  expect(await handshake('TLSv1.3')).toBe('TLSv1.3')
  expect(await handshake('TLSv1.2')).toBe('TLSv1.2')
  expect(await handshake('TLSv1.1')).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION')
  expect(await handshake('TLSv1')).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION')
})

test('sends the same headers over HTTP/2', async () => {
  for (const [path, status] of [
    ['/app', 200],
    [site.script, 200],
    ['/assets/missing.js', 404],
    ['/portal-backend/v1/accounts/profile/?lang=en', 401],
  ] as const) {
    const response = await sendHttp2(path)
    expect(response.status, path).toBe(status)
    expectHeaders(site, response)
  }
})

test('redirects plain HTTP to HTTPS', async () => {
  const response = await site.send('/app?a=%2F', { headers: { host: 'portal.example' } })
  expect(response).toMatchObject({
    status: 301,
    headers: { location: ['https://portal.example/app?a=%2F'] },
  })
  expectHeaders(site, response)
})
