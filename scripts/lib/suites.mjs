import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { ensureNginx } from './nginx.mjs'
import { freePort } from './port.mjs'
import { fromRoot, projectNode, tool, toolEnv } from './project.mjs'
import { run } from './run.mjs'

/** The result file of a test runner, gone before the run so that an old one is never read. */
function resultFile(name) {
  const file = fromRoot('.cache', name)
  mkdirSync(fromRoot('.cache'), { recursive: true })
  rmSync(file, { force: true })
  return file
}

const readResult = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** A runner that failed without a failed test, or found no test, has failed once. */
function verdict({ code, output }, { passed, failed, skipped }) {
  const broken = failed === 0 && (code !== 0 || passed === 0)
  const note = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
  return {
    ok: failed === 0 && !broken,
    passed,
    failed: broken ? 1 : failed,
    note: note.filter(Boolean).join(', '),
    output: passed + failed === 0 ? `${output}\nNo test ran.` : output,
  }
}

/** Counts the lines of ended tests as a runner prints them. */
function countLines(progress, unit) {
  let ended = 0
  let total = ''
  return (chunk) => {
    const text = stripVTControlCharacters(chunk)
    ended += text.match(/^ *[✓✘×❯] /gm)?.length ?? 0
    const found = /^Running (\d+) tests/m.exec(text)
    if (found) total = ` of ${found[1]}`
    progress?.(`${ended}${total} ${unit}`)
  }
}

/** `full`: with what takes long. */
const settingsOf = (full) => (full ? { FULL: '1' } : {})

/** Runs Vitest with its JSON result in `.cache/<name>.json`. */
async function vitest(name, args, { settings, progress }) {
  const file = resultFile(`${name}.json`)
  const node = projectNode()
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ended = await run(node, [tool('vitest'), 'run', ...reporters, ...args], {
    env: toolEnv(node, settings),
    minutes: 120,
    onOutput: countLines(progress, 'files'),
  })
  const result = readResult(file)
  // A file that breaks before its first test has no failed test to show for it.
  const crashed = (result?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return verdict(ended, {
    passed: result?.numPassedTests ?? 0,
    failed: (result?.numFailedTests ?? 0) + crashed.length,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
  })
}

/** `full`: with the generated inputs of `npm run test:full`, which are many times as many. */
export const unitTests = ({ full, workers, progress }) =>
  vitest('vitest', [`--maxWorkers=${workers}`], { settings: settingsOf(full), progress })

async function playwright(name, args, { settings = {}, progress, ...options }) {
  await ensureBuilt()
  const file = resultFile(`${name}.json`)
  const node = projectNode()
  const env = toolEnv(node, {
    E2E_PORT: `${await freePort()}`,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...settings,
  })
  const command = [tool('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...args]
  const onOutput = countLines(progress, 'journeys')
  const ended = await run(node, command, { env, minutes: 240, onOutput, ...options })
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readResult(file)?.stats ?? {}
  return verdict(ended, { passed: expected, failed: unexpected + flaky, skipped })
}

export const journeys = ({ full, workers, progress }) =>
  playwright('playwright', [`--workers=${workers}`], { settings: settingsOf(full), progress })

/** In WebKit and Firefox. With `echo` each journey is printed as it ends, so the result leaves the output out. */
export async function browserJourneys(args = [], { full = false, echo = false, progress } = {}) {
  const config = '--config=playwright.browsers.config.ts'
  const options = { settings: settingsOf(full), echo, progress }
  const result = await playwright('browsers', [config, ...args], options)
  return echo ? { ...result, output: '' } : result
}

/** Runs the tests of tools/nginx. Without nginx or openssl, it skips the affected tests, or fails if `required`. */
export async function nginxTests({ required, progress }) {
  const hasNginx = await ensureNginx()
  const hasOpenssl = (await run('openssl', ['version'])).code === 0
  const missing = [
    !hasNginx && 'nginx is missing and could not be installed. It is a Debian package.',
    !hasOpenssl && 'openssl is missing, so TLS is not tested.',
  ].find(Boolean)
  if (missing && required) return { ok: false, output: missing }
  if (!hasNginx) return { ok: true, passed: 0, failed: 0, note: `Skipped: ${missing}` }
  await ensureBuilt()
  const args = ['--project=nginx', ...(hasOpenssl ? [] : ['--exclude=tools/nginx/tls.test.ts'])]
  const result = await vitest('nginx', args, { settings: { NGINX: '1' }, progress })
  return missing ? { ...result, note: `${result.note}. Skipped: ${missing}` } : result
}
