// `npm test` runs the checks and tests. `--browsers` adds WebKit and Firefox and requires nginx, as in continuous
// integration, and `--full` also adds the long journeys.
import { availableParallelism } from 'node:os'
import { buildLane, sourceLane } from './lib/checks.ts'
import { ensureEngines } from './lib/engines.ts'
import { ensureChromium } from './lib/install-chromium.ts'
import { printSummary, runLanes, type Step } from './lib/report.ts'
import { seconds } from './lib/run.ts'
import { main } from './lib/stop.ts'
import { browserJourneys, journeys, nginxTests, unitTests } from './lib/suites.ts'

await main(async () => {
  const since = performance.now()
  // Run everything else even without a browser. The journeys then fail with the reason.
  const chromium = ensureChromium()
  await chromium.catch(() => {})
  const full = process.argv.includes('--full')
  const everything = full || process.argv.includes('--browsers')
  const engines = everything ? ensureEngines() : undefined
  await engines?.catch(() => {})

  // The unit tests and the journeys share the cores, because more processes than cores cost a sixth more CPU time.
  const half = Math.max(1, Math.floor(availableParallelism() / 2))
  const unitStep: Step = {
    name: 'unit tests',
    run: (progress) => unitTests({ full, workers: half, progress }),
  }
  const nginxStep: Step = {
    name: 'nginx tests',
    run: (progress) => nginxTests({ required: everything, progress }),
  }
  const journeysStep: Step = {
    name: 'journeys',
    run: async (progress) => {
      await chromium
      return journeys({ full, workers: full ? 2 * half : half, progress })
    },
  }
  const browsersStep: Step = {
    name: 'journeys in browsers',
    run: async (progress) => {
      await engines
      return browserJourneys([], { full, progress })
    },
  }
  const results = await runLanes([
    [...buildLane, nginxStep, journeysStep],
    // The browser journeys are in this lane, because the long journeys take longer than the unit tests.
    [...sourceLane, unitStep, ...(everything ? [browsersStep] : [])],
  ])

  console.log(`\nIt took ${seconds(since)}.`)
  printSummary(results)
})
