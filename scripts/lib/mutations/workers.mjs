import { fork } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { projectNode, root, toolEnv } from '../project.mjs'

const script = fileURLToPath(new URL('worker.mjs', import.meta.url))

/** Milliseconds until a stage of a mutant counts as an endless loop: more on a machine that has other work. */
function limitOf(stage) {
  const busy = Math.min(6, Math.max(1, loadavg()[0] / availableParallelism()))
  return (30_000 + 5 * stage.reduce((sum, { ms }) => sum + ms, 0)) * busy
}

function end({ pid }) {
  try {
    if (process.platform === 'win32') process.kill(pid)
    else process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** One worker: starts its process when it is needed, and again after one that had to be ended. */
function createWorker() {
  const node = projectNode()
  let child

  const start = () =>
    new Promise((resolve, reject) => {
      child = fork(script, [], {
        cwd: root,
        env: toolEnv(node, { NODE_ENV: 'test' }),
        execPath: node,
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      })
      let output = ''
      child.stderr.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-2000)))
      child.once('message', resolve)
      child.once('exit', () => reject(new Error(`A worker ended at its start:\n${output}`)))
    })

  const attempt = async ({ file, code, stages }) => {
    if (!child || child.exitCode !== null || child.signalCode) await start()
    return new Promise((resolve) => {
      let timer
      let passed = 0
      const finish = (result) => {
        clearTimeout(timer)
        child.removeAllListeners()
        resolve(result)
      }
      const wait = (tests) => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          end(child)
          finish({ outcome: 'timed out' })
          child = undefined
        }, limitOf(tests))
      }
      child.removeAllListeners()
      // For example, it has run out of memory.
      child.once('exit', () => finish({ outcome: 'timed out' }))
      child.on('message', ({ result, failure }) => {
        if (result) finish(result)
        // Without the mutation the test passes, or fails for lack of time.
        else if (failure) clearTimeout(timer)
        else wait(stages[(passed += 1)] ?? [])
      })
      wait(stages[0])
      child.send({ file, code, stages: stages.map((tests) => tests.map(({ path }) => path)) })
    })
  }

  return {
    /** A busy machine, too, lets time run out: what ends for that reason is tried again. */
    run: async (job) => {
      let result
      for (let attempts = 0; attempts < 3; attempts += 1) {
        const last = result?.outcome
        result = await attempt(job)
        const isLate = result.outcome === 'timed out' && last !== 'timed out'
        if (!isLate && result.outcome !== 'unsure') return result
      }
      return result
    },
    stop: () => child && end(child),
  }
}

/** Gives `jobs` to `count` workers, in turn; `onResult` gets each job with its result. */
export async function runJobs(jobs, count, onResult) {
  const waiting = [...jobs]
  const workers = Array.from({ length: count }, createWorker)
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let job = waiting.shift(); job; job = waiting.shift())
          onResult(job, await worker.run(job))
      }),
    )
  } finally {
    for (const worker of workers) worker.stop()
  }
}
