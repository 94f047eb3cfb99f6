import type { SessionEvent } from '@/backend/sessions'
import type { TransactionDetail } from '@/backend/transactions'
import type { Complete } from '@mocks/complete'
import type { Plan } from './plan'

/** Creates a session's events in chronological order, consistent with its transactions. */
export function createSessionEvents(
  transactions: readonly Complete<TransactionDetail>[],
  plan: Plan,
  createdAt: number,
): Complete<SessionEvent>[] {
  const at = (milliseconds: number) => new Date(createdAt + milliseconds).toISOString()
  const events: Complete<SessionEvent>[] = [{ at: at(0), type: 'session_started' }]
  transactions.forEach(({ transaction_id, service, status, message, trials_remaining }, index) => {
    const start = plan.start[index] ?? 0
    events.push({ at: at(start), type: 'service_started', service })
    events.push({
      at: at(start + (plan.duration[index] ?? 0)),
      type: status ? 'service_succeeded' : 'service_failed',
      service,
      transaction_id,
      detail: status ? undefined : `${message} (${trials_remaining} left)`,
    })
  })
  const lastType = getLastEvent(plan)
  if (lastType) events.push({ at: at(plan.length), type: lastType })
  return events
}

function getLastEvent({ outcome }: Plan): string | undefined {
  switch (outcome) {
    case 'in_progress':
      return undefined
    case 'abandoned':
      return 'session_expired'
    case 'passed':
    case 'ocr_retried':
    case 'greyscale':
      return 'session_completed'
    default:
      return 'session_failed'
  }
}
