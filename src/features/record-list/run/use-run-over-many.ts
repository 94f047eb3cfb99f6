import { useEffect, useRef, useState } from 'react'
import { ApiError, isSilent } from '@/api/core/api-error'
import { runWithConcurrency } from '@/api/core/run-with-concurrency'

/** An item without an outcome was not started, or was canceled. */
type Outcome = { state: 'running' | 'done' } | { state: 'failed'; error: Error }

/** Runs the same work for many items, three at a time, and tracks each item's outcome. Unmounting stops the run. */
export function useRunOverMany<T>() {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<T, Outcome | undefined>>(new Map())
  const [isRunning, setIsRunning] = useState(false)
  // A ref as well as state, because a second click can arrive before the next render.
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  /** Runs `work` for each item, and returns the unfinished items. `work` may ignore its signal and finish. */
  async function run(
    items: readonly T[],
    work: (item: T, signal: AbortSignal) => Promise<void>,
  ): Promise<readonly T[]> {
    if (controller.current) return items
    const current = new AbortController()
    controller.current = current
    setIsRunning(true)
    const left = new Set(items)
    const set = (item: T, outcome?: Outcome) =>
      setOutcomes((before) => new Map(before).set(item, outcome))
    await runWithConcurrency(items, current.signal, async (item, signal, stop) => {
      set(item, { state: 'running' })
      try {
        await work(item, signal)
        left.delete(item)
        set(item, { state: 'done' })
      } catch (error) {
        const isShown = error instanceof Error && !isSilent(error)
        set(item, isShown ? { state: 'failed', error } : undefined)
        if (!isShown || wouldFailAll(error)) stop()
      }
      // Rejects only if the user has stopped the run.
    }).catch(() => {})
    controller.current = undefined
    setIsRunning(false)
    return [...left]
  }

  return {
    isRunning,
    isDone: (item: T) => outcomes.get(item)?.state === 'done',
    getError: (item: T) => {
      const outcome = outcomes.get(item)
      return outcome?.state === 'failed' ? outcome.error : undefined
    },
    run,
    /** Starts no more items. The run ends when the started items have settled. */
    stop: () => controller.current?.abort(),
  }
}

/** Whether the server would also reject all remaining items. */
const wouldFailAll = (error: unknown) =>
  error instanceof ApiError && (error.status === 403 || error.status === 429)
