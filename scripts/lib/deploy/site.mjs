import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromRoot } from '../project.mjs'
import { Stop } from '../stop.mjs'
import { startMock, startWatched } from './backend.mjs'
import { startNginx } from './nginx.mjs'
import { send } from './request.mjs'

/** Places where nginx itself fails, as kinds of files. */
const FAILURES = `
location ~ ^/fails/500 { return 500; }
location ~ ^/fails/502 { proxy_pass http://127.0.0.1:1; }
`

/** What a check may look for in a copy of the build: a prerendered page, and files that must not be served. */
const EXTRA_FILES = {
  'auth/prerendered.html': 'prerendered',
  '.env': 'SECRET=1',
  _headers: '/*',
  'assets/.hidden.js': '1',
  'assets/entry.js.map': '{}',
}

/** The address of an asset whose name matches. */
const assetOf = (folder, pattern) => {
  const name = readdirSync(join(folder, 'assets')).find((each) => pattern.test(each))
  if (!name) throw new Stop(`The build has no file ${pattern}.`)
  return `/assets/${name}`
}

/** nginx over a copy of the build, the mock backend, and the backend that a check can command. `stop` ends everything. */
export async function startSite() {
  const headersFile = fromRoot('dist', '.server', 'headers.json')
  if (!existsSync(headersFile))
    throw new Stop('There is no dist/.server/headers.json: build first.')
  const folder = await mkdtemp(join(tmpdir(), 'deploy-check-'))
  const root = join(folder, 'dist')
  const running = []
  const stop = async () => {
    for (const each of running.toReversed()) await each.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const start = async (starting) => {
    const started = await starting
    running.push(started)
    return started
  }
  try {
    await chmod(folder, 0o755)
    await cp(fromRoot('dist'), root, { recursive: true })
    await mkdir(join(root, 'auth'), { recursive: true })
    for (const [name, content] of Object.entries(EXTRA_FILES))
      await writeFile(join(root, name), content)
    const mock = await start(startMock())
    const backend = await start(startWatched(mock))
    const env = {
      PORTAL_ROOT: root,
      PORTAL_BACKEND: `127.0.0.1:${backend.port}`,
      ADMIN_PORTAL_BACKEND: `127.0.0.1:${mock.port}`,
    }
    const serviceApi = readFileSync(fromRoot('deploy', 'service-api.conf'), 'utf8')
    const locations = FAILURES + serviceApi
    const nginx = await start(startNginx(folder, { env, locations }))
    const { port } = nginx
    return {
      folder,
      root,
      env,
      nginx,
      backend,
      start,
      stop,
      script: assetOf(root, /^index-.*\.js$/),
      style: assetOf(root, /\.css$/),
      securityHeaders: JSON.parse(readFileSync(headersFile, 'utf8')),
      send: (path, options) => send({ port, path, ...options }),
    }
  } catch (error) {
    await stop()
    throw error
  }
}
