import { useId } from 'react'
import { useRevealed } from './reveal'
import { useRevealWatch } from './use-reveal-watch'

/** Whether the whole page is revealed, for what has no button of its own for each value. */
export function usePageReveal(): boolean {
  useRevealWatch(useId())
  return useRevealed((veil) => veil.held || veil.whole)
}
