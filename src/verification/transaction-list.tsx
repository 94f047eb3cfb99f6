import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, lazy, type ReactNode } from 'react'
import { useTransactions } from '@/api/transactions/queries'
import type { Transaction } from '@/api/transactions/schema'
import type { LinkSlot } from '@/ui/link-slot'
import { EmptyState } from '@/ui/states'
import type { ListedBundle } from './list-request'
import { toRecordAnswer } from './record-answer'
import { RecordList, type RecordListScreen } from './record-list'
import { useTransactionColumns, type SessionLink } from './transaction-columns'
import { transactionListId, transactionOrders } from './transaction-request'
import { useOutcomeName, transactionOutcomes } from './transaction-outcomes'
import { useSessionOf } from './use-session-of'
import { useListRequest } from './use-list-request'

const TransactionListExport = lazy(() =>
  import('./transaction-list-export').then((module) => ({ default: module.TransactionListExport })),
)
const TransactionDrawer = lazy(() =>
  import('./transaction-drawer').then((module) => ({ default: module.TransactionDrawer })),
)

interface TransactionListProps extends RecordListScreen {
  bundle: ListedBundle
  /** The one whose drawer is open. */
  transaction: string | undefined
  /** Opens the drawer of a transaction. */
  rowLink: (row: Transaction, slot: LinkSlot) => ReactNode
  sessionLink: SessionLink
  onClose: () => void
}

const keyOf = (row: Transaction) => row.transaction_id

/** The transactions of one bundle, filtered and paged by the server, and the drawer of one of them. */
export function TransactionList(props: TransactionListProps) {
  const { bundle, transaction, rowLink, sessionLink, onClose, ...screen } = props
  const { scope, search, personal } = screen
  const { t } = useLingui()
  const statusName = useOutcomeName()
  const columns = useTransactionColumns(sessionLink)
  const { request, shown } = useListRequest({ bundle, search, personal }, transactionOrders)
  const query = useTransactions(scope, shown)
  const { transactions } = query.data
  const session = useSessionOf(scope, bundle, transaction, transactions)

  return (
    <>
      <RecordList
        {...screen}
        bundleId={bundle.bundle_id}
        list={transactionListId}
        label={t`Transactions`}
        columns={columns}
        rowKey={keyOf}
        rowLink={rowLink}
        orders={transactionOrders}
        names={{
          search: t`Search transactions`,
          searchHint: t`Id, reference, national id, phone`,
          id: t`Id`,
          status: t`Outcome`,
          anyStatus: t`Any outcome`,
          statuses: transactionOutcomes,
          statusName,
        }}
        answer={toRecordAnswer(query, transactions, shown !== request)}
        empty={
          <EmptyState
            title={<Trans>No transactions yet</Trans>}
            text={<Trans>Every check that a session makes appears here as a transaction.</Trans>}
          />
        }
        exportDialog={(dialog) => (
          <TransactionListExport scope={scope} request={request} {...dialog} />
        )}
      />
      {transaction && session.known ? (
        <Suspense fallback={null}>
          <TransactionDrawer
            scope={scope}
            bundleId={bundle.bundle_id}
            transactionId={transaction}
            sessionId={session.id}
            onClose={onClose}
            sessionLink={
              session.id === undefined ? undefined : sessionLink.bind(undefined, session.id)
            }
          />
        </Suspense>
      ) : null}
    </>
  )
}
