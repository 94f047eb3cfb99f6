import { useLingui } from '@lingui/react/macro'
import { useScope } from '@/api/core/use-scope'
import type { BundleListScreen } from '@/features/record-list/bundle-record-list'
import { useListNeighbors } from '@/features/record-list/list-neighbors'
import { RecordSteps, type StepLinks } from '@/features/record-list/record-steps'
import { transactionListQuery } from './transaction-list-query'

export interface TransactionStepsProps extends StepLinks {
  /** The list from which the drawer was opened. */
  list: BundleListScreen
  transaction: string
}

/** Links to the previous and next transaction of a list. */
export function TransactionSteps({ list, transaction, ...links }: TransactionStepsProps) {
  const scope = useScope()
  const { bundle, search } = list
  const { t } = useLingui()
  const neighbors = useListNeighbors(
    (page) => transactionListQuery(scope, bundle, { ...list, search: { ...search, page } }),
    ({ transactions }) => transactions.map((row) => row.transaction_id),
    search,
    transaction,
  )
  return (
    <RecordSteps
      {...links}
      neighbors={neighbors}
      label={t`Transactions in the list`}
      previous={t`Previous transaction`}
      next={t`Next transaction`}
    />
  )
}
