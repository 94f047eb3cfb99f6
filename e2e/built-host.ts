import { cp, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
const backends = /^\/(portal-backend|admin-portal-backend|__mock)\//

export type BuiltHost = Awaited<ReturnType<typeof startBuiltHost>>

/** A copy of the build on a server of its own, whose files can vanish, hang or be deployed anew. */
export async function startBuiltHost(mockHost: string, build = 'dist') {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  await cp(build, folder, { recursive: true })
  const assets = join(folder, 'assets')
  const held = new Set<string>()
  const log: string[] = []

  async function fileOf(path: string): Promise<string | undefined> {
    const file = join(folder, path)
    const found = await stat(file).catch(() => undefined)
    if (found?.isFile()) return file
    // Unknown paths are the application's; an unknown asset is a 404 (row G5).
    return path.startsWith('/assets/') ? undefined : join(folder, 'index.html')
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '/', mockHost)
    if (backends.test(pathname)) return passOn(incoming, outgoing, mockHost)
    log.push(`${incoming.method} ${pathname}`)
    if (held.has(pathname)) return
    const file = await fileOf(pathname)
    if (!file) return void outgoing.writeHead(404, { 'cache-control': 'no-store' }).end()
    outgoing.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    })
    outgoing.end(incoming.method === 'HEAD' ? undefined : await readFile(file))
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The host has no port')

  const names = async (pattern: RegExp) =>
    (await readdir(assets)).filter((name) => pattern.test(name))
  return {
    url: `http://localhost:${address.port}`,
    /** The assets whose names match. */
    names,
    vanish: async (name: string) => rm(join(assets, name)),
    /** Takes a request for the asset and does not answer it. */
    hold: (name: string) => held.add(`/assets/${name}`),
    release: (name: string) => held.delete(`/assets/${name}`),
    /** What a new deploy does to an asset that changed: another name, in every file that speaks of it. */
    async deploy(name: string) {
      const next = name.replace(/-([\w-]{8})\./, '-$1new.')
      await rename(join(assets, name), join(assets, next))
      for (const file of (await names(/\.js$/)).map((each) => join(assets, each))) {
        const text = await readFile(file, 'utf8')
        if (text.includes(name)) await writeFile(file, text.replaceAll(name, next))
      }
    },
    /** How often a page was loaded. */
    pageLoads: () => log.filter((line) => line.startsWith('GET ') && !line.includes('.')).length,
    asked: (name: string) => log.filter((line) => line === `GET /assets/${name}`).length,
    async stop() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true })
    },
  }
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, mockHost: string): void {
  const { method, headers } = incoming
  const onward = request(
    new URL(incoming.url ?? '/', mockHost),
    { method, headers },
    (answered) => {
      outgoing.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(outgoing)
    },
  )
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
