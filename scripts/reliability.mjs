// npm run reliability: writes the rows of docs/reliability-report.md from the last whole test run. A row without a test at
// its level fails.
import { projectNode, requireNode } from './lib/project.mjs'
import { brokenPromises, rowTable } from './lib/reliability.mjs'
import { writeSection } from './lib/report-document.mjs'
import { lastRun } from './lib/row-report.mjs'
import { Stop, main } from './lib/stop.mjs'

await main(async () => {
  requireNode()
  projectNode()
  const joined = await lastRun()
  const problems = brokenPromises(joined)
  if (problems.length > 0) throw new Stop(problems.join('\n'))
  const tests = new Set(joined.flatMap((row) => row.tests))
  const failed = [...tests].filter(({ ok }) => ok === false).length
  const summary = `${joined.length} rows, ${tests.size} tests that name one, ${failed} failed. Level V is a unit test, P a journey, P\\* a journey of \`npm run test:full\` alone, nginx a check of the served configuration.`
  const command = joined.some(({ tests: own }) => own.some(({ ok }) => ok === undefined))
    ? 'npm test -- --browsers'
    : 'npm run test:full'
  writeSection('Rows', command, `${summary}\n\n${rowTable(joined)}`)
})
