import { useState, type ReactNode } from 'react'
import { isSilent } from '@/api/core/api-error'
import { runWithConcurrency } from '@/api/core/run-with-concurrency'
import { errorReason } from '@/features/labels/error-reason'
import { useCancellableTask } from '@/ui/tasks/use-cancellable-task'

/** Reason why a row has no response although the run continued. */
export type BulkRowProblem = {
  text: string
  /** Language of `text`, if known. */
  lang?: string | undefined
  /** Whether the same request may succeed later. */
  canRetry?: boolean
}

export type BulkRow<Request, Response> = {
  /** The row's line in the pasted text, from 1. */
  line: number
  request: Request
  response?: Response
  problem?: BulkRowProblem | undefined
}

interface BulkRunOptions<Request, Response> {
  send: (request: Request, signal: AbortSignal) => Promise<Response>
  /** Returns the problem with a single row, or undefined if other rows would fail in the same way. */
  getProblem: (error: unknown) => BulkRowProblem | undefined
}

/** Number of concurrent requests. */
const PARALLEL = 2
/** Number of rows that may fail in a row before the run stops, because the service is probably down. */
const MAX_FAILURES = 3

export const isOpen = ({ response, problem }: BulkRow<unknown, unknown>) =>
  response === undefined && problem === undefined
export const canRetry = ({ problem }: BulkRow<unknown, unknown>) => problem?.canRetry === true

export type ScoreSort = 'score' | '-score'

/** Sorts rows by score; rows without a score come last. */
export function sortByScore<Row extends { line: number }>(
  rows: readonly Row[],
  sort: ScoreSort | undefined,
  getScore: (row: Row) => number | undefined,
): readonly Row[] {
  if (!sort) return rows
  const direction = sort === '-score' ? -1 : 1
  const scores = new Map(rows.map((row) => [row, getScore(row) ?? direction * Infinity]))
  const read = (row: Row) => scores.get(row) ?? 0
  return rows.toSorted((a, b) =>
    read(a) === read(b) ? a.line - b.line : direction * (read(a) - read(b)),
  )
}

/**
 * Sends the requests of many pasted rows, two at a time, and skips rows that have a problem. Any other error stops the
 * run until the user continues, and leaving the screen ends it.
 */
export function useBulkRun<Request, Response>(options: BulkRunOptions<Request, Response>) {
  type Row = BulkRow<Request, Response>
  const { send, getProblem } = options
  const task = useCancellableTask<never, ReactNode>()
  const [rows, setRows] = useState<readonly Row[]>([])
  const setRow = (row: Row) =>
    setRows((before) => before.map((each) => (each.line === row.line ? row : each)))

  async function sendAll(queue: readonly Row[], signal: AbortSignal) {
    let failure: { error: unknown } | undefined
    let failureCount = 0
    const sendRow = async (row: Row, stop: () => void) => {
      try {
        setRow({ ...row, response: await send(row.request, signal) })
        failureCount = 0
      } catch (error) {
        const problem = signal.aborted ? undefined : getProblem(error)
        failureCount = problem?.canRetry ? failureCount + 1 : 0
        if (problem && failureCount < MAX_FAILURES) setRow({ ...row, problem })
        else {
          failure ??= { error }
          stop()
        }
      }
    }
    // Uses the run's signal for the requests, because `stop` must not abort a running request: a resumed run would
    // send it again.
    await runWithConcurrency(queue, signal, (row, _, stop) => sendRow(row, stop), PARALLEL)
    if (failure) throw failure.error
  }

  function run(queue: readonly Row[]) {
    if (task.isBusy()) return
    void task.run(
      (signal) => sendAll(queue, signal),
      (error) => (isSilent(error) ? undefined : errorReason(error)),
    )
  }

  function start(fresh: readonly Pick<Row, 'line' | 'request'>[]) {
    if (task.isBusy()) return
    setRows(fresh)
    run(fresh)
  }

  /** Sends the rows again whose problem may be temporary. */
  function retry() {
    if (task.isBusy()) return
    const reset = (row: Row) => (canRetry(row) ? { ...row, problem: undefined } : row)
    setRows(rows.map(reset))
    run(rows.filter(canRetry).map(reset))
  }

  return {
    rows,
    failure: task.failure,
    isRunning: task.isRunning,
    start,
    resume: () => run(rows.filter(isOpen)),
    retry,
    stop: task.cancel,
  }
}
