import { seconds } from './run.mjs'
import { withoutStack } from './stop.mjs'

/**
 * Runs one step, reports it in one line with its time, and shows its output when it failed. A step gives
 * `{ ok, output, note?, passed?, failed? }`; without numbers of its own it counts as one.
 */
export async function runStep({ name, run }) {
  const since = performance.now()
  const result = await run().catch((error) => ({ ok: false, output: withoutStack(error.message) }))
  const { ok, output, note, passed = ok ? 1 : 0, failed = ok ? 0 : 1 } = result
  const line = `${ok ? '✓' : '✗'} ${name.padEnd(28)} ${seconds(since).padStart(8)}  ${note ?? ''}`
  console.log(ok ? line.trimEnd() : `${line.trimEnd()}\n\n${indented(output)}\n`)
  return { passed, failed, ok }
}

const indented = (text) => text.trim().replaceAll(/^(?=.)/gm, '    ')

export const runLane = async (steps) => {
  const results = []
  for (const step of steps) results.push(await runStep(step))
  return results
}

/** The last line of a command, and its exit code. */
export function conclude(results) {
  const count = (name) => results.reduce((sum, result) => sum + result[name], 0)
  console.log(`\n${count('passed')} passed, ${count('failed')} failed`)
  process.exitCode = count('failed') > 0 || count('passed') === 0 ? 1 : 0
}
