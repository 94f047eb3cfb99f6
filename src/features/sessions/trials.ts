import type { SessionService } from '@/api/sessions/schema'

const usualTrials = 3

/** How many attempts a service of a session grants: what was used plus what remains, else three. */
export function trialsOf({ attempts, trials_remaining }: SessionService): number {
  return trials_remaining === undefined
    ? Math.max(usualTrials, attempts)
    : attempts + trials_remaining
}
