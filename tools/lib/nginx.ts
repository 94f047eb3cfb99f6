import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installByApt } from './apt.ts'
import { seconds } from './run.ts'

/**
 * Whether nginx is installed. Also searches /usr/sbin, because Debian installs nginx there and only root's PATH
 * contains it.
 */
const isInstalled = () =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].some((folder) =>
    existsSync(join(folder, 'nginx')),
  )

/** Whether nginx can serve the files that the build compressed with brotli. */
export const hasBrotli = () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')

/** Installs nginx with its brotli module if possible. Returns whether nginx is installed. */
export async function ensureNginx() {
  if (process.platform !== 'linux') return false
  if (isInstalled() && hasBrotli()) return true
  const since = performance.now()
  console.log('Installing nginx …')
  if (await installByApt(['nginx', 'libnginx-mod-http-brotli-static']))
    console.log(`Installed in ${seconds(since)}.`)
  return isInstalled()
}
