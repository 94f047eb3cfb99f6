import { chown, cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../port.mjs'
import { fromRoot } from '../project.mjs'
import { startProgram } from './program.mjs'
import { send } from './request.mjs'

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
