// npm run bench: all measurements, one after another; with options, builds next to each other, or pictures.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { fromRoot } from '../scripts/lib/project.mjs'
import { Stop, main } from '../scripts/lib/stop.mjs'
import { CPU } from './bench.mjs'
import { compare } from './compare.mjs'
import { takePictures } from './pictures.mjs'
import { TABLE_NAMES, printTables } from './tables.mjs'

await main(async () => {
  const { values, positionals } = readOptions()
  const isPlain = ['pictures', 'peer', 'compare'].every((name) => values[name] === undefined)
  const saved = [...(values.compare ?? []), ...positionals]
  const build = isPlain ? undefined : await buildFrom(values.build)
  if (values.pictures !== undefined) {
    await takePictures(resolve(values.pictures), build)
  } else if (values.peer !== undefined) {
    await printTables({
      build,
      saved: saved.map((given) => namedFolder(given, 'before')),
      peers: values.peer.map((given) => namedFolder(given, 'shadcn-admin')),
      floors: (values.floor ?? []).map((given) => namedFolder(given, 'floor')),
      tables: tablesFrom(values.only),
      runs: numberFrom('runs', values.runs ?? 5, 99),
    })
  } else if (isPlain) {
    await import('./list.mjs')
    await import('./portal.mjs')
    await import('./tiers.mjs')
  } else {
    if (saved.length > 1)
      throw new Stop('Only one saved build at a time has limits: add --peer NAME=DIST for tables.')
    // More runs than nine would have too many halves to deal them into.
    const runs = numberFrom('runs', values.runs ?? 9, 9)
    const cpu = numberFrom('cpu', values.cpu ?? CPU, 20)
    await compare(builtFolder(saved[0]), build, { runs, cpu })
  }
})

function readOptions() {
  const text = { type: 'string' }
  const several = { type: 'string', multiple: true }
  const options = {
    build: text,
    compare: several,
    cpu: text,
    floor: several,
    only: several,
    peer: several,
    pictures: text,
    runs: text,
  }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Stop(error.message)
  }
}

/** The build to measure: that of the sources, unless another one is named. */
async function buildFrom(given) {
  if (given !== undefined) return builtFolder(given)
  await ensureBuilt()
  return fromRoot('dist')
}

function builtFolder(given) {
  const dist = resolve(given)
  if (existsSync(join(dist, 'index.html'))) return dist
  throw new Stop(`${dist} has no index.html: name a built folder.`)
}

/** NAME=DIST, or DIST with a usual name. */
function namedFolder(given, usual) {
  const [, name = usual, dist] = /^(?:([^=]+)=)?(.*)$/.exec(given)
  return { name, dist: builtFolder(dist) }
}

function tablesFrom(only = TABLE_NAMES) {
  const unknown = only.find((name) => !TABLE_NAMES.includes(name))
  if (unknown === undefined) return only
  throw new Stop(`--only must be one of ${TABLE_NAMES.join(', ')}, it is "${unknown}".`)
}

function numberFrom(name, given, max) {
  const number = Number(given)
  if (Number.isInteger(number) && number >= 1 && number <= max) return number
  throw new Stop(`--${name} must be a number from 1 to ${max}, it is "${given}".`)
}
