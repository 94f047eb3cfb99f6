// A built folder behind a slow network, served as deploy/README.md asks of any server.
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { makeCertificate } from '../scripts/lib/certificate.mjs'
import { Stop } from '../scripts/lib/stop.mjs'
import { gzipSizes, serve } from './bench.mjs'
import { openLink } from './slow-link.mjs'

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
}
const BACKENDS = /^\/(?:portal-backend|admin-portal-backend|__mock)\//
/** Headers of one connection. HTTP/2 has none of them. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

/** A key and certificate for localhost, and what makes a Chromium accept it (and still cache what it fetches). */
export async function localTls() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'))
  try {
    if (!(await makeCertificate(folder)))
      throw new Stop(
        'There is no openssl to make a certificate with, and browsers use HTTP/2 only with one.',
      )
    const [key, cert] = ['key.pem', 'certificate.pem'].map((name) =>
      readFileSync(join(folder, name)),
    )
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    const hash = createHash('sha256').update(publicKey).digest('base64')
    return { key, cert, browserArgs: [`--ignore-certificate-errors-spki-list=${hash}`] }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Serves a built folder over HTTP/2, compressed; with `hasBackend`, the calls go to a mock backend of its own. */
export async function openSlowSite(dist, tls, { hasBackend }) {
  const backend = hasBackend ? await serve(dist) : undefined
  const fileOf = readAnswers(dist)
  const headers = headersOf(dist)
  let pending = 0
  const server = createSecureServer({ key: tls.key, cert: tls.cert }, (request, response) => {
    pending += 1
    response.on('close', () => void (pending -= 1))
    if (backend && BACKENDS.test(request.url)) passOn(request, response, backend.baseURL)
    else send(response, request, fileOf(request.url.split('?')[0]), headers)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const link = await openLink(server.address().port)
  return {
    baseURL: `https://localhost:${link.port}`,
    slowDown: link.slowDown,
    isBusy: () => pending > 0 || !link.isIdle(),
    sizeOf: gzipSizes(dist),
    async close() {
      link.close()
      server.close()
      await backend?.server.close()
    },
  }
}

/**
 * The headers that the build asks for, if it does. With the opener policy a page would have to wait for a process of its
 * own, and begin without compiled code: that would be compared, not the pages.
 */
function headersOf(dist) {
  const file = join(dist, '.server', 'headers.json')
  if (!existsSync(file)) return {}
  const { 'Cross-Origin-Opener-Policy': _, ...headers } = JSON.parse(readFileSync(file, 'utf8'))
  return headers
}

/** What is answered for a path. Files are compressed before anything is measured. */
function readAnswers(dist) {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `/${relative(dist, join(parentPath, name))}`)
    .filter((name) => !name.includes('/.'))
  const answers = new Map(names.map((name) => [name, readAnswer(dist, name)]))
  const page = (path) => answers.get(`${path}.html`) ?? answers.get('/index.html')
  return (path) => answers.get(path) ?? (path.startsWith('/assets/') ? undefined : page(path))
}

function readAnswer(dist, name) {
  const file = join(dist, name)
  const content = readFileSync(file)
  const type = TYPES[extname(name)]
  const compressed = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined
  const body = type ? (compressed ?? brotliCompressSync(content)) : content
  return {
    body,
    headers: {
      'content-type': type ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': name.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
      ...(type && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    },
  }
}

function send(response, request, answer, headers) {
  if (!answer) return response.writeHead(404, { ...headers, 'cache-control': 'no-store' }).end()
  if (request.headers['if-none-match'] === answer.headers.etag)
    return response.writeHead(304, { ...headers, etag: answer.headers.etag }).end()
  response.writeHead(200, { ...headers, ...answer.headers }).end(answer.body)
}

function passOn(incoming, outgoing, backend) {
  const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
  const options = { method: incoming.method, headers: Object.fromEntries(headers) }
  const onward = httpRequest(new URL(incoming.url, backend), options, (response) => {
    const passed = Object.entries(response.headers).filter(
      ([name]) => !OF_CONNECTION.includes(name),
    )
    outgoing.writeHead(response.statusCode, Object.fromEntries(passed))
    response.pipe(outgoing)
  })
  onward.on('error', () => outgoing.stream?.close())
  incoming.pipe(onward)
}
