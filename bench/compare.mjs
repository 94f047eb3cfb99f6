// npm run bench -- --compare DIST: compares a saved build with the current one, and with itself.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { fromRoot } from '../scripts/lib/project.mjs'
import { Stop } from '../scripts/lib/stop.mjs'
import { launch } from './bench.mjs'
import { TOO_MUCH, compareSeries } from './figures.mjs'
import { openSite, visit } from './visit.mjs'

/**
 * Measures both builds in turns, at a processor `cpu` times slower, prints their figures, and sets the exit code when a
 * limit is exceeded.
 */
export async function compare(saved, { runs, cpu }) {
  const [old, current] = [resolve(saved), fromRoot('dist')]
  if (!existsSync(join(old, 'index.html')))
    throw new Stop(`${old} has no index.html: name a built folder.`)
  if (old === current)
    throw new Stop('The saved build is dist itself: compare with a copy of an earlier one.')
  await ensureBuilt()
  const sites = {}
  const browser = await launch()
  try {
    for (const [name, dist] of Object.entries({ old, new: current, again: old }))
      sites[name] = await openSite(dist, cpu)
    const figures = await measureInTurns(browser, sites, runs)
    printTable(figures)
    if (figures.some(([, { verdict }]) => verdict === TOO_MUCH)) process.exitCode = 1
  } finally {
    await browser.close()
    for (const site of Object.values(sites)) await site.close()
  }
}

/** The values of each figure by build. Each run begins with another build, so that none is always the first. */
async function measureInTurns(browser, sites, runs) {
  const names = Object.keys(sites)
  const visits = Object.fromEntries(names.map((name) => [name, []]))
  for (let run = 0; run < runs; run++) {
    const first = run % names.length
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      console.error(`run ${run + 1} of ${runs}: ${name}`)
      visits[name].push(await visit(browser, sites[name]))
    }
  }
  return Object.keys(visits.old[0]).map((figure) => {
    const series = names.map((name) => [name, visits[name].map((each) => each[figure])])
    return [figure, compareSeries(figure, Object.fromEntries(series))]
  })
}

function printTable(figures) {
  const rows = figures
    .filter(([, { before, after }]) => before > 0 || after > 0)
    .map(([name, { before, after, times, chance, verdict }]) => {
      return [name, shown(before), shown(after), times.toFixed(3), `±${chance.toFixed(3)}`, verdict]
    })
  const head = ['figure', 'old', 'new', 'ratio', 'old against old', 'verdict']
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at].length)))
  const line = (row) => `| ${row.map((cell, at) => pad(cell, at, widths[at])).join(' | ')} |`
  console.log(line(head))
  console.log(`|${widths.map((width, at) => rule(at, width + 2)).join('|')}|`)
  for (const row of rows) console.log(line(row))
}

const shown = (value) => (Number.isInteger(value) ? `${value}` : value.toFixed(1))
const isNumber = (column) => column > 0 && column < 5
const pad = (cell, column, width) => (isNumber(column) ? cell.padStart(width) : cell.padEnd(width))
const rule = (column, width) => (isNumber(column) ? ':'.padStart(width, '-') : '-'.repeat(width))
