import assert from 'node:assert/strict'
import { chmod, mkdir } from 'node:fs/promises'
import { connect as connectHttp2 } from 'node:http2'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { makeCertificate } from '../certificate.mjs'
import { freePort } from '../port.mjs'
import { assertHeaders } from './header-matrix.mjs'
import { startNginx } from './nginx.mjs'
import { send } from './request.mjs'

/** Adds an nginx with a certificate of its own to the site. Returns whether that was possible. */
export async function startTls(site) {
  const folder = join(site.folder, 'tls')
  await mkdir(folder)
  if (!(await makeCertificate(folder))) return false
  await chmod(join(folder, 'key.pem'), 0o644)
  const port = await freePort()
  const env = {
    ...site.env,
    TLS_PORT: `127.0.0.1:${port}`,
    TLS_CERTIFICATE: join(folder, 'certificate.pem'),
    TLS_KEY: join(folder, 'key.pem'),
  }
  const nginx = await site.start(startNginx(folder, { env }))
  site.tls = { port, plainPort: nginx.port }
  return true
}

/** The version of TLS that is agreed on, or the code of the error. */
function handshake(port, version) {
  return new Promise((resolve) => {
    const socket = connect({
      port,
      minVersion: version,
      maxVersion: version,
      // Node would not offer the old versions by itself.
      ciphers: 'DEFAULT@SECLEVEL=0',
      rejectUnauthorized: false,
    })
    socket.on('secureConnect', () => {
      resolve(socket.getProtocol())
      socket.destroy()
    })
    socket.on('error', ({ code }) => resolve(code))
  })
}

/** One request over HTTP/2. */
async function sendHttp2(port, path) {
  const client = connectHttp2(`https://localhost:${port}`, { rejectUnauthorized: false })
  try {
    return await new Promise((resolve, reject) => {
      client.on('error', reject)
      const stream = client.request({ ':path': path })
      stream.on('error', reject)
      stream.on('response', (received) => {
        const { ':status': status, ...headers } = received
        resolve({
          status,
          // A header that came twice is one text here, which no expectation equals.
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name, [value].flat()]),
          ),
        })
      })
      stream.resume().end()
    })
  } finally {
    client.destroy()
  }
}

export const tlsChecks = [
  {
    name: 'TLS 1.2 and 1.3 are spoken, 1.0 and 1.1 are refused',
    run: async ({ tls: { port } }) => {
      assert.equal(await handshake(port, 'TLSv1.3'), 'TLSv1.3')
      assert.equal(await handshake(port, 'TLSv1.2'), 'TLSv1.2')
      const alert = 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION'
      assert.equal(await handshake(port, 'TLSv1.1'), alert)
      assert.equal(await handshake(port, 'TLSv1'), alert)
    },
  },
  {
    name: 'HTTP/2 has the same headers',
    run: async (site) => {
      for (const path of [
        '/app',
        site.script,
        '/assets/missing.js',
        '/portal-backend/v1/accounts/profile/',
      ])
        assertHeaders(site, await sendHttp2(site.tls.port, path))
    },
  },
  {
    name: 'plain HTTP leads to HTTPS',
    run: async (site) => {
      const headers = { host: 'portal.example' }
      const answer = await send({ port: site.tls.plainPort, path: '/app?a=%2F', headers })
      assert.equal(answer.status, 301)
      assert.deepEqual(answer.headers.location, ['https://portal.example/app?a=%2F'])
      assertHeaders(site, answer)
    },
  },
]
