// npm run accessibility: axe over every screen, state and layer, in both schemes and both directions; prints the counts.
import { ensureChromium } from './lib/install-chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { projectNode, requireNode } from './lib/project.mjs'
import { conclude, runStep } from './lib/report.mjs'
import { main } from './lib/stop.mjs'
import { axeMatrix } from './lib/suites.mjs'

await main(async () => {
  requireNode()
  await ensureInstalled()
  projectNode()
  await ensureChromium()
  const run = async () => ({ ...(await axeMatrix()), output: '' })
  conclude([await runStep({ name: 'axe in each look', run })])
})
