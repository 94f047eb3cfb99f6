import type { Analytics } from '@/backend/analytics'
import { roundRate } from '@/lib/format'
import { compareWithOwnAverage } from './compare-with-own-average'
import type { ClientRank } from '@/features/analytics/dashboard-search'

type Client = NonNullable<Analytics['organizations']>[number]

/** A client on the dashboard. Undefined values aren't available or haven't loaded. */
export interface RankedClient extends Pick<
  Client,
  'id' | 'name' | 'sessions' | 'transactions' | 'billable'
> {
  successRate: number | undefined
  /** Failed sessions, from the client's own analytics. */
  failed: number | undefined
  failureRate: number | undefined
  /** Success rate in the previous period. */
  ownAverage: number | undefined
  against: ReturnType<typeof compareWithOwnAverage>
}

/** Combines a client's own analytics with its entries in the dashboard's current and previous period. */
export function toRankedClient(
  client: Client,
  own: Analytics | undefined,
  before: Client | undefined,
): RankedClient {
  const { id, name, sessions, transactions, billable } = client
  // There is no rate without sessions.
  const toRate = (rate: number | undefined, total: number | undefined) =>
    rate === undefined || !total ? undefined : roundRate(rate)
  const { failed, sessions: all } = own?.summary ?? {}
  return {
    id,
    name,
    sessions,
    transactions,
    billable,
    successRate: toRate(client.success_rate, sessions),
    failed,
    failureRate: failed === undefined ? undefined : toRate(failed / (all ?? 0), all),
    ownAverage: toRate(before?.success_rate, before?.sessions),
    against: compareWithOwnAverage(client, before),
  }
}

/** Sorts clients by the chosen metric, highest first. Clients without this metric come last, sorted by sessions. */
export function rankClients(
  clients: readonly RankedClient[],
  rank: ClientRank | undefined,
): RankedClient[] {
  const getFigure = ({ failed, failureRate }: RankedClient) =>
    (rank === 'failed' ? failed : rank === 'failure_rate' ? failureRate : undefined) ?? -1
  return clients.toSorted(
    (a, b) => getFigure(b) - getFigure(a) || (b.sessions ?? 0) - (a.sessions ?? 0),
  )
}

/** Whether a client's success rate is far from its own average. */
export const isOutlier = ({ against }: RankedClient) => against === 'below' || against === 'above'
