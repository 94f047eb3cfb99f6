import type { AdvancedConfidence, DocumentVerificationPlus } from '@/api/transactions/schema'
import { calendarFor, sessionIndexFor } from '@mocks/queries/session-index'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { DAY, rowsOfPeriod } from '@mocks/seeds/calendar'
import { documentServices } from '@mocks/seeds/outcomes'
import { planOf } from '@mocks/seeds/plan'
import { transactionDetail } from '@mocks/seeds/transaction-rows'

export type ExtraResult = {
  transaction_id: string
  session_id: string | undefined
  created_at: string
  advanced_confidence: AdvancedConfidence | undefined
  document_verification_plus: DocumentVerificationPlus | undefined
}

/** One day's results are made when they are read: a year of them is never held at once. */
export type ResultDay = { date: string; results: () => ExtraResult[] }

/** The days of a period, both ends inclusive, on which a document was read. */
export function extraResultsOfDays(bundle: BundleSeed, start: number, end: number): ResultDay[] {
  const calendar = calendarFor(bundle)
  const { identified } = sessionIndexFor(bundle)
  const first = Math.max(start, calendar.firstDay)
  const last = Math.min(end, calendar.anchor.today)
  const days: ResultDay[] = []
  for (let day = first; day <= last; day += DAY) {
    const [from, to] = rowsOfPeriod(calendar, day, day)
    if (!identified.subarray(from, to).includes(1)) continue
    const date = new Date(day).toISOString().slice(0, 10)
    days.push({ date, results: () => resultsOf(bundle, from, to) })
  }
  return days
}

function resultsOf(bundle: BundleSeed, from: number, to: number): ExtraResult[] {
  const { time } = calendarFor(bundle)
  const results: ExtraResult[] = []
  for (let row = from; row < to; row++) {
    const plan = planOf(bundle, row)
    for (let at = 0; at < plan.attempts; at++) {
      if (!documentServices.includes(plan.service[at] ?? 0)) continue
      const detail = transactionDetail(bundle, row, plan, at, time(row))
      if (!detail.advanced_confidence) continue
      results.push({
        transaction_id: detail.transaction_id,
        session_id: detail.session_id,
        created_at: detail.time,
        advanced_confidence: detail.advanced_confidence,
        document_verification_plus: detail.document_verification_plus,
      })
    }
  }
  return results
}
