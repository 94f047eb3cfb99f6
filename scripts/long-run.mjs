// npm run soak, storm, long-life: the long journeys of a folder of e2e with their progress, and what they have shown as a section
// of docs/reliability-report.md. SEED=7 repeats the random choices of a run.
import { ensureChromium } from './lib/install-chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { projectNode, requireNode } from './lib/project.mjs'
import { writeSection } from './lib/report-document.mjs'
import { conclude, runStep } from './lib/report.mjs'
import { main } from './lib/stop.mjs'
import { longRun } from './lib/suites.mjs'

await main(async () => {
  const [folder, title] = process.argv.slice(2)
  requireNode()
  await ensureInstalled()
  projectNode()
  await ensureChromium()
  const seed = Number(process.env.SEED ?? Date.now() % 100_000)
  const since = performance.now()
  const result = await longRun(folder, seed)
  const minutes = ((performance.now() - since) / 60_000).toFixed(1)
  const lines = result.figures.map((figure) => `- ${figure}`)
  if (result.ok)
    writeSection(
      title,
      `SEED=${seed} npm run ${folder}`,
      [`It took ${minutes} minutes.`, '', ...lines].join('\n'),
    )
  conclude([await runStep({ name: folder, run: async () => ({ ...result, output: '' }) })])
})
