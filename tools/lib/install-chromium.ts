import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installByApt } from './apt.ts'
import { findChromium, findHeadlessChromium } from './chromium.ts'
import { tool } from './project.ts'
import { runNode, seconds } from './run.ts'
import { Stop } from './stop.ts'

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const byApt = async () =>
  (await installByApt(['chromium', 'chromium-headless-shell'])) ? findChromium() : undefined

async function byPlaywright() {
  const playwright = tool('@playwright/test', 'playwright')
  const { code, output } = await runNode(playwright, ['install', 'chromium'])
  if (code === 0) return playwrightsOwn()
  console.error(output.trim().split('\n').slice(-10).join('\n'))
  return undefined
}

/** Installs Chromium if necessary, and returns Chromium's path. */
export async function ensureChromium(): Promise<string> {
  const givenPath = process.env['CHROMIUM_PATH']
  if (givenPath && !existsSync(givenPath))
    throw new Stop(`CHROMIUM_PATH is ${givenPath}, and there is no such file.`)
  const foundPath = findChromium() ?? playwrightsOwn()
  if (foundPath) {
    // The headless shell is optional and only saves time.
    if (!givenPath && foundPath === findChromium() && foundPath === findHeadlessChromium())
      await installByApt(['chromium-headless-shell'])
    return foundPath
  }
  const since = performance.now()
  console.log('Installing Chromium …')
  const installedPath = (await byApt()) ?? (await byPlaywright())
  if (!installedPath) {
    throw new Stop(
      'No Chromium was found and none could be installed: install one and give its path as CHROMIUM_PATH.',
    )
  }
  console.log(`Installed ${installedPath} in ${seconds(since)}.`)
  return installedPath
}
