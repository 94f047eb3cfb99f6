import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stop } from './stop.mjs'

/** The project's folder, wherever the command was started from. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const fromRoot = (...parts) => join(root, ...parts)

const windows = process.platform === 'win32'

/** The oldest Node that npm and these scripts run on, and the oldest that the tools run on. */
const FOR_NPM = [20, 19]
const FOR_TOOLS = [22, 12]

function isAtLeast(version, [major, minor]) {
  const [isMajor, isMinor] = version.replace(/^v/, '').split('.').map(Number)
  return isMajor > major || (isMajor === major && isMinor >= minor)
}

export function requireNode() {
  if (isAtLeast(process.version, FOR_NPM)) return
  throw new Stop(
    `Node ${FOR_NPM.join('.')} or newer is needed, this is ${process.version}: get one from https://nodejs.org and try again.`,
  )
}

/** The Node that runs the tools: the one npm installed with the packages, else this one when it is new enough. */
export function projectNode() {
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const own = fromRoot('node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  // It may be there and not run: musl instead of glibc.
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own
  if (isAtLeast(process.version, FOR_TOOLS)) return process.execPath
  throw new Stop(
    `On this system Node ${FOR_TOOLS.join('.')} or newer is needed, this is ${process.version}: get one from https://nodejs.org and try again.`,
  )
}

/** The script behind a package's command, to be run by `projectNode()` without a shell. */
export function tool(name, command = name) {
  const folder = fromRoot('node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** The environment of a tool: whatever it starts as `node` is the project's Node too. */
export function toolEnv(node, extra = {}) {
  return { ...process.env, PATH: dirname(node) + delimiter + (process.env.PATH ?? ''), ...extra }
}

/** The environment of npm itself, which must not run on the Node that it is about to replace. */
export function npmEnv() {
  const outside = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin/.test(folder))
  return { ...process.env, PATH: outside.join(delimiter) }
}
