import { existsSync, readFileSync } from 'node:fs'
import { fromRoot, npmEnv } from './project.mjs'
import { run, seconds } from './run.mjs'
import { Stop } from './stop.mjs'

const packagesOf = (lock) => JSON.parse(readFileSync(lock, 'utf8')).packages

/** Whether node_modules holds what package-lock.json asks for, by the record that npm leaves there at the end. */
function isInstalled() {
  const record = fromRoot('node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = packagesOf(record)
  return Object.entries(packagesOf(fromRoot('package-lock.json')))
    .filter(([path]) => path !== '')
    .every(([path, wanted]) => {
      const found = installed[path]
      // The packages of other systems are optional and stay away.
      return found ? found.integrity === wanted.integrity : wanted.optional === true
    })
}

/**
 * Installs the packages if they are missing or the lock has changed. Their own scripts do not run (.npmrc), and none
 * needs to: the parts of a package for this system are an optional package.
 */
export async function ensureInstalled() {
  if (isInstalled()) return
  const since = performance.now()
  console.log('Installing the packages (npm ci) …')
  // NODE_ENV=production would leave out the tools that build the portal.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error']
  const { code, output } = await run('npm', args, { env: npmEnv() })
  if (code !== 0) {
    console.error(output.trim().split('\n').slice(-20).join('\n'))
    throw new Stop('The packages could not be installed: see what npm says above.')
  }
  console.log(`Installed in ${seconds(since)}.`)
}
