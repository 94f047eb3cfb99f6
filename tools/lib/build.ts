import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadEnv } from 'vite'
import { fromRoot, root, tool } from './project.ts'
import { runNode, seconds } from './run.ts'
import { Stop, withoutStack } from './stop.ts'

/** All inputs of the production build. */
const SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tools/vite',
  'lingui.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'tools/lib/packages.ts',
  'mocks/vite.ts',
  'mocks/no-adapter.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/**
 * File with the hash of the last build's sources. It is stored next to the build's record, so any other build removes
 * the file.
 */
const STAMP = fromRoot('.cache', 'build', 'sources.sha256')

function* filesUnder(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) return void (yield path)
  for (const name of readdirSync(path).toSorted()) yield* filesUnder(join(path, name))
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesUnder(join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash.update(`\n${file.slice(root.length)}\n`).update(readFileSync(file))
    }
  }
  for (const name of Object.keys(process.env).toSorted()) {
    if (name.startsWith('VITE_') || name === 'BRAND') hash.update(`\n${name}=${process.env[name]}`)
  }
  hash.update(`\nADAPTER=${getAdapter()}`)
  return hash.digest('hex')
}

/** Returns the build's adapter setting. With the mock backend, the portal doesn't use an adapter (vite.config.ts). */
function getAdapter(): string {
  const env = loadEnv('production', root, ['BACKEND_URL', 'ADAPTER'])
  return env['ADAPTER'] ?? (env['BACKEND_URL'] ? '' : 'none')
}

const isBuilt = () =>
  existsSync(fromRoot('dist', 'index.html')) &&
  existsSync(fromRoot('release', 'bom.json')) &&
  existsSync(fromRoot('release', 'maps')) &&
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === sourcesHash()

/** Builds for production unless nothing has changed since the last build. Returns a description of the result. */
export async function ensureBuilt(): Promise<string> {
  if (isBuilt()) return 'nothing has changed since the last build'
  const since = performance.now()
  const env = { ...process.env, NODE_ENV: 'production', ADAPTER: getAdapter() }
  const { code, output } = await runNode(tool('vite'), ['build'], { env })
  if (code !== 0) {
    throw new Stop(`${withoutStack(output)}\n\nThe build failed: see what it says above.`)
  }
  mkdirSync(dirname(STAMP), { recursive: true })
  // The build may have regenerated the route tree, so read the sources again.
  writeFileSync(STAMP, sourcesHash())
  return `built in ${seconds(since)}`
}
