import type { SessionDetail, SessionService } from '@/api/sessions/schema'
import type { TransactionDetail } from '@/api/transactions/schema'
import { documentRemarks } from './document-remarks'
import { readNumber, readText } from './read-data'
import { trialsOf } from './trials'

export interface Check {
  service: string
  passed: boolean | null
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
      .toSorted((a, b) => a.time.localeCompare(b.time))
    const last = own.at(-1)
    return {
      service: service.service,
      passed: service.status,
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
    errorCode: last.error_code ?? readNumber(last.data, 'errorCode'),
    message: last.message ?? readText(last.data, 'errorMessage'),
  }
}

function contactOf(data: Record<string, unknown>): Check['contact'] {
  for (const field of ['phone_number', 'email']) {
    const value = readText(data, field)
    if (value !== undefined) return { field, value }
  }
  return undefined
}
