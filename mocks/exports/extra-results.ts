import type { ExtraResult, ExtraResultListRequest } from '@/backend/extra-results'
import type { Complete } from '@mocks/complete'
import { takePage } from '@mocks/queries/page'
import { sessionIndexFor } from '@mocks/queries/session-index'
import { transactionIndexFor } from '@mocks/queries/transaction-index'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { calendarFor } from '@mocks/seeds/bundle-calendar'
import { DAY, findPeriodRows } from '@mocks/seeds/calendar'
import { formatId } from '@mocks/seeds/ids'
import { documentServiceNumbers } from '@mocks/seeds/outcomes'
import { getPerson } from '@mocks/seeds/person'
import { createPlan } from '@mocks/seeds/plan'
import { chance } from '@mocks/seeds/random'
import { wasRead } from '@mocks/seeds/service-data'
import { transactionDetail } from '@mocks/seeds/transaction-rows'

/** One day and its results. The results are computed on demand, so a whole year is never in memory. */
export type ResultDay = { date: string; results: () => Complete<ExtraResult>[] }

/** Returns the days from `start` through `end` on which a document was read. */
export function extraResultsByDay(bundle: BundleSeed, start: number, end: number): ResultDay[] {
  const calendar = calendarFor(bundle)
  const { identified } = sessionIndexFor(bundle)
  const first = Math.max(start, calendar.firstDay)
  const last = Math.min(end, calendar.anchor.today)
  const days: ResultDay[] = []
  for (let day = first; day <= last; day += DAY) {
    const [from, to] = findPeriodRows(calendar, day, day)
    if (!identified.subarray(from, to).includes(1)) continue
    const date = new Date(day).toISOString().slice(0, 10)
    days.push({ date, results: () => createResults(bundle, from, to) })
  }
  return days
}

function createResults(bundle: BundleSeed, from: number, to: number): Complete<ExtraResult>[] {
  const results: Complete<ExtraResult>[] = []
  for (let row = from; row < to; row++) {
    const plan = createPlan(bundle, row)
    for (let at = 0; at < plan.attempts; at++) {
      if (hasExtraResult(plan.service[at], plan.error[at]))
        results.push(createResult(bundle, row, at))
    }
  }
  return results
}

/** Returns one page of results for sessions that started in the period, newest first. */
export function extraResultsPage(
  bundle: BundleSeed,
  request: ExtraResultListRequest,
): { results: Complete<ExtraResult>[]; total: number } {
  const index = transactionIndexFor(bundle)
  const start = Date.parse(request.start_date)
  const end = Date.parse(request.end_date)
  const [from, to] = findPeriodRows(calendarFor(bundle), start, end)
  const foundTransactions = index.byTime.filter((transaction) => {
    const row = index.row[transaction] ?? 0
    if (row < from || row >= to) return false
    return hasExtraResult(index.service[transaction], index.error[transaction])
  })
  const results = takePage(foundTransactions.length, request, true, (position) => {
    const transaction = foundTransactions[position] ?? 0
    const row = index.row[transaction] ?? 0
    return createResult(bundle, row, transaction - (index.firstOf[row] ?? 0))
  })
  return { results, total: foundTransactions.length }
}

function hasExtraResult(service = 0, error = 0): boolean {
  return documentServiceNumbers.includes(service) && wasRead(error)
}

function createResult(bundle: BundleSeed, row: number, at: number): Complete<ExtraResult> {
  const { time } = calendarFor(bundle)
  const detail = transactionDetail(bundle, row, createPlan(bundle, row), at, time(row))
  const { transaction_id, advanced_confidence, document_verification_plus } = detail
  return {
    transaction_id,
    session_id: formatId({ bundle: bundle.number, row }),
    created_at: detail.time,
    advanced_confidence,
    document_verification_plus,
    profession_analysis: professionAnalysis(bundle, row),
  }
}

/** Returns the profession analysis, or undefined for bundles without the `ntra` service. */
function professionAnalysis(bundle: BundleSeed, row: number) {
  const { number, services } = bundle
  if (!services.includes('ntra')) return undefined
  const { profession } = getPerson(bundle, row)
  return { profession, confidence: Math.round(70 + chance(number, row, 77) * 29) / 100 }
}
