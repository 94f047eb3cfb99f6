import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { makeCertificate } from '../lib/certificate.ts'
import { freePort } from '../lib/port.ts'
import { startBackend } from './backend'
import { send, type RequestOptions } from './request'

/** Timeout that only a hanging start reaches. */
const START_TIMEOUT_MS = 60_000

/** nginx locations that fail with 500 and 502. */
const FAILURES = `
location ~ ^/fails/500 { return 500; }
location ~ ^/fails/502 { proxy_pass http://127.0.0.1:1; }
`

/** Files added to the copy of the build: a prerendered page, and files that must not be served. */
const EXTRA_FILES = {
  'auth/prerendered.html': 'prerendered',
  '.env': 'SECRET=1',
  _headers: '/*',
  'assets/.hidden.js': '1',
  'assets/entry.js.map': '{}',
}

/** If root runs the tests, nginx runs as nobody, so nginx doesn't have root's permissions. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

export type Site = Awaited<ReturnType<typeof startSite>>

/** Starts nginx with the configuration in deploy/, a copy of the build, and the mock backend. */
export async function startSite({ tls = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-test-'))
  const cleanups = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  }
  try {
    await chmod(folder, 0o755)
    const root = await copyBuild(folder)
    const backend = await startBackend()
    cleanups.push(backend.stop)
    const certificate = tls ? await createCertificate(folder) : undefined
    const nginx = await startNginx(folder, {
      PORTAL_ROOT: root,
      PORTAL_BACKEND: `127.0.0.1:${backend.port}`,
      ADMIN_PORTAL_BACKEND: `127.0.0.1:${backend.port}`,
      ...certificate?.env,
    })
    cleanups.push(nginx.stop)
    return {
      root,
      backend,
      script: findAsset(root, /^index-.*\.js$/),
      style: findAsset(root, /\.css$/),
      securityHeaders: readSecurityHeaders(root),
      tlsPort: certificate?.port ?? 0,
      readAccessLog: nginx.readAccessLog,
      readErrorLog: nginx.readErrorLog,
      send: (path: string, options?: RequestOptions) => send(nginx.port, path, options),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function copyBuild(folder: string) {
  const root = join(folder, 'dist')
  await cp('dist', root, { recursive: true })
  await mkdir(join(root, 'auth'), { recursive: true })
  for (const [name, content] of Object.entries(EXTRA_FILES))
    await writeFile(join(root, name), content)
  return root
}

function findAsset(root: string, pattern: RegExp) {
  const name = readdirSync(join(root, 'assets')).find((each) => pattern.test(each))
  if (!name) throw new Error(`dist/assets has no file ${pattern}`)
  return `/assets/${name}`
}

function readSecurityHeaders(root: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, '.server', 'headers.json'), 'utf8'))
}

async function createCertificate(folder: string) {
  if (!(await makeCertificate(folder))) throw new Error('openssl cannot make a certificate')
  const key = join(folder, 'key.pem')
  await chmod(key, 0o644)
  const port = await freePort()
  const env = {
    TLS_PORT: `127.0.0.1:${port}`,
    TLS_CERTIFICATE: join(folder, 'certificate.pem'),
    TLS_KEY: key,
  }
  return { port, env }
}

/** Starts nginx as the container does, with the variables in deploy/README.md. */
async function startNginx(folder: string, env: Record<string, string>) {
  const deploy = join(folder, 'deploy')
  const locations = join(deploy, 'nginx', 'portal', 'locations')
  await cp('deploy', deploy, { recursive: true })
  await mkdir(locations)
  const serviceApi = await readFile(join(deploy, 'service-api.conf'), 'utf8')
  await writeFile(join(locations, 'test.conf'), FAILURES + serviceApi)
  const runDir = join(folder, 'run')
  await mkdir(runDir)
  if (user) await chown(runDir, user.uid, user.gid)
  const accessLog = join(runDir, 'access.log')
  const port = await freePort()
  const child = spawn('sh', [join(deploy, 'start.sh')], {
    ...user,
    env: {
      PATH: process.env['PATH'],
      RUN_DIR: runDir,
      ACCESS_LOG: accessLog,
      PORT: `127.0.0.1:${port}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errorLog = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (errorLog += text))
  const exit = once(child, 'close')
  const stop = async () => {
    child.kill()
    await exit
  }
  const failure = exit.then(() => Promise.reject(new Error(`nginx did not start\n${errorLog}`)))
  const ready = vi.waitFor(() => send(port, '/healthz'), { timeout: START_TIMEOUT_MS })
  await Promise.race([ready, failure]).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    port,
    stop,
    readAccessLog: () => readFileSync(accessLog, 'utf8'),
    readErrorLog: () => errorLog,
  }
}
