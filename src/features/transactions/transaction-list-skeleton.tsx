import { useLingui } from '@lingui/react/macro'
import { RecordListSkeleton } from '@/features/record-list/record-list-skeleton'
import { useTransactionColumns } from './transaction-columns'
import { transactionListId } from './transaction-request'

/** The shape of a list of transactions while the first rows are on their way. */
export function TransactionListSkeleton() {
  const { t } = useLingui()
  const columns = useTransactionColumns(noLink)
  return <RecordListSkeleton list={transactionListId} label={t`Transactions`} columns={columns} />
}

const noLink = () => null
