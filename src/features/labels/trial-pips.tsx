import type { SessionService } from '@/api/sessions/schema'
import classes from './trial-pips.module.css'

interface TrialPipsProps {
  attempts: number
  total: number
  passed: boolean | null
}

/** One dot per granted attempt: used ones are red, the last one shows the outcome. Decorative: the text beside it says the same. */
export function TrialPips({ attempts, total, passed }: TrialPipsProps) {
  const dots = Math.min(total, 5)
  return (
    <span className={classes.pips} aria-hidden="true">
      {Array.from({ length: dots }, (_, index) => (
        <span key={index} className={classes.pip} data-state={stateOf(index, attempts, passed)} />
      ))}
    </span>
  )
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
