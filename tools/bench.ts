// Measures the portal in Chromium, and compares it with other apps and earlier builds. See docs/testing.md.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { peers, portal, type App } from './bench/apps.ts'
import { launchChromium, type Browser } from './bench/browser.ts'
import { formatRatio, median } from './bench/figures.ts'
import { makeTls, openSite, startBackend } from './bench/site.ts'
import type { Figures } from './bench/page.ts'
import { measureList, measureMemory, measureSignIn, type Subject } from './bench/visits.ts'
import { ensureBuilt } from './lib/build.ts'
import { fromRoot } from './lib/project.ts'
import { Stop, main } from './lib/stop.ts'

type Measure = (browser: Browser, subject: Subject) => Promise<Figures>

const tables: Readonly<Record<string, Measure>> = {
  'sign-in': measureSignIn,
  'list-10': (browser, subject) => measureList(browser, subject, 10),
  'list-50': (browser, subject) => measureList(browser, subject, 50),
  memory: measureMemory,
}

type Build = { name: string; dist: string; app: App }

/** Cleanup functions. They run in reverse order. */
const closers: (() => unknown)[] = []
async function closeAll() {
  for (let close = closers.pop(); close; close = closers.pop()) await close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(130)))

await main(async () => {
  const { builds, names, runs } = await readOptions()
  try {
    const tls = await makeTls()
    const browser = await launchChromium(tls.flag)
    closers.push(browser.close)
    const backend = await startBackend()
    closers.push(backend.close)
    const subjects: Subject[] = []
    for (const { name, dist, app } of builds) {
      const site = await openSite(dist, tls, app.hasBackend ? backend.url : undefined)
      closers.push(site.close)
      subjects.push({ name, app, site })
    }
    for (const [name, measure] of Object.entries(tables)) {
      if (names.includes(name))
        printTable(name, await measureInTurns(subjects, runs, (each) => measure(browser, each)))
    }
  } finally {
    await closeAll()
  }
})

async function readOptions() {
  const { build, compare = [], only, peer = [], runs = '5' } = parseOptions()
  const knownTables = Object.keys(tables)
  const unknownTable = only?.find((name) => !knownTables.includes(name))
  if (unknownTable)
    throw new Stop(`--only must be one of ${knownTables.join(', ')}, it is "${unknownTable}".`)
  if (!/^[1-9]\d?$/.test(runs)) throw new Stop(`--runs must be from 1 to 99, it is "${runs}".`)
  if (!build) console.error(await ensureBuilt())
  const builds: Build[] = [
    { name: 'portal', dist: requireBuilt(build ?? fromRoot('dist')), app: portal },
    ...peer.map((spec) => parseBuild(spec, 'shadcn-admin', peers)),
    ...compare.map((spec) => parseBuild(spec, 'before')),
  ]
  if (new Set(builds.map(({ name }) => name)).size < builds.length)
    throw new Stop('Two builds have the same name: name them, such as --compare older=DIST.')
  return { builds, names: only ?? knownTables, runs: Number(runs) }
}

function parseOptions() {
  const text = { type: 'string' } as const
  const several = { type: 'string', multiple: true } as const
  const options = { build: text, compare: several, only: several, peer: several, runs: text }
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new Stop(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Parses NAME=DIST, or DIST with the default name. A name without an entry in `apps` is an earlier build of the portal.
 */
function parseBuild(
  spec: string,
  defaultName: string,
  apps: Readonly<Record<string, App>> = {},
): Build {
  const [, name = defaultName, dist = ''] = /^(?:([^=]+)=)?(.*)$/.exec(spec) ?? []
  return { name, dist: requireBuilt(dist), app: apps[name] ?? portal }
}

function requireBuilt(spec: string): string {
  const dist = resolve(spec)
  if (existsSync(join(dist, 'index.html'))) return dist
  throw new Stop(`${dist} has no index.html: name a built folder.`)
}

/** Measures each subject once per run. Each run starts with a different subject, so no subject is always first. */
async function measureInTurns(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject) => Promise<Figures>,
) {
  const measurements = subjects.map(({ name }) => ({ name, runs: new Array<Figures>() }))
  for (let run = 0; run < runs; run++) {
    for (const turn of subjects.keys()) {
      const index = (run + turn) % subjects.length
      const subject = subjects[index]
      if (!subject) continue
      console.error(`run ${run + 1} of ${runs}: ${subject.name}`)
      measurements[index]?.runs.push(await measure(subject))
    }
  }
  return measurements
}

/** Prints each subject's medians, and the portal's paired ratios to the other subjects, with quartiles. */
function printTable(title: string, measurements: Awaited<ReturnType<typeof measureInTurns>>): void {
  const [first, ...others] = measurements
  if (!first) return
  const head = others.flatMap(({ name }) => [name, `${first.name} / ${name}`])
  const rows = Object.keys(first.runs[0] ?? {}).map((figure) => {
    const listValues = ({ runs }: typeof first) => runs.map((run) => run[figure] ?? NaN)
    const values = listValues(first)
    const cells = others.flatMap((other) => [
      format(median(listValues(other))),
      formatRatio(values, listValues(other)),
    ])
    return [figure, format(median(values)), ...cells]
  })
  const lines = [[title, first.name, ...head], ...rows]
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  const text = lines.map((line) => {
    const cells = line.map((cell, at) =>
      at === 0 ? cell.padEnd(widths?.[at] ?? 0) : cell.padStart(widths?.[at] ?? 0),
    )
    return `| ${cells.join(' | ')} |`
  })
  const rule = `|---|${'--:|'.repeat(lines[0] ? lines[0].length - 1 : 0)}`
  console.log(`\n${text.toSpliced(1, 0, rule).join('\n')}`)
}

function format(value: number): string {
  return value.toFixed(value < 10 ? 1 : 0)
}
