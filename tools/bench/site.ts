// Serves a built folder over HTTP/2 and a slow link, with the headers that deploy/README.md requires.
import { spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { request as sendRequest, type OutgoingHttpHeaders } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest as Request,
  type Http2ServerResponse as Response,
} from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as v from 'valibot'
import { makeCertificate } from '../lib/certificate.ts'
import { freePort } from '../lib/port.ts'
import { fromRoot } from '../lib/project.ts'
import { Stop } from '../lib/stop.ts'
import { listenOnFreePort, openSlowLink } from './slow-link.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
}
const BACKEND_PATH = /^\/(?:portal-backend|admin-portal-backend|__mock)\//
/** HTTP/2 forbids these headers. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * Creates a certificate for localhost, and the flag that makes Chromium trust the certificate and cache the site's
 * responses.
 */
export async function makeTls() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'))
  try {
    if (!(await makeCertificate(folder)))
      throw new Stop(
        'The bench needs openssl, because browsers use HTTP/2 only with a certificate.',
      )
    const key = readFileSync(join(folder, 'key.pem'))
    const cert = readFileSync(join(folder, 'certificate.pem'))
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    const hash = createHash('sha256').update(publicKey).digest('base64')
    return { key, cert, flag: `--ignore-certificate-errors-spki-list=${hash}` }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Tls = Pick<Awaited<ReturnType<typeof makeTls>>, 'key' | 'cert'>

/** Runs the mock backend in a separate process. */
export async function startBackend() {
  const port = await freePort()
  const child = spawn(process.execPath, [fromRoot('tools', 'mock-backend.ts')], {
    env: { ...process.env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit').then(() => {
    throw new Stop('The mock backend did not start.')
  })
  await Promise.race([once(child.stdout, 'data'), exit])
  exit.catch(() => {})
  return { url: `http://127.0.0.1:${port}`, close: () => child.kill() }
}

/** Serves a built folder and forwards backend requests to `backend`. */
export async function openSite(dist: string, tls: Tls, backend?: string) {
  const files = readFiles(dist)
  const headers = readHeaders(dist)
  let pending = 0
  const server = createSecureServer(tls, (request, response) => {
    pending += 1
    response.on('close', () => void (pending -= 1))
    const path = request.url.replace(/\?.*/, '')
    if (backend && BACKEND_PATH.test(path)) forward(request, response, backend)
    else respond(request, response, findFile(files, path), headers)
  })
  const link = await openSlowLink(await listenOnFreePort(server))
  return {
    origin: `https://localhost:${link.port}`,
    slowDown: link.slowDown,
    isBusy: () => pending > 0 || !link.isIdle(),
    close() {
      link.close()
      server.close()
    },
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>

/**
 * Returns the headers that the build requires, except the opener policy. That policy would start a new process without
 * a code cache.
 */
function readHeaders(dist: string): Record<string, string> {
  const file = join(dist, '.server', 'headers.json')
  if (!existsSync(file)) return {}
  const headers = v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(file, 'utf8')))
  delete headers['Cross-Origin-Opener-Policy']
  return headers
}

/** Reads and compresses a folder's files, keyed by URL path. */
function readFiles(dist: string) {
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `/${relative(dist, join(parentPath, name))}`)
    .filter((path) => !path.includes('/.'))
  return new Map(paths.map((path) => [path, readFile(dist, path)]))
}

type Files = ReturnType<typeof readFiles>
type File = ReturnType<typeof readFile>

function readFile(dist: string, path: string) {
  const file = join(dist, path)
  const content = readFileSync(file)
  const type = TYPES[extname(path)]
  const compress = () =>
    existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : brotliCompressSync(content)
  const body = type ? compress() : content
  return {
    body,
    headers: {
      'content-type': type ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
      ...(type && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    },
  }
}

function findFile(files: Files, path: string): File | undefined {
  const page = () => files.get(`${path}.html`) ?? files.get('/index.html')
  return files.get(path) ?? (path.startsWith('/assets/') ? undefined : page())
}

function respond(
  request: Request,
  response: Response,
  file: File | undefined,
  headers: OutgoingHttpHeaders,
): void {
  if (!file) response.writeHead(404, headers).end()
  else if (request.headers['if-none-match'] === file.headers.etag)
    response.writeHead(304, { ...headers, etag: file.headers.etag }).end()
  else response.writeHead(200, { ...headers, ...file.headers }).end(file.body)
}

function forward(request: Request, response: Response, backend: string): void {
  const without = (headers: OutgoingHttpHeaders) =>
    Object.fromEntries(
      Object.entries(headers).filter(
        ([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.includes(name),
      ),
    )
  const options = { method: request.method, headers: without(request.headers) }
  const onward = sendRequest(new URL(request.url, backend), options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, without(answer.headers))
    answer.pipe(response)
  })
  onward.on('error', () => response.stream.close())
  request.pipe(onward)
}
