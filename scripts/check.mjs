// npm run check: everything but the tests, in about a minute.
import { lanes } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { projectNode, requireNode } from './lib/project.mjs'
import { conclude, runLane } from './lib/report.mjs'
import { main } from './lib/stop.mjs'

await main(async () => {
  requireNode()
  await ensureInstalled()
  projectNode()
  const results = await Promise.all(lanes.map(runLane))
  conclude(results.flat())
})
