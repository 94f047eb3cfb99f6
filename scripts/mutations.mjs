// npm run test:mutations: changes the code in small ways and fails when too few of the changes turn a test red.
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { readGuards } from './lib/mutations/guards.mjs'
import { judge } from './lib/mutations/judge.mjs'
import { mutated } from './lib/mutations/mutators.mjs'
import { collectReach } from './lib/mutations/reach.mjs'
import { isKilled, printed, summaryOf, writeReport } from './lib/mutations/report.mjs'
import {
  allMutations,
  readEquivalent,
  sampleOf,
  sourceOf,
  targetFiles,
} from './lib/mutations/sample.mjs'
import { projectNode, requireNode } from './lib/project.mjs'
import { main, Stop } from './lib/stop.mjs'

const WORKERS = 2

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      sample: { type: 'string', default: '600' },
      all: { type: 'boolean', default: false },
      guards: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
    },
  })
  requireNode()
  await ensureInstalled()
  projectNode()

  const targets = targetFiles()
  const files = targets.filter(
    (file) => positionals.length === 0 || positionals.some((path) => file.startsWith(path)),
  )
  if (files.length === 0) throw new Stop(`No mutated file is at ${positionals.join(', ')}.`)
  const mutations = allMutations(files)
  const { stale, isEquivalent } = readEquivalent(mutations, files)
  const size = values.guards ? 0 : values.all ? mutations.length : Number(values.sample)
  const sample = sampleOf(mutations, values.seed, size)
  const guards = readGuards()

  const { reached, failed } = await collectReach(targets, console.log)
  if (failed.length > 0) console.log(`Tests fail without a mutation:\n${failed.join('\n')}`)
  const results = []
  const since = performance.now()
  const onResult = (mutant, result) => {
    results.push({ mutant, ...result })
    console.log(
      printed(mutant, result, `${results.length}/${guards.length + sample.length}`, since),
    )
  }
  const options = { workers: WORKERS, onResult }
  await judge(guards, reached, options)
  const ofGuards = results.map(({ mutant, ...result }) => ({ ...mutant, ...result }))
  const mutants = sample
    .filter((mutation) => !isEquivalent(mutation))
    .map((mutation) => ({ ...mutation, code: mutated(sourceOf(mutation.file), mutation) }))
  await judge(mutants, reached, options)

  const summary = summaryOf({
    seed: values.seed,
    total: mutations.length,
    equivalent: sample.filter(isEquivalent),
    judged: results.slice(guards.length),
    guards: ofGuards,
    stale,
  })
  console.log(`\n${summary.text}`)
  if (values.report) writeReport(summary)
  const isTooFew = summary.share < 0.95
  if (isTooFew || failed.length > 0 || stale.length > 0 || !ofGuards.every(isKilled))
    process.exitCode = 1
})
