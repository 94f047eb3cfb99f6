import type { SessionDetail, SessionEvent } from '@/backend/sessions'
import type { TransactionDetail } from '@/backend/transactions'
import { compareMoments } from './checks'
import { formatZone } from '@/lib/format'

export type TimelineEntry =
  | { kind: 'event'; at: string | undefined; event: SessionEvent }
  | { kind: 'transaction'; at: string | undefined; transaction: TransactionDetail }

/** Returns events and transactions, earliest first. An event that only reports a listed transaction is omitted. */
export function toTimeline({ events = [], transactions }: SessionDetail): TimelineEntry[] {
  const ids = new Set(transactions.map(({ transaction_id }) => transaction_id))
  const entries: TimelineEntry[] = [
    ...transactions.map(
      (transaction) => ({ kind: 'transaction', at: transaction.time, transaction }) as const,
    ),
    ...events
      .filter(({ transaction_id }) => transaction_id === undefined || !ids.has(transaction_id))
      .map((event) => ({ kind: 'event', at: event.at, event }) as const),
  ]
  return entries.toSorted((a, b) => compareMoments(a.at, b.at))
}

/** Returns the time zone for a session's times, or undefined if the session's start time can't be parsed. */
export function sessionZone({ created_at }: SessionDetail, locale: string): string | undefined {
  const startedAt = new Date(created_at ?? '')
  return Number.isNaN(startedAt.getTime()) ? undefined : formatZone(startedAt, locale)
}
