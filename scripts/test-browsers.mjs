// npm run test:browsers: the journeys in WebKit and Firefox. Names of engines and of journeys choose among them.
import { engineNames, ensureEngines } from './lib/engines.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { projectNode, requireNode } from './lib/project.mjs'
import { conclude, runStep } from './lib/report.mjs'
import { main } from './lib/stop.mjs'
import { browserJourneys } from './lib/suites.mjs'

await main(async () => {
  const args = process.argv.slice(2)
  const engines = args.filter((arg) => engineNames.includes(arg))
  const journeys = args.filter((arg) => !engineNames.includes(arg))
  requireNode()
  await ensureInstalled()
  projectNode()
  await ensureEngines(engines.length > 0 ? engines : engineNames)
  const projects = engines.map((name) => `--project=${name}`)
  const run = () => browserJourneys([...projects, ...journeys], { echo: true })
  conclude([await runStep({ name: 'journeys in browsers', run })])
})
