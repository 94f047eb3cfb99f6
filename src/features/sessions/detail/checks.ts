import type { SessionDetail, SessionService } from '@/api/sessions/schema'
import type { TransactionDetail } from '@/api/transactions/schema'
import { documentRemarks } from '@/features/labels/document-remarks'
import { readNumber, readText } from '@/lib/read-data'
import { trialsOf } from '@/features/sessions/trial-pips'

export interface Check {
  service: string
  passed: boolean | null
  /** The session ended before it was its turn. */
  skipped: boolean
  attempts: number
  trials: number
  /** Of the last attempt, 0..1. */
  confidence?: number | undefined
  fraudZone?: number | undefined
  time?: string | undefined
  callTime?: number | undefined
  errorCode?: number | undefined
  message?: string | undefined
  /** Whom the check reached: a phone number or an e-mail address. */
  contact?: { field: string; value: string } | undefined
  /** Its transactions, first to last. */
  transactions: TransactionDetail[]
  /** Words of `document_verification_plus` that ask for a second look. */
  warnings: string[]
}

/** One check per service of a session, told by its last attempt. */
export function checksOf(session: SessionDetail): Check[] {
  const listed = new Set(session.services.map(({ service }) => service))
  const unlisted = session.transactions
    .map(({ service }) => service)
    .filter((service, index, all) => !listed.has(service) && all.indexOf(service) === index)
    .map((service) => countedService(service, session.transactions))
  return [...session.services, ...unlisted].map((service) => {
    const own = session.transactions
      .filter((transaction) => transaction.service === service.service)
      .toSorted((a, b) => byMoment(a.time, b.time))
    const last = own.at(-1)
    return {
      service: service.service,
      passed: service.status,
      skipped: service.status === null && service.attempts === 0 && hasEnded(session),
      attempts: service.attempts,
      trials: trialsOf(service),
      ...(last ? told(last) : {}),
      transactions: own,
      warnings: documentRemarks(last?.document_verification_plus),
    }
  })
}

function countedService(service: string, all: readonly TransactionDetail[]): SessionService {
  const own = all.filter((transaction) => transaction.service === service)
  return {
    service,
    status: own.some(({ status }) => status),
    attempts: own.length,
    trials_remaining: undefined,
  }
}

function told(last: TransactionDetail): Partial<Check> {
  return {
    confidence: readNumber(last.data, 'confidence'),
    contact: contactOf(last.data),
    fraudZone: last.advanced_confidence?.fraud_detection_zone,
    time: last.time,
    callTime: last.duration_ms,
    ...(last.status ? {} : errorOf(last)),
  }
}

function errorOf({ error_code, message, data }: TransactionDetail): Partial<Check> {
  return {
    errorCode: error_code ?? readNumber(data, 'errorCode'),
    message: message ?? readText(data, 'errorMessage'),
  }
}

const ended = new Set(['success', 'failed', 'expired'])

/** Whether nothing more will happen in a session; of an unknown status nobody can tell. */
export function hasEnded({ status }: SessionDetail): boolean {
  return ended.has(status)
}

/** What a session ended with, where none of its attempts tells it. */
export function errorBeside(
  { last_error }: SessionDetail,
  checks: readonly Check[],
): SessionDetail['last_error'] {
  if (!last_error) return undefined
  const { error_code, message } = last_error
  if (error_code === undefined && !message) return undefined
  const attempts = checks.flatMap(({ transactions }) => transactions)
  const isTold = attempts.some((attempt) =>
    error_code === undefined ? attempt.message === message : attempt.error_code === error_code,
  )
  return isTold ? undefined : last_error
}

/** What asks for a second look at a session and stands beside none of its checks. */
export function remarksBeside(session: SessionDetail, checks: readonly Check[]): string[] {
  const beside = new Set(checks.flatMap(({ warnings }) => warnings))
  const remarks = documentRemarks({ review_required: session.review_required })
  return remarks.filter((code) => !beside.has(code))
}

function contactOf(data: Record<string, unknown>): Check['contact'] {
  for (const field of ['phone_number', 'email']) {
    const value = readText(data, field)
    if (value !== undefined) return { field, value }
  }
  return undefined
}

/** Earlier first. Moments that are the same or cannot be read keep the order they came in. */
export function byMoment(a: string, b: string): number {
  return (Date.parse(a) || 0) - (Date.parse(b) || 0)
}
