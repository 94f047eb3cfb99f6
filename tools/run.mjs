// node tools/run.mjs NAME: installs missing packages, then runs tools/NAME.ts with the project's Node. This file is
// JavaScript because the Node that starts it may be too old for TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isWindows = process.platform === 'win32'

/** Minimum Node versions: for npm, and for running TypeScript. */
const FOR_NPM = '20.19'
const FOR_TOOLS = '22.19'

function isAtLeast(wanted) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}

function stop(text) {
  console.error(text)
  process.exit(1)
}

const tooOld = (wanted) =>
  `Node ${wanted} or newer is needed, this is ${process.version}: get one from https://nodejs.org and try again.`

const packagesOf = (lock) => JSON.parse(readFileSync(join(root, lock), 'utf8')).packages

/**
 * Whether node_modules contains the packages of package-lock.json, according to the record that npm writes at the end
 * of an installation.
 */
function isInstalled() {
  const record = join('node_modules', '.package-lock.json')
  if (!existsSync(join(root, record))) return false
  const installed = packagesOf(record)
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([path]) => path !== '')
    .every(([path, wanted]) => {
      const found = installed[path]
      // Packages for other systems are optional, so npm doesn't install them.
      return found ? found.integrity === wanted.integrity : wanted.optional === true
    })
}

/** Installs the packages without running their scripts (.npmrc), because no package needs its scripts. */
function install() {
  const since = performance.now()
  console.log('Installing the packages (npm ci) …')
  // npm must not run on the Node that it replaces, so PATH excludes that Node. `--include=dev` also installs the tools
  // if NODE_ENV is production.
  const outside = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin/.test(folder))
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--loglevel=error'],
    {
      cwd: root,
      env: { ...process.env, PATH: outside.join(delimiter) },
      stdio: ['ignore', 'ignore', 'inherit'],
      // On Windows, npm is a batch file, so it needs a shell.
      shell: isWindows,
    },
  )
  if (status !== 0) stop('The packages could not be installed: see what npm says above.')
  console.log(`Installed in ${((performance.now() - since) / 1000).toFixed(1)} s.`)
}

/** Returns the Node that npm installed with the packages, or the current Node if it is new enough. */
function projectNode() {
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const own = join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
  // The installed Node may not run on this system, for example with musl instead of glibc.
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own
  return isAtLeast(FOR_TOOLS) ? process.execPath : stop(tooOld(FOR_TOOLS))
}

const [name, ...args] = process.argv.slice(2)
if (!isAtLeast(FOR_NPM)) stop(tooOld(FOR_NPM))
if (!isInstalled()) install()
const node = projectNode()
const command = spawn(node, [join(root, 'tools', `${name}.ts`), ...args], {
  stdio: 'inherit',
  // A tool that starts `node` also gets the project's Node.
  env: { ...process.env, PATH: dirname(node) + delimiter + (process.env.PATH ?? '') },
})
// A terminal sends Ctrl-C to both processes, so this process ignores it and lets the command handle it.
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal))
command.on('close', (code) => process.exit(code ?? 1))
