import { existsSync, readFileSync } from 'node:fs'
import { fromRoot, projectNode, root, tool, toolEnv } from './project.mjs'
import {
  brokenPromises,
  deployChecksOf,
  joinRows,
  journeysOf,
  levelsOf,
  readRows,
  rowTable,
  unitTestsOf,
} from './reliability.mjs'
import { readReport } from './report-document.mjs'
import { run } from './run.mjs'
import { Stop } from './stop.mjs'

function readResult(name) {
  const file = fromRoot('.cache', name)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  throw new Stop(`There is no .cache/${name}: run npm run test:full, or npm test -- --browsers.`)
}

/** The journeys that only `npm run test:full` runs, by their titles. */
async function longJourneys(config) {
  const file = fromRoot('.cache', 'long-journeys.json')
  const node = projectNode()
  const env = toolEnv(node, { FULL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const playwright = [tool('@playwright/test', 'playwright'), 'test', `--config=${config}`]
  const args = [...playwright, '--list', '--reporter=json', '--grep=@full']
  const { code, output } = await run(node, args, { env, minutes: 2 })
  if (code !== 0) throw new Stop(output)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The rows of docs/reliability.md with the tests of the last run, and the journeys that it left out. */
export async function lastRun() {
  const journeys = journeysOf(readResult('playwright.json'))
  const inBrowsers = journeysOf(readResult('browsers.json'), { folder: 'e2e/browsers' })
  const ran = [...journeys, ...inBrowsers]
  const key = ({ file, titles, engine }) => [file, engine, ...titles].join('\n')
  const known = new Set(ran.map(key))
  const listed = [
    ...journeysOf(await longJourneys('playwright.config.ts'), { isListed: true }),
    ...journeysOf(await longJourneys('playwright.browsers.config.ts'), {
      folder: 'e2e/browsers',
      isListed: true,
    }),
  ].filter((test) => !known.has(key(test)))
  return joinRows(readRows(readFileSync(fromRoot('docs', 'reliability.md'), 'utf8')), [
    ...unitTestsOf(readResult('vitest.json'), root),
    ...ran,
    ...listed,
    ...deployChecksOf(readResult('deploy.json')),
  ])
}

/** That the last run has a test of each row at its level, and the rows and levels of the committed report. */
export async function checkRows() {
  const joined = await lastRun()
  const problems = brokenPromises(joined)
  const isSame = levelsOf(rowTable(joined)).join('\n') === levelsOf(readReport()).join('\n')
  const old =
    'docs/reliability-report.md has other rows or levels: write it again by npm run reliability.'
  return {
    ok: problems.length === 0 && isSame,
    note: `${joined.length} rows`,
    output: [...problems, ...(isSame ? [] : [old])].join('\n'),
  }
}
