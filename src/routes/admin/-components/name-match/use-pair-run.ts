import { i18n } from '@lingui/core'
import { useState, type ReactNode } from 'react'
import { ApiError, isSilent } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import { errorReason } from '@/features/labels/error-reason'
import { useCompareNames } from '@/api/name-match'
import { useScope } from '@/api/core/use-scope'
import type { NameMatch, NameMatchRequest } from '@/backend/name-match'
import { joinSentences } from '@/lib/format'
import type { PastedPair } from '@/lib/names/pasted-pairs'
import { useCancellableTask } from '@/ui/tasks/use-cancellable-task'

type MatchOptions = Pick<NameMatchRequest, 'transliterate' | 'cutoff_match_score'>

export type PairRow = {
  line: number
  request: NameMatchRequest
  match?: NameMatch
  /** Reason why the backend rejects this pair. */
  refusal?: string
  /** Language of `refusal`, if known. */
  lang?: string
}

/** Number of concurrent requests. */
const PARALLEL = 2

export const isOpen = ({ match, refusal }: PairRow) => match === undefined && refusal === undefined

/**
 * Compares pairs, two at a time, and skips pairs that the backend rejects. Any other error stops the run, and the user
 * can then continue with the remaining pairs. Leaving the screen also stops the run.
 */
export function usePairRun() {
  const scope = useScope()
  const { mutateAsync: compare } = useCompareNames(scope)
  const task = useCancellableTask<never, ReactNode>()
  const [rows, setRows] = useState<readonly PairRow[]>([])
  const setRow = (row: PairRow) =>
    setRows((before) => before.map((each) => (each.line === row.line ? row : each)))

  async function compareRow(row: PairRow, signal: AbortSignal) {
    try {
      setRow({ ...row, match: await compare({ ...row.request, signal }) })
    } catch (error) {
      const refusal = getRejectionCode(error)
      if (refusal === undefined || signal.aborted) throw error
      setRow({ ...row, refusal, lang: describeError(error).lang })
    }
  }

  function run(queue: PairRow[]) {
    if (task.isBusy()) return
    void task.run(
      async (signal) => {
        let hasFailed = false
        const work = async () => {
          for (let row = queue.shift(); row && !hasFailed; row = queue.shift()) {
            try {
              await compareRow(row, signal)
            } catch (error) {
              hasFailed = true
              throw error
            }
          }
        }
        // Waits for all requests even if one fails, because a resumed run must not send a running pair again.
        const outcomes = await Promise.allSettled(Array.from({ length: PARALLEL }, work))
        const failure = outcomes.find((outcome) => outcome.status === 'rejected')
        if (failure) throw failure.reason
      },
      (error) => (isSilent(error) ? undefined : errorReason(error)),
    )
  }

  function start(pairs: readonly PastedPair[], options: MatchOptions) {
    if (task.isBusy()) return
    const fresh = pairs.map(({ line, first, second }) => ({
      line,
      request: { first_name_value: first, second_name_value: second, ...options },
    }))
    setRows(fresh)
    run([...fresh])
  }

  return {
    rows,
    failure: task.failure,
    isRunning: task.isRunning,
    start,
    resume: () => run(rows.filter(isOpen)),
    stop: task.cancel,
  }
}

/** Returns the backend's error about a pair's names, or undefined if other pairs would fail in the same way. */
function getRejectionCode(error: unknown): string | undefined {
  const isAboutPair = error instanceof ApiError && (error.status === 400 || error.status === 422)
  if (!isAboutPair) return undefined
  const { fields } = describeError(error)
  const texts = [fields['first_name_value'], fields['second_name_value']]
  return (
    joinSentences(
      texts.filter((text) => text !== undefined),
      i18n.locale,
    ) || undefined
  )
}
