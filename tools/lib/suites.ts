import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import { ensureBuilt } from './build.ts'
import { ensureNginx } from './nginx.ts'
import { freePort } from './port.ts'
import { fromRoot, tool } from './project.ts'
import type { Progress, StepResult } from './report.ts'
import { run, runNode } from './run.ts'

/** `full` includes slow tests. */
type SuiteOptions = { full?: boolean; workers?: number; progress?: Progress | undefined }

/**
 * Returns the path of a test runner's result file. Deletes the previous run's file, so an outdated result is never
 * read.
 */
function resultFile(name: string): string {
  const file = fromRoot('.cache', name)
  mkdirSync(fromRoot('.cache'), { recursive: true })
  rmSync(file, { force: true })
  return file
}

function readResult<Schema extends v.GenericSchema>(file: string, schema: Schema) {
  return v.parse(schema, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
}

type Counts = { passed: number; failed: number; skipped: number }

/** Returns a run's result. A runner that failed without a failed test, or found no tests, counts as one failure. */
function verdict(
  { code, output }: { code: number; output: string },
  { passed, failed, skipped }: Counts,
): StepResult {
  const isBroken = failed === 0 && (code !== 0 || passed === 0)
  const note = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
  return {
    ok: failed === 0 && !isBroken,
    passed,
    failed: isBroken ? 1 : failed,
    note: note.filter(Boolean).join(', '),
    output: passed + failed === 0 ? `${output}\nNo test ran.` : output,
  }
}

/** Returns a function that counts finished tests in a runner's output lines and reports the count. */
function countLines(progress: Progress | undefined, unit: string) {
  let finishedTests = 0
  let total = ''
  return (chunk: string) => {
    const text = stripVTControlCharacters(chunk)
    finishedTests += text.match(/^ *[✓✘×❯] /gm)?.length ?? 0
    const totalMatch = /^Running (\d+) tests/m.exec(text)
    if (totalMatch) total = ` of ${totalMatch[1]}`
    progress?.(`${finishedTests}${total} ${unit}`)
  }
}

const getSettings = (full = false) => (full ? { FULL: '1' } : {})

const count = v.optional(v.number(), 0)

const vitestResult = v.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: v.optional(
    v.array(
      v.object({
        status: v.string(),
        assertionResults: v.array(v.object({ status: v.string() })),
      }),
    ),
    [],
  ),
})

/** Runs Vitest with its JSON result in `.cache/<name>.json`. */
async function vitest(
  name: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
  progress: Progress | undefined,
): Promise<StepResult> {
  const file = resultFile(`${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const runResult = await runNode(tool('vitest'), ['run', ...reporters, ...args], {
    env: { ...process.env, ...settings },
    minutes: 120,
    onOutput: countLines(progress, 'files'),
  })
  const result = readResult(file, vitestResult)
  // A file that crashes before its first test has no failed test, so count the file as one failure.
  const crashedFiles = result.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return verdict(runResult, {
    passed: result.numPassedTests,
    failed: result.numFailedTests + crashedFiles.length,
    skipped: result.numPendingTests + result.numTodoTests,
  })
}

/** Runs the unit tests. `full` generates many more test inputs, as in `npm run test:full`. */
export const unitTests = ({ full, workers = 1, progress }: SuiteOptions) =>
  vitest('vitest', [`--maxWorkers=${workers}`], getSettings(full), progress)

const playwrightResult = v.object({
  stats: v.optional(
    v.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
    {},
  ),
})

async function playwright(
  name: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
  { progress, echo = false }: { progress?: Progress | undefined; echo?: boolean },
): Promise<StepResult> {
  await ensureBuilt()
  const file = resultFile(`${name}.json`)
  const env = {
    ...process.env,
    E2E_PORT: `${await freePort()}`,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PATIENT: '1',
    ...settings,
  }
  const script = tool('@playwright/test', 'playwright')
  const onOutput = countLines(progress, 'journeys')
  const options = { env, echo, minutes: 240, onOutput }
  const runResult = await runNode(
    script,
    ['test', '--reporter=list,json', '--trace=off', ...args],
    options,
  )
  const { stats } = readResult(file, playwrightResult)
  const failedCount = stats.unexpected + stats.flaky
  return verdict(runResult, { passed: stats.expected, failed: failedCount, skipped: stats.skipped })
}

export const journeys = ({ full, workers = 1, progress }: SuiteOptions) =>
  playwright('playwright', [`--workers=${workers}`], getSettings(full), { progress })

/**
 * Runs the journeys in WebKit and Firefox. `echo` prints each journey as it finishes, and omits the output from the
 * result.
 */
export async function browserJourneys(
  args: readonly string[] = [],
  { full, echo = false, progress }: SuiteOptions & { echo?: boolean } = {},
): Promise<StepResult> {
  const settings = { ...getSettings(full), BROWSERS: '1' }
  const result = await playwright('browsers', args, settings, { echo, progress })
  return echo ? { ...result, output: '' } : result
}

/** Runs the tests in tools/nginx. If nginx or openssl is missing, skips the affected tests, or fails if `required`. */
export async function nginxTests({
  required,
  progress,
}: {
  required: boolean
  progress?: Progress
}): Promise<StepResult> {
  const hasNginx = await ensureNginx()
  const hasOpenssl = (await run('openssl', ['version'])).code === 0
  const missingPackage = !hasNginx
    ? 'nginx is missing and could not be installed. It is a Debian package.'
    : !hasOpenssl && 'openssl is missing, so TLS is not tested.'
  if (missingPackage && required) return { ok: false, output: missingPackage }
  if (!hasNginx) return { ok: true, passed: 0, failed: 0, note: `Skipped: ${missingPackage}` }
  await ensureBuilt()
  const args = ['--project=nginx', ...(hasOpenssl ? [] : ['--exclude=tools/nginx/tls.test.ts'])]
  const result = await vitest('nginx', args, { NGINX: '1' }, progress)
  return missingPackage ? { ...result, note: `${result.note}. Skipped: ${missingPackage}` } : result
}
