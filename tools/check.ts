// npm run check: runs everything but the tests. --fast runs the checks that need no build. --sizes and --licenses only
// print their data: each screen's first-load weight and all packages' licenses.
import { licensesText } from './checks/licenses.ts'
import { checkSizes } from './checks/sizes.ts'
import { ensureBuilt } from './lib/build.ts'
import { buildLane, fastLanes, sourceLane } from './lib/checks.ts'
import { lockedPackages } from './lib/packages.ts'
import { printSummary, runLanes, runStep } from './lib/report.ts'
import { main } from './lib/stop.ts'

const has = (flag: string) => process.argv.includes(flag)

await main(async () => {
  if (has('--licenses')) return console.log(licensesText(lockedPackages()))
  if (has('--sizes')) {
    await ensureBuilt()
    return printSummary([await runStep({ name: 'sizes', run: () => checkSizes({ prints: true }) })])
  }
  printSummary(await runLanes(has('--fast') ? fastLanes : [buildLane, sourceLane]))
})
