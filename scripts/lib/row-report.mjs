import { existsSync, readFileSync } from 'node:fs'
import { fromRoot, projectNode, root, tool, toolEnv } from './project.mjs'
import { brokenPromises, joinRows, journeysOf, readRows, vitestTestsOf } from './reliability.mjs'
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
  const { code, output } = await run(node, args, { env })
  if (code !== 0) throw new Stop(output)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The rows of docs/reliability.md with the tests of the last run, and the journeys that it left out. */
async function lastRun() {
  const journeys = journeysOf(readResult('playwright.json'))
  const inBrowsers = journeysOf(readResult('browsers.json'), { folder: 'e2e/browsers' })
  const ran = [...journeys, ...inBrowsers]
  const key = ({ file, titles, engine }) => [file, engine, ...titles].join('\n')
  const known = new Set(ran.map(key))
  const listed = [
    ...journeysOf(await longJourneys('playwright.config.ts')),
    ...journeysOf(await longJourneys('playwright.browsers.config.ts'), { folder: 'e2e/browsers' }),
  ].filter((test) => !known.has(key(test)))
  return joinRows(readRows(readFileSync(fromRoot('docs', 'reliability.md'), 'utf8')), [
    ...vitestTestsOf(readResult('vitest.json'), root),
    ...ran,
    ...listed,
    ...vitestTestsOf(readResult('nginx.json'), root, 'nginx'),
  ])
}

/** Checks that each row has a test at its level among the tests of the last run. */
export async function checkRows() {
  const joined = await lastRun()
  const problems = brokenPromises(joined)
  return { ok: problems.length === 0, note: `${joined.length} rows`, output: problems.join('\n') }
}
