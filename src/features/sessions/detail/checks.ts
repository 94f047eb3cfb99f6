import type { SessionDetail, SessionService } from '@/backend/sessions'
import type { TransactionDetail } from '@/backend/transactions'
import { documentWarnings } from '@/features/labels/problems/document-warnings'
import { getNumber, getText } from '@/lib/data-fields'
import { getTrials } from '@/features/labels/attempt-dots'

export interface Check {
  service: string
  passed: boolean | null
  /** Whether the session ended before this check could run. */
  skipped: boolean
  attempts: number
  trials: number
  /** The last attempt's confidence, from 0 to 1. */
  confidence?: number
  fraudZone?: number
  time?: string
  callTime?: number
  errorCode?: number
  message?: string
  /** The verified phone number or email address. */
  contact?: { field: string; value: string }
  /** Earliest first. */
  transactions: TransactionDetail[]
  /** Codes from `documentWarnings`. */
  warnings: string[]
}

/** Returns one check per service of a session, with its last attempt's details. */
export function toChecks(session: SessionDetail): Check[] {
  const listedServices = new Set(session.services.map(({ service }) => service))
  const unlistedTransactions = session.transactions
    .map(({ service }) => service)
    .filter((service) => service !== undefined)
    .filter((service, index, all) => !listedServices.has(service) && all.indexOf(service) === index)
    .map((service) => serviceFromTransactions(service, session.transactions))
  return [...session.services, ...unlistedTransactions].map((service): Check => {
    const { attempts = 0 } = service
    const transactions = session.transactions
      .filter((transaction) => transaction.service === service.service)
      .toSorted((a, b) => compareMoments(a.time, b.time))
    const last = transactions.at(-1)
    return {
      service: service.service,
      passed: service.status,
      skipped: service.status === null && attempts === 0 && hasEnded(session),
      attempts,
      trials: getTrials(service),
      ...(last ? getDetails(last) : {}),
      transactions,
      warnings: documentWarnings(last?.document_verification_plus),
    }
  })
}

function serviceFromTransactions(
  service: string,
  all: readonly TransactionDetail[],
): SessionService {
  const attempts = all.filter((transaction) => transaction.service === service)
  return {
    service,
    status: attempts.some(({ status }) => status === true),
    attempts: attempts.length,
    trials_remaining: undefined,
  }
}

function getDetails(last: TransactionDetail): Partial<Check> {
  return {
    confidence: getNumber(last.data, 'confidence'),
    contact: getContact(last.data),
    fraudZone: last.advanced_confidence?.fraud_detection_zone,
    time: last.time,
    callTime: last.duration_ms,
    ...(last.status ? {} : getError(last)),
  }
}

function getError({ error_code, message, data }: TransactionDetail): Partial<Check> {
  return {
    errorCode: error_code ?? getNumber(data, 'errorCode'),
    message: message ?? getText(data, 'errorMessage'),
  }
}

const finalStatuses = new Set(['success', 'failed', 'expired'])

/** Whether the session is over. An unknown status is assumed not to be final. */
export function hasEnded({ status }: SessionDetail): boolean {
  return status !== undefined && finalStatuses.has(status)
}

/** Returns the session's own error, unless an attempt has the same error. */
export function errorOutsideChecks(
  { last_error }: SessionDetail,
  checks: readonly Check[],
): SessionDetail['last_error'] {
  if (!last_error) return undefined
  const { error_code, message } = last_error
  if (error_code === undefined && !message) return undefined
  const attempts = checks.flatMap(({ transactions }) => transactions)
  const isInAttempt = attempts.some((attempt) =>
    error_code === undefined ? attempt.message === message : attempt.error_code === error_code,
  )
  return isInAttempt ? undefined : last_error
}

/** Returns the session's warnings that belong to no check. */
export function warningsOutsideChecks(session: SessionDetail, checks: readonly Check[]): string[] {
  const inChecks = new Set(checks.flatMap(({ warnings }) => warnings))
  const warnings = documentWarnings({ review_required: session.review_required })
  return warnings.filter((code) => !inChecks.has(code))
}

function getContact(data: Record<string, unknown>): Check['contact'] {
  for (const field of ['phone_number', 'email']) {
    const value = getText(data, field)
    if (value !== undefined) return { field, value }
  }
  return undefined
}

/** Compares two times for sorting, earliest first. Missing and unreadable times come first. */
export function compareMoments(a: string | undefined, b: string | undefined): number {
  return (Date.parse(a ?? '') || 0) - (Date.parse(b ?? '') || 0)
}
