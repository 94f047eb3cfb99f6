import { existsSync } from 'node:fs'
import { run } from './run.ts'

/** Installs Debian packages if that requires no password. Returns whether they are installed. */
export async function installByApt(packages: readonly string[]): Promise<boolean> {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = async (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args]
    return (await run(command, rest, { env })).code === 0
  }
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages)
  return (await install()) || ((await apt('update')) && (await install()))
}
