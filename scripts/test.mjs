// npm test: installs what is missing, checks and tests everything, and says at the end how much passed and failed.
// With --browsers, as in continuous integration, WebKit and Firefox follow, and a missing nginx fails; with --full, also the
// long journeys and checks, and the mutations.
import { lanes } from './lib/checks.mjs'
import { ensureChromium } from './lib/install-chromium.mjs'
import { ensureEngines } from './lib/engines.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { projectNode, requireNode } from './lib/project.mjs'
import { conclude, runLane, runStep } from './lib/report.mjs'
import { checkRows } from './lib/row-report.mjs'
import { seconds } from './lib/run.mjs'
import { main } from './lib/stop.mjs'
import { browserJourneys, deployCheck, journeys, mutations, unitTests } from './lib/suites.mjs'

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

  const checks = await Promise.all(lanes.map(runLane))
  const units = await runStep({ name: 'unit tests', run: () => unitTests({ full }) })
  const deployed = await runStep({
    name: 'deploy check',
    run: () => deployCheck({ full, required: everything }),
  })
  const journeysRun = await runStep({
    name: 'journeys',
    run: async () => (await chromium, journeys({ full })),
  })

  const results = [...checks.flat(), units, deployed, journeysRun]
  if (engines) {
    const run = async () => (await engines, browserJourneys([], { full }))
    results.push(await runStep({ name: 'journeys in browsers', run }))
    results.push(await runStep({ name: 'promises', run: checkRows }))
  }
  if (full) results.push(await runStep({ name: 'mutations', run: mutations }))

  console.log(`\nIt took ${seconds(since)}.`)
  conclude(results)
})
