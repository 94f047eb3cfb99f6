import type { SessionService } from '@/api/sessions/schema'
import classes from './trial-pips.module.css'

interface TrialPipsProps {
  attempts: number
  total: number
  passed: boolean | null
}

/** One dot per granted attempt: the used ones red, the last of them by the outcome. Silent: words stand beside it. */
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
  if (index >= attempts) return 'left'
  if (index < attempts - 1) return 'failed'
  return passed === null ? 'pending' : passed ? 'passed' : 'failed'
}

const usualTrials = 3

/** How many attempts a service of a session grants: what was used plus what remains, else three. */
export function trialsOf({ attempts, trials_remaining }: SessionService): number {
  return trials_remaining === undefined
    ? Math.max(usualTrials, attempts)
    : attempts + trials_remaining
}
