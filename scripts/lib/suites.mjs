import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { ensureBuilt } from './build.mjs'
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

/** `full`: with the generated inputs of `npm run test:full`, which are many times as many. */
export async function unitTests({ full, workers, progress }) {
  const file = resultFile('vitest.json')
  const node = projectNode()
  const args = [`--maxWorkers=${workers}`, '--reporter=default', '--reporter=json']
  const env = toolEnv(node, settingsOf(full))
  const onOutput = countLines(progress, 'files')
  const options = { env, minutes: 120, onOutput }
  const ended = await run(
    node,
    [tool('vitest'), 'run', ...args, `--outputFile.json=${file}`],
    options,
  )
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

/** The checks of a real nginx. Where there is none they are skipped, unless it is `required`. */
export async function deployCheck({ full, required }) {
  const node = projectNode()
  const flags = [full && '--full', required && '--required'].filter(Boolean)
  const script = fromRoot('scripts', 'deploy-check.mjs')
  resultFile('deploy.json')
  const { code, output } = await run(node, [script, ...flags], { env: toolEnv(node) })
  const skipped = /^Skipped: .*$/m.exec(output)?.[0]
  const [, passed = 0, failed = 0] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? []
  if (code === 0 && skipped && !passed) return { ok: true, passed: 0, failed: 0, note: skipped }
  const result = verdict({ code, output }, { passed: Number(passed), failed: Number(failed) })
  return skipped ? { ...result, note: `${result.note}. ${skipped}` } : result
}
