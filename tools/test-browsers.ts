// npm run test:browsers: runs the journeys in WebKit and Firefox. Arguments select engines and journeys by name.
import { engineNames, ensureEngines } from './lib/engines.ts'
import { printSummary, runStep } from './lib/report.ts'
import { main } from './lib/stop.ts'
import { browserJourneys } from './lib/suites.ts'

await main(async () => {
  const args = process.argv.slice(2)
  const engines = engineNames.filter((name) => args.includes(name))
  const journeys = args.filter((arg) => !engineNames.some((name) => name === arg))
  await ensureEngines(engines.length > 0 ? engines : engineNames)
  const projects = engines.map((name) => `--project=${name}`)
  const run = () => browserJourneys([...projects, ...journeys], { echo: true })
  printSummary([await runStep({ name: 'journeys in browsers', run })])
})
