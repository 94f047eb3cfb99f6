import { useQuery } from '@tanstack/react-query'
import type { BundleRecordsRequest } from '@/backend/bundles'
import { sessionQueries } from '@/api/sessions'
import { transactionQueries } from '@/api/transactions'
import type { Scope } from '@/lib/realm'

type RecordFilter = Omit<BundleRecordsRequest, 'page' | 'page_size'>

/** How many records of a bundle match a filter: the total of a list of one row. */
export function useRecordCount(
  scope: Scope,
  records: 'sessions' | 'transactions',
  filter: RecordFilter,
  { enabled }: { enabled: boolean },
) {
  const request = { ...filter, page: 1, page_size: 1 }
  const select = ({ total }: { total: number | undefined }) => total ?? null
  const isOfSessions = records === 'sessions'
  const sessions = useQuery({
    ...sessionQueries(scope).list(request),
    enabled: enabled && isOfSessions,
    select,
  })
  const transactions = useQuery({
    ...transactionQueries(scope).list(request),
    enabled: enabled && !isOfSessions,
    select,
  })
  return isOfSessions ? sessions : transactions
}
