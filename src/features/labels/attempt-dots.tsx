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
 * One dot per granted attempt: used ones are red, the last one shows the outcome. Decorative: the text next to it says
 * the same.
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
 * The dots as one background, for an element with the class `dots` or `chip`: an element for each dot would be half
 * of all nodes of a list.
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

/** How many attempts a session grants for a service: those used and those left, or three when unknown. */
export function getTrials({ attempts = 0, trials_remaining }: SessionService): number {
  return trials_remaining === undefined
    ? Math.max(DEFAULT_TRIALS, attempts)
    : attempts + trials_remaining
}
