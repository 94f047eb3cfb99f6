import type { CSSProperties } from 'react'
import type { SessionService } from '@/api/sessions/schema'
import classes from './trial-pips.module.css'

interface TrialPipsProps {
  attempts: number
  total: number
  passed: boolean | null
}

const MAX_PIPS = 5

/** One dot per granted attempt: used ones are red, the last one shows the outcome. Decorative: the text beside it says the same. */
export function TrialPips(props: TrialPipsProps) {
  return <span className={classes.pips} style={pipStyle(props)} />
}

declare module 'react' {
  interface CSSProperties {
    '--pips'?: string
    '--pip-count'?: number
  }
}

/**
 * The dots as one background, for an element with the class `pips` or `chip`: an element for each dot would be half
 * of all nodes of a list.
 */
export function pipStyle({ attempts, total, passed }: TrialPipsProps): CSSProperties {
  const count = Math.min(total, MAX_PIPS)
  const states = Array.from({ length: count }, (_, index) => stateOf(index, attempts, passed))
  return { '--pips': states.map((state) => `var(--pip-${state})`).join(), '--pip-count': count }
}

function stateOf(index: number, attempts: number, passed: boolean | null) {
  if (index >= attempts) return 'unused'
  if (index < attempts - 1) return 'failed'
  return passed === null ? 'pending' : passed ? 'passed' : 'failed'
}

const DEFAULT_TRIALS = 3

/** How many attempts a session grants for a service: those used and those left, or three when unknown. */
export function trialsOf({ attempts, trials_remaining }: SessionService): number {
  return trials_remaining === undefined
    ? Math.max(DEFAULT_TRIALS, attempts)
    : attempts + trials_remaining
}
