import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folders = (...names: string[]) => names.flatMap((name) => process.env[name] ?? [])

const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: folders('PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA').map((folder) =>
    join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
}

/**
 * Returns the browser's path: CHROMIUM_PATH, or a browser that is installed on this system. If undefined, Playwright
 * chooses the browser.
 */
export function findChromium(): string | undefined {
  const givenPath = process.env['CHROMIUM_PATH']
  if (givenPath) return givenPath
  return (PLACES[process.platform] ?? []).find((place) => existsSync(place))
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Returns the path of Chromium's headless shell, or of the full browser if the shell is missing. The shell takes a
 * third less time, but doesn't have a back-forward cache.
 */
export function findHeadlessChromium(): string | undefined {
  if (process.env['CHROMIUM_PATH'] || !existsSync(HEADLESS_SHELL)) return findChromium()
  return HEADLESS_SHELL
}
