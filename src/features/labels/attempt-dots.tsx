import type { CSSProperties } from 'react'
import type { SessionService } from '@/backend/sessions'
import classes from './attempt-dots.module.css'

interface AttemptDotsProps {
  attempts: number | undefined
  total: number
  passed: boolean | null
}

const MAX_DOTS = 5

/**
 * Shows one dot per allowed attempt: red for earlier attempts, and the outcome for the last used attempt. The dots are
 * decorative because the text next to them has the same information.
 */
export function AttemptDots(props: AttemptDotsProps) {
  return <span className={classes.dots} style={dotStyle(props)} />
}

declare module 'react' {
  interface CSSProperties {
    '--dots'?: string
    '--dot-count'?: number
  }
}

/**
 * Returns the dots as one background for a `dots` or `chip` element. Separate elements would make up half of a list's
 * DOM nodes.
 */
export function dotStyle({ attempts = 0, total, passed }: AttemptDotsProps): CSSProperties {
  const count = Math.min(total, MAX_DOTS)
  const states = Array.from({ length: count }, (_, index) =>
    getAttemptState(index, attempts, passed),
  )
  return { '--dots': states.map((state) => `var(--dot-${state})`).join(), '--dot-count': count }
}

function getAttemptState(index: number, attempts: number, passed: boolean | null) {
  if (index >= attempts) return 'unused'
  if (index < attempts - 1) return 'failed'
  return passed === null ? 'pending' : passed ? 'passed' : 'failed'
}

const DEFAULT_TRIALS = 3

/** Returns how many attempts a session allows for a service: used plus remaining, or by default at least three. */
export function getTrials({ attempts = 0, trials_remaining }: SessionService): number {
  return trials_remaining === undefined
    ? Math.max(DEFAULT_TRIALS, attempts)
    : attempts + trials_remaining
}
