import { useEffect, useRef, useState } from 'react'

/**
 * Runs one long task at a time, such as an export or an upload, until the component unmounts. A failure keeps the
 * progress, so the task can continue.
 */
export function useCancellableTask<Progress, Failure>() {
  const [progress, setProgress] = useState<Progress>()
  const [failure, setFailure] = useState<Failure>()
  const [isRunning, setIsRunning] = useState(false)
  // Refs as well as state, because a second click can arrive before the next render.
  const controller = useRef<AbortController>(undefined)
  const isPicking = useRef(false)
  useEffect(() => () => controller.current?.abort(), [])

  const isBusy = () => controller.current !== undefined || isPicking.current

  /** Asks where to save the file. Returns undefined if the task is running or the user declines. */
  async function pickFile<Sink>(open: () => Promise<Sink | undefined>): Promise<Sink | undefined> {
    if (isBusy()) return undefined
    isPicking.current = true
    try {
      return await open()
    } finally {
      isPicking.current = false
    }
  }

  /** Runs the task. `toFailure` isn't called after a cancel, and the task fails silently if it returns undefined. */
  async function run(
    work: (signal: AbortSignal) => Promise<void>,
    toFailure: (error: unknown) => Failure | undefined,
  ): Promise<void> {
    const current = new AbortController()
    controller.current = current
    setFailure(undefined)
    setIsRunning(true)
    try {
      await work(current.signal)
      setProgress(undefined)
    } catch (error) {
      if (!current.signal.aborted) setFailure(toFailure(error))
    } finally {
      // After a cancel, another task may already be running.
      if (controller.current === current) {
        controller.current = undefined
        setIsRunning(false)
      }
    }
  }

  /** Aborts a running task and clears its outcome. */
  function cancel() {
    controller.current?.abort()
    controller.current = undefined
    setIsRunning(false)
    setProgress(undefined)
    setFailure(undefined)
  }

  return { progress, setProgress, failure, isRunning, isBusy, pickFile, run, cancel }
}
