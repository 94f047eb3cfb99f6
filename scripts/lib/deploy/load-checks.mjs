import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { until } from './request.mjs'

const HALF_OPEN = 600
const TWO_GB = 2 * 1024 ** 3
/** As in deploy/nginx/portal/backend.conf. */
const LIMIT = 64 * 1024 ** 2
const PIECE = Buffer.alloc(1024 * 1024)

/** A client that has begun a request and never ends it. */
function halfOpenClient(port) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET /app HTTP/1.1\r\nHost: portal.example\r\nX-Slow: ')
      resolve(socket)
    })
    socket.on('error', reject)
  })
}

async function assertQuick(site, paths) {
  for (const path of paths) {
    const since = performance.now()
    const { status } = await site.send(path)
    const took = performance.now() - since
    assert.ok(status < 500, `${path}: ${status}`)
    assert.ok(took < 1000, `${path} took ${Math.round(took)} ms`)
  }
}

const PATHS = ['/app', '/healthz', '/portal-backend/v1/accounts/profile/']

/** The memory of nginx, master and workers together, in kB. */
function memory({ pid }) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const sizes = [`${pid}`, ...children].map((each) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1]),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const UPLOAD = '/portal-backend/check/endless-upload'

/** Sends zeros until all are sent or the connection is closed. Gives the status, if there was one. */
async function uploadZeros(site, headers) {
  let sent = 0
  const write = (outgoing) => {
    const more = () => {
      while (sent < TWO_GB) {
        sent += PIECE.length
        if (!outgoing.write(PIECE)) return void outgoing.once('drain', more)
      }
      outgoing.end()
    }
    more()
  }
  const answer = await site.send(UPLOAD, { method: 'POST', headers, write }).catch(() => undefined)
  return answer?.status
}

/** These take long, so only `--full` runs them. */
export const loadChecks = [
  {
    name: `${HALF_OPEN} clients that never end their request do not disturb others, and are closed`,
    run: async (site) => {
      const sockets = await Promise.all(
        Array.from({ length: HALF_OPEN }, () => halfOpenClient(site.nginx.port)),
      )
      let closed = 0
      for (const socket of sockets) {
        socket.on('error', () => {}).on('close', () => (closed += 1))
        socket.resume()
      }
      await assertQuick(site, PATHS)
      // They go on, a byte now and then.
      const drip = setInterval(
        () => sockets.forEach((socket) => socket.writable && socket.write('x')),
        1000,
      )
      await until(() => closed === HALF_OPEN, 20_000).finally(() => clearInterval(drip))
      await assertQuick(site, PATHS)
    },
  },
  {
    name: 'an upload of 2 GB ends at the limit, with its size said or not, and costs neither memory nor disk',
    run: async (site) => {
      let received = 0
      site.backend.on(UPLOAD, (incoming) => {
        incoming.on('data', (piece) => (received += piece.length)).on('error', () => {})
      })
      const before = memory(site.nginx)
      assert.equal(await uploadZeros(site, { 'content-length': TWO_GB }), 413)
      assert.equal(received, 0)
      // It may see the connection closed before the answer.
      const status = await uploadZeros(site, { 'transfer-encoding': 'chunked' })
      assert.ok(status === 413 || status === undefined, `${status}`)
      assert.ok(received > 0 && received <= LIMIT, `the backend got ${received} bytes`)
      assert.ok(memory(site.nginx) - before < 20_000, `${memory(site.nginx) - before} kB more`)
      const written = readdirSync(`${site.nginx.runDir}/temp`, {
        recursive: true,
        withFileTypes: true,
      })
      assert.deepEqual(
        written.filter((entry) => entry.isFile()),
        [],
      )
      await assertQuick(site, PATHS)
    },
  },
]
