import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installByApt } from './apt.ts'
import { seconds } from './run.ts'
import { Stop } from './stop.ts'

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Returns the path of the first installed program. */
const find = (...names: string[]) =>
  names
    .flatMap((name) =>
      (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find(isProgram)

/** Returns Firefox's path: FIREFOX_PATH, or a Firefox that is installed on this system. */
export const findFirefox = () => process.env['FIREFOX_PATH'] ?? find('firefox-esr', 'firefox')

/**
 * Debian packages for driving each engine, with the programs that they install. WebKitGTK needs a screen, so it needs
 * Xvfb.
 */
type Engine = 'webkit' | 'firefox'

const packages: Record<Engine, Record<string, () => string | undefined>> = {
  webkit: {
    'webkit2gtk-driver': () => find('WebKitWebDriver'),
    xvfb: () => find('Xvfb'),
  },
  firefox: { 'firefox-esr': findFirefox },
}

export const engineNames: readonly Engine[] = ['webkit', 'firefox']

/** Installs missing packages for these engines. Throws if a package can't be installed. */
export async function ensureEngines(names = engineNames): Promise<void> {
  const neededPackages = names.flatMap((name) => Object.entries(packages[name]))
  const missing = () => neededPackages.filter(([, path]) => !path()).map(([name]) => name)
  const missingBefore = missing()
  if (missingBefore.length === 0) return
  const since = performance.now()
  console.log(`Installing ${missingBefore.join(', ')} …`)
  await installByApt(missingBefore)
  const missingAfter = missing()
  if (missingAfter.length > 0) {
    throw new Stop(
      `Missing for the journeys in WebKit and Firefox, and could not be installed: ${missingAfter.join(', ')}. They are packages of Debian; another Firefox can be given as FIREFOX_PATH.`,
    )
  }
  console.log(`Installed in ${seconds(since)}.`)
}
