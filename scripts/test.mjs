// npm test: installs missing packages and Chromium, runs the checks and tests, and ends with the number of passed and
// failed ones. --browsers adds WebKit and Firefox, and a missing nginx fails: continuous integration uses it. --full also
// adds the long journeys and checks.
import { availableParallelism } from 'node:os'
import { lanes } from './lib/checks.mjs'
import { ensureChromium } from './lib/install-chromium.mjs'
import { ensureEngines } from './lib/engines.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { projectNode, requireNode } from './lib/project.mjs'
import { conclude, runLanes, runStep } from './lib/report.mjs'
import { seconds } from './lib/run.mjs'
import { main } from './lib/stop.mjs'
import { browserJourneys, journeys, nginxTests, unitTests } from './lib/suites.mjs'

await main(async () => {
  const since = performance.now()
  requireNode()
  await ensureInstalled()
  projectNode()
  // Without a browser everything else is still tested; the journeys then fail with the reason.
  const chromium = ensureChromium()
  await chromium.catch(() => {})
  const full = process.argv.includes('--full')
  const everything = full || process.argv.includes('--browsers')
  const engines = everything ? ensureEngines() : undefined
  await engines?.catch(() => {})

  // The unit tests and the journeys share the cores: more processes than cores cost a sixth more CPU time.
  const half = Math.max(1, Math.floor(availableParallelism() / 2))
  const unitStep = {
    name: 'unit tests',
    run: (progress) => unitTests({ full, workers: half, progress }),
  }
  const nginxStep = {
    name: 'nginx tests',
    run: (progress) => nginxTests({ required: everything, progress }),
  }
  const journeysStep = {
    name: 'journeys',
    run: async (progress) => (
      await chromium,
      journeys({ full, workers: full ? 2 * half : half, progress })
    ),
  }
  const [buildLane, sourceLane] = lanes
  const results = await runLanes([
    [...buildLane, nginxStep, journeysStep],
    [...sourceLane, unitStep],
  ])
  if (engines) {
    const run = async (progress) => (await engines, browserJourneys([], { full, progress }))
    results.push(await runStep({ name: 'journeys in browsers', run }))
  }

  console.log(`\nIt took ${seconds(since)}.`)
  conclude(results)
})
