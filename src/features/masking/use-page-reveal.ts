import { useId } from 'react'
import { useVeil } from './reveal'
import { useVeilWatch } from './use-reveal-watch'

/** Whether the whole page is revealed, for what has no button of its own for each value. */
export function usePageVeil(): boolean {
  useVeilWatch(useId())
  return useVeil((veil) => veil.held || veil.whole)
}
