import { existsSync } from 'node:fs'
import { chown, cp, mkdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { installByApt } from '../apt.mjs'
import { freePort } from '../port.mjs'
import { fromRoot } from '../project.mjs'
import { seconds } from '../run.mjs'
import { startProgram } from './program.mjs'
import { send } from './request.mjs'

/** Debian keeps it where only root looks for programs. */
const isInstalled = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((folder) =>
    existsSync(join(folder, 'nginx')),
  )

/** Whether nginx also sends the files that the build compressed with brotli. */
export const hasBrotli = () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')

/** Installs nginx, with its module for brotli, where that is possible. Returns whether there is one. */
export async function ensureNginx() {
  if (isInstalled() && hasBrotli()) return true
  const since = performance.now()
  console.log('Installing nginx …')
  if (await installByApt(['nginx', 'libnginx-mod-http-brotli-static']))
    console.log(`Installed in ${seconds(since)}.`)
  return isInstalled()
}

/** Root would hide that something needs its rights, so that nginx then runs as the user "nobody". */
const ordinaryUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/**
 * Starts nginx in the folder, as an ordinary user and as the container does. `env` has the variables of deploy/README.md,
 * `locations` a configuration to add.
 */
export async function startNginx(folder, { env, locations = '' }) {
  const copy = join(folder, 'deploy')
  const runDir = join(folder, 'run')
  await cp(fromRoot('deploy'), copy, { recursive: true })
  await mkdir(join(copy, 'nginx', 'portal', 'locations'))
  await writeFile(join(copy, 'nginx', 'portal', 'locations', 'check.conf'), locations)
  await mkdir(runDir, { recursive: true })
  if (ordinaryUser.uid) await chown(runDir, ordinaryUser.uid, ordinaryUser.gid)
  const port = await freePort()
  const accessLog = join(runDir, 'access.log')
  const program = await startProgram('nginx', 'sh', [join(copy, 'start.sh')], {
    ...ordinaryUser,
    env: {
      PATH: process.env.PATH,
      RUN_DIR: runDir,
      ACCESS_LOG: accessLog,
      PORT: `127.0.0.1:${port}`,
      ...env,
    },
    isReady: () => send({ port, path: '/healthz' }).catch(() => undefined),
  })
  const { pid, stop, output: errorLog } = program
  return { port, runDir, pid, accessLog, errorLog, stop }
}
