import { availableParallelism } from 'node:os'
import { seconds } from './run.ts'
import { withoutStack } from './stop.ts'

const PROGRESS_MS = 10_000

export type Progress = (text: string) => void

/** A step's result. A step without `passed` and `failed` counts as one test. */
export type StepResult = {
  ok: boolean
  /** Shown in full if the step failed. */
  output?: string
  /** Shown beside the step's name. */
  note?: string | false | undefined
  passed?: number
  failed?: number
}

export type Step = { name: string; run: (progress: Progress) => Promise<StepResult> }
type Counts = { passed: number; failed: number }

/** Returns a function that prints a step's progress at most every ten seconds. */
function getProgress(name: string): Progress {
  let printedAt = performance.now()
  return (text) => {
    if (performance.now() - printedAt < PROGRESS_MS) return
    printedAt = performance.now()
    console.log(`  ${name}: ${text}`)
  }
}

/** Runs a step, prints its result and duration on one line, and prints the output if the step failed. */
export async function runStep({ name, run }: Step): Promise<Counts> {
  const since = performance.now()
  const result = await run(getProgress(name)).catch((error): StepResult => ({
    ok: false,
    output: withoutStack(error instanceof Error ? error.message : String(error)),
  }))
  const { ok, output = '', note, passed = ok ? 1 : 0, failed = ok ? 0 : 1 } = result
  const line = `${ok ? '✓' : '✗'} ${name.padEnd(28)} ${seconds(since).padStart(8)}  ${note || ''}`
  console.log(ok ? line.trimEnd() : `${line.trimEnd()}\n\n${indent(output)}\n`)
  return { passed, failed }
}

const indent = (text: string) => text.trim().replaceAll(/^(?=.)/gm, '    ')

async function runLane(steps: readonly Step[]): Promise<Counts[]> {
  const results: Counts[] = []
  for (const step of steps) results.push(await runStep(step))
  return results
}

/** Runs each lane's steps in order. The lanes run in parallel if the machine has more than one core. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<Counts[]> {
  if (availableParallelism() === 1) return runLane(lanes.flat())
  return (await Promise.all(lanes.map(runLane))).flat()
}

/** Prints a command's total counts and sets its exit code. */
export function printSummary(results: readonly Counts[]): void {
  const count = (name: keyof Counts) => results.reduce((sum, result) => sum + result[name], 0)
  console.log(`\n${count('passed')} passed, ${count('failed')} failed`)
  process.exitCode = count('failed') > 0 || count('passed') === 0 ? 1 : 0
}
