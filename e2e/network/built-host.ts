import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { test as base } from '../fixtures'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
const backends = /^\/(portal-backend|admin-portal-backend|__mock)\//

export type BuiltHost = Awaited<ReturnType<typeof startBuiltHost>>

/** URL of the server that playwright.config.ts starts, with the mock backend. */
export const mockHost = `http://localhost:${process.env['E2E_PORT'] ?? '4273'}`

/**
 * Serves a copy of the build from a separate server. Tests can remove files, hold requests for files, or replace all
 * files as a new deploy would.
 */
export async function startBuiltHost(backend: string, build = 'dist') {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  await cp(build, folder, { recursive: true })
  const assets = join(folder, 'assets')
  const holds = new Map<string, PromiseWithResolvers<void>>()
  const log: string[] = []
  const headers: Record<string, string> = JSON.parse(
    await readFile(join(folder, '.server/headers.json'), 'utf8'),
  )

  async function findFile(path: string): Promise<string | undefined> {
    // A prerendered screen has its own HTML file.
    for (const file of [join(folder, path), join(folder, `${path}.html`)]) {
      const stats = await stat(file).catch(() => undefined)
      if (stats?.isFile()) return file
    }
    // index.html handles unknown paths, but an unknown asset is a 404 (row G5).
    return path.startsWith('/assets/') ? undefined : join(folder, 'index.html')
  }

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '/', backend)
    if (backends.test(pathname)) return passOn(incoming, outgoing, backend)
    log.push(`${incoming.method} ${pathname}`)
    await holds.get(pathname)?.promise
    const file = await findFile(pathname)
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
    outgoing.setHeader('Content-Security-Policy', policy)
    if (!file) return void outgoing.writeHead(404, { 'cache-control': 'no-store' }).end()
    outgoing.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    })
    outgoing.end(incoming.method === 'HEAD' ? undefined : await readFile(file))
  }

  let policy = headers['Content-Security-Policy'] ?? ''
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The host has no port')

  const names = async (pattern: RegExp) =>
    (await readdir(assets)).filter((name) => pattern.test(name))
  return {
    url: `http://localhost:${address.port}`,
    /** Returns the assets whose names match. */
    names,
    remove: async (name: string) => rm(join(assets, name)),
    /** Delays every response for the asset until `release` is called. */
    hold: (name: string) => holds.set(`/assets/${name}`, Promise.withResolvers()),
    release: (name: string) => {
      holds.get(`/assets/${name}`)?.resolve()
      holds.delete(`/assets/${name}`)
    },
    /** Renames every asset, like a new deploy that removes all old files. */
    async deploy() {
      const all = new Set(await names(/-[\w-]{8}\.\w+$/))
      const next = (name: string) => (all.has(name) ? name.replace(/\.\w+$/, 'new$&') : name)
      const texts = [
        ...(await names(/\.(js|css)$/)).map((name) => join(assets, name)),
        ...(await readdir(folder, { recursive: true }))
          .filter((name) => name.endsWith('.html'))
          .map((name) => join(folder, name)),
      ]
      for (const file of texts) {
        const text = await readFile(file, 'utf8')
        const renamed = text.replace(/\w[\w.-]*/g, next)
        await writeFile(file, renamed)
        // The page's inline script also names files, so the next build's policy must allow the new script.
        if (file.endsWith('.html')) policy = withHashes(policy, text, renamed)
      }
      for (const name of all) await rename(join(assets, name), join(assets, next(name)))
    },
    pageLoads: () => log.filter((line) => line.startsWith('GET ') && !line.includes('.')).length,
    /** Number of requests for these assets. */
    requests: (...files: string[]) =>
      log.filter((line) => files.some((name) => line === `GET /assets/${name}`)).length,
    async stop() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Returns the policy with the old page's script hashes replaced by the new page's hashes. */
function withHashes(policy: string, oldPage: string, newPage: string): string {
  const hashes = (page: string) =>
    Array.from(page.matchAll(/<script>([^]*?)<\/script>/g), ([, text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    )
  const after = hashes(newPage)
  return hashes(oldPage).reduce((text, hash, at) => text.replace(hash, after[at] ?? hash), policy)
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, backend: string): void {
  const { method, headers } = incoming
  const onward = request(new URL(incoming.url ?? '/', backend), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}

/** Long timeout, because it must only end a build that hangs. */
export const BUILD_TIMEOUT = 600_000

export async function buildPortal(folder: string, args: string[], env: Record<string, string>) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', ...args, '--outDir', folder]
  await promisify(execFile)(process.execPath, vite, {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  })
}

/** Builds the portal with these arguments and variables, and serves the build until `use` ends. */
export async function withBuild(
  {
    args = [],
    env = {},
    backend,
  }: { args?: string[]; env?: Record<string, string>; backend: string },
  use: (host: BuiltHost) => Promise<void>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'build-'))
  await buildPortal(folder, args, env)
  const host = await startBuiltHost(backend, folder)
  await use(host)
  await host.stop()
  await rm(folder, { recursive: true })
}

/** Patterns for browser and portal log messages about files that a deploy removed. */
export const GONE_FILES = [
  /status of 404.*\/assets\//,
  /\/assets\/\S+\.css' because its MIME type/,
  /^ChunkLoadError: .* \(missing\)/,
]

/** Finds the script that started the page. */
const entry = (tab: Page) => tab.locator('script[type=module][src]')
export const expectOldBuild = (tab: Page) =>
  expect(entry(tab)).not.toHaveAttribute('src', /new\.js$/)
export const expectNewBuild = (tab: Page) => expect(entry(tab)).toHaveAttribute('src', /new\.js$/)

/** Gives each journey its own copy of the build, so the journey may damage that copy. */
export const test = base.extend<{ host: BuiltHost }>({
  host: async ({}, use) => {
    const host = await startBuiltHost(mockHost)
    await use(host)
    await host.stop()
  },
  baseURL: async ({ host }, use) => use(host.url),
})
