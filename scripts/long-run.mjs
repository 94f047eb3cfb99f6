// npm run soak, storm, long-life: runs the long journeys of a folder of e2e and prints their figures. SEED=7 repeats the
// random choices of a run.
import { ensureChromium } from './lib/install-chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { projectNode, requireNode } from './lib/project.mjs'
import { conclude, runStep } from './lib/report.mjs'
import { main } from './lib/stop.mjs'
import { longRun } from './lib/suites.mjs'

await main(async () => {
  const [folder] = process.argv.slice(2)
  requireNode()
  await ensureInstalled()
  projectNode()
  await ensureChromium()
  const seed = Number(process.env.SEED ?? Date.now() % 100_000)
  const result = await longRun(folder, seed)
  console.log([`SEED=${seed}`, ...result.figures].join('\n'))
  conclude([await runStep({ name: folder, run: async () => ({ ...result, output: '' }) })])
})
