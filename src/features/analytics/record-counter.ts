import type { Analytics } from '@/backend/analytics'
import type { CountFilter } from './analytics-links'

/** The filters of a list, which may have a status that no figures count. */
type ListFilter = Omit<CountFilter, 'status'> & { status?: string }
type Counter = (figures: Analytics) => number | undefined

/**
 * Reads how many records of a list the figures count. Undefined for filters that no figures count. The counter gives
 * undefined for what an answer leaves out: a list of the most frequent errors says nothing about the others.
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
