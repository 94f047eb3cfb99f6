/** Maximum number of concurrent requests. More would delay the screen's own requests during a search. */
const MAX_CALLS = 3

/** Runs the tasks in order, `limit` at a time, until all have run or a task calls `stop`. Throws if `signal` aborts. */
export async function runWithConcurrency<T>(
  tasks: readonly T[],
  signal: AbortSignal,
  // Must handle its own errors.
  run: (task: T, signal: AbortSignal, stop: () => void) => Promise<void>,
  limit = MAX_CALLS,
): Promise<void> {
  const stopController = new AbortController()
  const running = AbortSignal.any([signal, stopController.signal])
  const queue = tasks.values()
  const work = async () => {
    for (const task of queue) {
      if (running.aborted) return
      await run(task, running, () => stopController.abort())
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
  signal.throwIfAborted()
}
