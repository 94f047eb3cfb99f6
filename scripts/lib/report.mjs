import { availableParallelism } from 'node:os'
import { seconds } from './run.mjs'
import { withoutStack } from './stop.mjs'

const PROGRESS_MS = 10_000

/** Returns a function that prints how far a step is, at most every ten seconds. */
function progressOf(name) {
  let printedAt = performance.now()
  return (text) => {
    if (performance.now() - printedAt < PROGRESS_MS) return
    printedAt = performance.now()
    console.log(`  ${name}: ${text}`)
  }
}

/**
 * Runs one step, reports it in one line with its time, and shows its output if it failed. A step returns
 * `{ ok, output, note?, passed?, failed? }` and counts as one test if it has no numbers. It can report progress.
 */
export async function runStep({ name, run }) {
  const since = performance.now()
  const result = await run(progressOf(name)).catch((error) => ({
    ok: false,
    output: withoutStack(error.message),
  }))
  const { ok, output, note, passed = ok ? 1 : 0, failed = ok ? 0 : 1 } = result
  const line = `${ok ? '✓' : '✗'} ${name.padEnd(28)} ${seconds(since).padStart(8)}  ${note ?? ''}`
  console.log(ok ? line.trimEnd() : `${line.trimEnd()}\n\n${indented(output)}\n`)
  return { passed, failed, ok }
}

const indented = (text) => text.trim().replaceAll(/^(?=.)/gm, '    ')

async function runLane(steps) {
  const results = []
  for (const step of steps) results.push(await runStep(step))
  return results
}

/** Runs each lane in order. The lanes run beside each other if the machine has more than one core. */
export async function runLanes(lanes) {
  if (availableParallelism() === 1) return runLane(lanes.flat())
  return (await Promise.all(lanes.map(runLane))).flat()
}

/** The last line of a command, and its exit code. */
export function conclude(results) {
  const count = (name) => results.reduce((sum, result) => sum + result[name], 0)
  console.log(`\n${count('passed')} passed, ${count('failed')} failed`)
  process.exitCode = count('failed') > 0 || count('passed') === 0 ? 1 : 0
}
