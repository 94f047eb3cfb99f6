import type { SessionDetail, SessionEvent } from '@/api/sessions/schema'
import type { TransactionDetail } from '@/api/transactions/schema'
import { byMoment } from './checks'
import { formatZone } from '@/lib/format'

export type TimelineEntry =
  | { kind: 'event'; at: string; event: SessionEvent }
  | { kind: 'transaction'; at: string; transaction: TransactionDetail }

/** Events and transactions of a session in one order. An event that only announces a listed transaction is dropped. */
export function timelineOf({ events = [], transactions }: SessionDetail): TimelineEntry[] {
  const ids = new Set(transactions.map(({ transaction_id }) => transaction_id))
  const entries: TimelineEntry[] = [
    ...transactions.map(
      (transaction) => ({ kind: 'transaction', at: transaction.time, transaction }) as const,
    ),
    ...events
      .filter(({ transaction_id }) => transaction_id === undefined || !ids.has(transaction_id))
      .map((event) => ({ kind: 'event', at: event.at, event }) as const),
  ]
  return entries.toSorted((a, b) => byMoment(a.at, b.at))
}

/** The zone in which the clock times of a session are shown; undefined for one that tells no start. */
export function sessionZone({ created_at }: SessionDetail, locale: string): string | undefined {
  const started = new Date(created_at)
  return Number.isNaN(started.getTime()) ? undefined : formatZone(started, locale)
}
