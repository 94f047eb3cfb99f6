import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useBatchedFigures, type FiguresQuery } from './use-batched-figures'

/** Number of counts loaded at first, and each time the user loads more. */
const CALLS_PER_REQUEST = 30

/** Loads record counts for clients or bundles: the first 30, then more on request. */
export function useCounting<Figures, Key extends QueryKey>(
  queries: readonly FiguresQuery<Figures, Key>[],
) {
  const [limit, setLimit] = useState(CALLS_PER_REQUEST)
  const { figures, isPending, ...failure } = useBatchedFigures(queries.slice(0, limit))
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
