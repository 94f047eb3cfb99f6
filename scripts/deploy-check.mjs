// npm run deploy:check: that a real nginx with the configuration of deploy/ serves the build as the documents say. With
// --full also under load, with --table it prints the headers it has measured, with --required a missing nginx fails.
import { writeFileSync } from 'node:fs'
import { ensureBuilt } from './lib/build.mjs'
import { backendChecks } from './lib/deploy/backend-checks.mjs'
import { fileChecks } from './lib/deploy/file-checks.mjs'
import { headerMatrix, measured } from './lib/deploy/header-matrix.mjs'
import { loadChecks } from './lib/deploy/load-checks.mjs'
import { ensureNginx } from './lib/nginx.mjs'
import { startSite } from './lib/deploy/site.mjs'
import { startTls, tlsChecks } from './lib/deploy/tls-checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { fromRoot, projectNode, requireNode } from './lib/project.mjs'
import { conclude, runStep } from './lib/report.mjs'
import { Stop, main } from './lib/stop.mjs'

const has = (flag) => process.argv.includes(flag)

/** Where a part cannot be checked, that is said in one line, or is a failure. */
function skip(text) {
  if (has('--required')) throw new Stop(text)
  console.log(`Skipped: ${text}`)
}

function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const line = (row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]))
      .join('  ')
      .trimEnd()
  console.log(`\n${rows.map(line).join('\n')}`)
}

async function runChecks(site) {
  const tls = await startTls(site)
  if (!tls) skip('there is no openssl, so TLS is not checked.')
  const checks = [
    ...headerMatrix,
    ...fileChecks,
    ...backendChecks,
    ...(tls ? tlsChecks : []),
    ...(has('--full') ? loadChecks : []),
  ]
  const results = []
  for (const { name, run } of checks) {
    const step = { name, run: async () => (await run(site), { ok: true }) }
    results.push({ name, ...(await runStep(step)) })
  }
  return results
}

await main(async () => {
  requireNode()
  await ensureInstalled()
  projectNode()
  if (process.platform !== 'linux' || !(await ensureNginx()))
    return skip('there is no nginx here and it could not be installed; it is a package of Debian.')
  console.log(`The build: ${await ensureBuilt()}.`)
  const site = await startSite()
  const results = await runChecks(site).finally(site.stop)
  if (has('--table')) printTable(measured)
  const done = results.map(({ name, ok }) => ({ name, ok }))
  writeFileSync(fromRoot('.cache', 'deploy.json'), JSON.stringify(done))
  conclude(results)
})
