import type { ExtraResult, ExtraResultListRequest } from '@/api/extra-results/schema'
import { pageOf } from '@mocks/queries/page'
import { calendarFor, sessionIndexFor } from '@mocks/queries/session-index'
import { transactionIndexFor } from '@mocks/queries/transaction-index'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { DAY, rowsOfPeriod } from '@mocks/seeds/calendar'
import { documentServices } from '@mocks/seeds/outcomes'
import { personOf } from '@mocks/seeds/person'
import { planOf } from '@mocks/seeds/plan'
import { chance } from '@mocks/seeds/random'
import { read } from '@mocks/seeds/service-data'
import { transactionDetail } from '@mocks/seeds/transaction-rows'

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
  const results: ExtraResult[] = []
  for (let row = from; row < to; row++) {
    const plan = planOf(bundle, row)
    for (let at = 0; at < plan.attempts; at++) {
      if (isExtra(plan.service[at], plan.error[at])) results.push(resultOf(bundle, row, at))
    }
  }
  return results
}

/** One page, the newest first, of the sessions that started in these days. */
export function extraResultsPage(
  bundle: BundleSeed,
  request: ExtraResultListRequest,
): { results: ExtraResult[]; total: number } {
  const index = transactionIndexFor(bundle)
  const days = [Date.parse(request.start_date), Date.parse(request.end_date)] as const
  const [from, to] = rowsOfPeriod(calendarFor(bundle), ...days)
  const found = index.byTime.filter((place) => {
    const row = index.row[place] ?? 0
    return row >= from && row < to && isExtra(index.service[place], index.error[place])
  })
  const results = pageOf(found.length, request, true, (place) => {
    const transaction = found[place] ?? 0
    const row = index.row[transaction] ?? 0
    return resultOf(bundle, row, transaction - (index.firstOf[row] ?? 0))
  })
  return { results, total: found.length }
}

function isExtra(service = 0, error = 0): boolean {
  return documentServices.includes(service) && read(error)
}

function resultOf(bundle: BundleSeed, row: number, at: number): ExtraResult {
  const { time } = calendarFor(bundle)
  const detail = transactionDetail(bundle, row, planOf(bundle, row), at, time(row))
  const { transaction_id, session_id, advanced_confidence, document_verification_plus } = detail
  return {
    transaction_id,
    session_id,
    created_at: detail.time,
    advanced_confidence,
    document_verification_plus,
    profession_analysis: professionAnalysis(bundle, row),
  }
}

/** A service that only some clients have. */
function professionAnalysis({ number, services }: BundleSeed, row: number) {
  if (!services.includes('ntra')) return undefined
  const { profession } = personOf(number, row)
  return { profession, confidence: Math.round(70 + chance(number, row, 77) * 29) / 100 }
}
