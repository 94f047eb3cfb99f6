// npm run check: everything but the tests, in about a minute. With --fast, the checks that need no build, in seconds.
import { fastLanes, lanes } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { projectNode, requireNode } from './lib/project.mjs'
import { conclude, runLanes } from './lib/report.mjs'
import { main } from './lib/stop.mjs'

await main(async () => {
  requireNode()
  await ensureInstalled()
  projectNode()
  const chosen = process.argv.includes('--fast') ? fastLanes : lanes
  conclude(await runLanes(chosen))
})
