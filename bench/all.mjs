// npm run bench: all measurements, one after another; with --compare, two builds next to each other.
import { parseArgs } from 'node:util'
import { Stop, main } from '../scripts/lib/stop.mjs'
import { CPU } from './bench.mjs'
import { compare } from './compare.mjs'

await main(async () => {
  const values = readOptions()
  if (values.compare === undefined) {
    await import('./list.mjs')
    await import('./portal.mjs')
    await import('./tiers.mjs')
  } else {
    // More runs than nine would have too many halves to deal them into.
    const runs = numberFrom('runs', values.runs ?? 9, 9)
    await compare(values.compare, { runs, cpu: numberFrom('cpu', values.cpu ?? CPU, 20) })
  }
})

function readOptions() {
  const text = { type: 'string' }
  try {
    return parseArgs({ options: { compare: text, runs: text, cpu: text } }).values
  } catch (error) {
    throw new Stop(error.message)
  }
}

function numberFrom(name, given, max) {
  const number = Number(given)
  if (Number.isInteger(number) && number >= 1 && number <= max) return number
  throw new Stop(`--${name} must be a number from 1 to ${max}, it is "${given}".`)
}
