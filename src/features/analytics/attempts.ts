import type { Analytics } from '@/backend/analytics'

type ServiceFigures = Analytics['services'][number]

/** Minimum number of transactions for a meaningful average. */
const MIN_TRANSACTIONS = 30
const MIN_FACTOR = 1.1

/** Returns the average attempts per session, rounded to a tenth, or undefined if no session has used the service. */
export function getAttempts({ avg_trials }: ServiceFigures): number | undefined {
  return avg_trials ? Math.round(avg_trials * 10) / 10 : undefined
}

/** Whether the attempts per session rose clearly since the previous period. */
export function hasMoreAttempts(now: ServiceFigures, before: ServiceFigures | undefined): boolean {
  if (!before || Math.min(now.total ?? 0, before.total ?? 0) < MIN_TRANSACTIONS) return false
  const [attempts = 0, previous = 0] = [now.avg_trials, before.avg_trials]
  return previous > 0 && attempts >= previous * MIN_FACTOR
}
