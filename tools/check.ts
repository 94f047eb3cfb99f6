// `npm run check` runs all checks except the tests, and `--fast` skips the checks that need a build. `--sizes` and
// `--licenses` print only the first-load sizes or the packages' licenses.
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
