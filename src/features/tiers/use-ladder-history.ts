import { useState } from 'react'
import type { TierDraft } from '@/lib/pricing/ladder'

type Ladder = readonly TierDraft[]

const MAX_STEPS = 100

/** Undo and redo of a ladder whose state the screen keeps. Typing in one cell is one step. */
export function useLadderHistory(ladder: Ladder, onChange: (ladder: TierDraft[]) => void) {
  const [past, setPast] = useState<readonly Ladder[]>([])
  const [future, setFuture] = useState<readonly Ladder[]>([])
  const [cell, setCell] = useState<string>()
  const [last, setLast] = useState(ladder)

  // The screen has set another ladder, such as that of another service: that can be undone too.
  if (last !== ladder) {
    setPast([...past, last].slice(-MAX_STEPS))
    setFuture([])
    setCell(undefined)
    setLast(ladder)
  }

  const show = (next: Ladder) => {
    const copy = [...next]
    setLast(copy)
    onChange(copy)
  }
  return {
    /** `typedIn` names the cell that is typed in. */
    change: (next: Ladder, typedIn?: string) => {
      if (typedIn === undefined || typedIn !== cell) setPast([...past, ladder].slice(-MAX_STEPS))
      setFuture([])
      setCell(typedIn)
      show(next)
    },
    /** Further typing is a step of its own. */
    endStep: () => setCell(undefined),
    undo: stepTo(past, setPast, future, setFuture),
    redo: stepTo(future, setFuture, past, setPast),
  }

  type Steps = readonly Ladder[]
  type SetSteps = (steps: Steps) => void
  /** Shows the last of some steps, and pushes the current one onto the others. Undefined without a step. */
  function stepTo(from: Steps, setFrom: SetSteps, to: Steps, setTo: SetSteps) {
    const target = from.at(-1)
    if (!target) return undefined
    return () => {
      setFrom(from.slice(0, -1))
      setTo([...to, ladder])
      setCell(undefined)
      show(target)
      return target
    }
  }
}
