import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useBatchedFigures } from './use-batched-figures'

/** Each of them is a call; more are made when they are asked for. */
const CALLS_PER_REQUEST = 30

/** The figures of clients or bundles from which their records are counted, the first 30 unasked. */
export function useCounting<Figures, Key extends QueryKey>(
  queries: readonly UseQueryOptions<Figures, Error, Figures, Key>[],
) {
  const [limit, setLimit] = useState(CALLS_PER_REQUEST)
  const { figures, isPending, ...failure } = useBatchedFigures(
    queries
      .slice(0, limit)
      // Opened again, a screen would fetch all of them at once.
      .map((query) => ({ ...query, refetchOnMount: false })),
  )
  return {
    figures,
    isCounting: isPending,
    state: {
      ...failure,
      uncounted: Math.max(0, queries.length - limit),
      onMore: () => setLimit(limit + CALLS_PER_REQUEST),
    },
  }
}

export type CountingState = ReturnType<typeof useCounting>['state']
