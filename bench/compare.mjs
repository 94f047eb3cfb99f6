// npm run bench -- --compare DIST: compares a saved build with the current one, and with itself.
import { Stop } from '../scripts/lib/stop.mjs'
import { inTurns, launch } from './bench.mjs'
import { TOO_MUCH, compareSeries } from './figures.mjs'
import { printTable } from './print-table.mjs'
import { openSite, visit } from './visit.mjs'

/**
 * Measures both builds in turns, at a processor `cpu` times slower, prints their figures, and sets the exit code when a
 * limit is exceeded.
 */
export async function compare(old, current, { runs, cpu }) {
  if (old === current)
    throw new Stop(
      'The saved build is the measured one itself: compare with a copy of an earlier one.',
    )
  const sites = {}
  const browser = await launch()
  try {
    for (const [name, dist] of Object.entries({ old, new: current, again: old }))
      sites[name] = await openSite(dist, cpu)
    const figures = await measureInTurns(browser, sites, runs)
    printFigures(figures)
    if (figures.some(([, { verdict }]) => verdict === TOO_MUCH)) process.exitCode = 1
  } finally {
    await browser.close()
    for (const site of Object.values(sites)) await site.close()
  }
}

/** The values of each figure by build. */
async function measureInTurns(browser, sites, runs) {
  const names = Object.keys(sites)
  const visits = await inTurns(names, runs, (name) => visit(browser, sites[name]))
  return Object.keys(visits.old[0]).map((figure) => {
    const series = names.map((name) => [name, visits[name].map((each) => each[figure])])
    return [figure, compareSeries(figure, Object.fromEntries(series))]
  })
}

function printFigures(figures) {
  const rows = figures
    .filter(([, { before, after }]) => before > 0 || after > 0)
    .map(([name, { before, after, times, chance, verdict }]) => {
      return [name, shown(before), shown(after), times.toFixed(3), `±${chance.toFixed(3)}`, verdict]
    })
  printTable(['figure', 'old', 'new', 'ratio', 'old against old', 'verdict'], rows)
}

const shown = (value) => (Number.isInteger(value) ? `${value}` : value.toFixed(1))
