import { useReducer } from 'react'
import type { TierDraft } from '@/lib/pricing/ladder'

type Ladder = readonly TierDraft[]

const MAX_STEPS = 100

interface LadderHistory {
  ladder: Ladder
  past: readonly Ladder[]
  future: readonly Ladder[]
  /** Cell in which the user is typing. */
  typing?: string
  /** Cell of the last step, if the user typed that step. */
  typed?: string
}

type HistoryAction = { do: 'type'; cell: string } | { do: 'endStep' | 'undo' | 'redo' }

/**
 * Provides undo and redo for a ladder that the parent stores. Every new ladder is a step, except that all typing in one
 * cell is a single step.
 */
export function useLadderHistory(ladder: Ladder) {
  const [history, dispatch] = useReducer(reduceHistory, { ladder, past: [], future: [] })
  if (history.ladder !== ladder) dispatch({ do: 'record', ladder })
  return { undo: history.past.at(-1), redo: history.future.at(-1), dispatch }
}

function reduceHistory(
  history: LadderHistory,
  action: HistoryAction | { do: 'record'; ladder: Ladder },
): LadderHistory {
  const { ladder, past, future, typing, typed } = history
  switch (action.do) {
    case 'type':
      return { ...history, typing: action.cell }
    case 'endStep':
      return typed === undefined ? history : { ladder, past, future }
    case 'record': {
      const isSameStep = typing !== undefined && typing === typed
      const steps = isSameStep ? past : [...past, ladder].slice(-MAX_STEPS)
      return { ladder: action.ladder, past: steps, future: [], ...(typing && { typed: typing }) }
    }
    case 'undo': {
      const target = past.at(-1)
      if (!target) return history
      return { ladder: target, past: past.slice(0, -1), future: [...future, ladder] }
    }
    case 'redo': {
      const target = future.at(-1)
      if (!target) return history
      return { ladder: target, past: [...past, ladder], future: future.slice(0, -1) }
    }
  }
}
