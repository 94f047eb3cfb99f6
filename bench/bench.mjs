// Shared by the measurements.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { freePort } from '../scripts/lib/port.mjs'
import { fromRoot } from '../scripts/lib/project.mjs'
import { median } from './figures.mjs'

/** How many times slower the processor is made. */
export const CPU = 4

export const slowDown = (cdp, rate = CPU) => cdp.send('Emulation.setCPUThrottlingRate', { rate })

export const launch = (...args) =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  })

/** The kB of a built file, gzipped, regardless of how a server sends it. */
export function gzipSizes(dist) {
  const sizes = new Map()
  return (file) => {
    if (!sizes.has(file))
      sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024)
    return sizes.get(file)
  }
}

/** Serves a built folder over a mock backend of its own. */
export async function serve(outDir = fromRoot('dist')) {
  const port = await freePort()
  const server = await preview({
    root: fromRoot(),
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  })
  return { server, baseURL: `http://localhost:${port}` }
}

/** The options of a browser context in which somebody is signed in. */
export async function signIn(browser, baseURL, { path, email, password }) {
  const page = await browser.newPage({ baseURL })
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth/'))
  const storageState = await page.context().storageState()
  await page.context().close()
  return { ...visitTo(baseURL), storageState }
}

export const visitTo = (baseURL) => ({
  baseURL,
  locale: 'en-GB',
  viewport: { width: 1440, height: 900 },
})

/**
 * What `measure(name)` gives in each of the runs, by name. They are measured in turns, and each run begins with another
 * one, so that none is always the first.
 */
export async function inTurns(names, runs, measure) {
  const measured = Object.fromEntries(names.map((name) => [name, []]))
  for (let run = 0; run < runs; run++) {
    const first = run % names.length
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      console.error(`run ${run + 1} of ${runs}: ${name}`)
      measured[name].push(await measure(name))
    }
  }
  return measured
}

/** Runs `measure(context)` in a browser context of its own. */
export async function inContext(browser, options, measure) {
  const context = await browser.newContext(options)
  try {
    return await measure(context)
  } finally {
    await context.close()
  }
}

/** Runs `measure(browser, visit)` with somebody signed in to the production build over the mock backend. */
export async function inPortal(account, measure) {
  await ensureBuilt()
  const { server, baseURL } = await serve()
  const browser = await launch()
  try {
    await measure(browser, await signIn(browser, baseURL, account))
  } finally {
    await browser.close()
    await server.close()
  }
}

/**
 * Prints the median of each figure next to its goal, and sets the exit code if one is missed. A goal is a limit, or
 * { atLeast }. The floor of a figure is the value for this browser and machine without the portal's code.
 */
export function report(goals, runs, floors = []) {
  for (const [name, goal] of Object.entries(goals)) {
    const values = runs.map((run) => run[name])
    const value = median(values)
    const floor = floors.flatMap((run) => run[name] ?? [])
    const ok = goal.atLeast === undefined ? value <= goal + 0.05 : value >= goal.atLeast
    if (!ok) process.exitCode = 1
    const shown = [
      name.padEnd(14),
      value.toFixed(1).padStart(8),
      ` goal ${goal.atLeast ?? goal}`.padEnd(12),
      ok ? 'ok    ' : 'MISSED',
      floor.length > 0 ? `floor ${median(floor).toFixed(1)}` : '',
      `(${values.map((each) => each.toFixed(1)).join(', ')})`,
    ]
    console.log(shown.join(' '))
  }
}
