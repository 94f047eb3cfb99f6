import type { Analytics } from '@/backend/analytics'
import type { CountFilter } from './analytics-links'

/** List filters, including statuses that the analytics don't count. */
type ListFilter = Omit<CountFilter, 'status'> & { status?: string }
type Counter = (figures: Analytics) => number | undefined

/**
 * Returns a function that reads a list's record count from the analytics, or undefined if the analytics don't count
 * these records. The function returns undefined for values that the response lacks, such as rare errors.
 */
export function getRecordCounter(filter: ListFilter): Counter | undefined {
  const { status = 'all', service, error_code: code, tab } = filter
  if (status !== 'all' && status !== 'success' && status !== 'failed') return undefined
  if (tab === 'transactions') {
    if (code !== undefined) return undefined
    if (service !== undefined)
      return ({ services }) => {
        const calls = services.find((each) => each.service === service)
        return (
          calls && { all: calls.total, success: calls.successful, failed: calls.failed }[status]
        )
      }
    return status === 'all' ? ({ summary }) => summary.transactions : undefined
  }
  if (service !== undefined) return undefined
  if (code === undefined)
    return ({ summary: { sessions, successful, failed } }) =>
      ({ all: sessions, success: successful, failed })[status]
  return status === 'all'
    ? ({ errors }) => errors?.find(({ error_code }) => error_code === code)?.count
    : undefined
}
