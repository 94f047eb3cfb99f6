import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { lazy, useCallback } from 'react'
import { useScope } from '@/api/core/use-scope'
import { useTransactionSearch } from '@/api/transactions'
import type { StateWithSearch } from '@/features/record-list/private-search'
import type { Transaction } from '@/backend/transactions'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { EmptyState } from '@/ui/feedback/states'
import { ListTools } from '@/ui/list-toolbar/list-tools'
import { ListFilters } from '@/features/record-list/list-filters'
import type { BundleListScreen, ListedBundle } from '@/features/record-list/list-request'
import { useFocusAfter } from '@/features/record-list/focus-after'
import { OpenRecord } from '@/features/record-list/open-record'
import { useListWithTools } from '@/features/record-list/list-with-tools'
import { PagedRows } from '@/features/record-list/paged-rows'
import { useRecordDrawer } from '@/features/record-list/record-drawer'
import { useTransactionColumns, useTransactionFilters } from './transaction-fields'
import { transactionListId, transactionListQuery } from './transaction-list-query'
import {
  transactionFilters,
  transactionSortOptions,
  transactionSearchSchema,
  type TransactionListSearch,
} from './transaction-list-search'

const TransactionListExport = lazy(() =>
  import('./transaction-list-export').then((module) => ({ default: module.TransactionListExport })),
)
const TransactionDrawer = lazy(() =>
  import('./transaction-drawer').then((module) => ({ default: module.TransactionDrawer })),
)

interface TransactionListProps extends BundleListScreen<TransactionListSearch> {
  /** The list's search parameters, with the transaction whose drawer is open. */
  search: TransactionListSearch & { transaction?: string }
  linkState: StateWithSearch
}

const getRowKey = (row: Transaction) => row.transaction_id

/** Lists one bundle's transactions, filtered and paged by the server, with the open transaction's drawer. */
export function TransactionList({ linkState, ...screen }: TransactionListProps) {
  const scope = useScope()
  const { bundle } = screen
  const { transaction, ...search } = screen.search
  const from =
    scope.realm === 'admin' ? '/admin/transactions' : '/app/pages/bundle/$bundleId/sessions/'
  const drawer = useRecordDrawer(linkState, transaction !== undefined)
  const sessionLink = useSessionLink(bundle)
  const { t } = useLingui()
  const { filters, tools, table, exporting } = useListWithTools({
    ...screen,
    ownerId: bundle.bundle_id,
    listId: transactionListId,
    columns: useTransactionColumns(scope.realm, sessionLink),
    rowKey: getRowKey,
    sortOptions: transactionSortOptions,
    params: transactionFilters,
    searchSchema: transactionSearchSchema,
    query: (list) => transactionListQuery(scope, bundle, list),
    getRows: ({ transactions }) => transactions,
    newRows: (count) => <Plural value={count} one="# new transaction" other="# new transactions" />,
  })
  const { result } = table
  const session = useTransactionSession(bundle, transaction, result.rows ?? [])
  useFocusAfter(transaction)

  return (
    <>
      <ListFilters
        {...filters}
        names={{
          label: t`Search transactions`,
          placeholder: t`ID, reference, national ID, phone`,
          id: t`ID`,
        }}
        filters={useTransactionFilters(screen, bundle)}
        total={
          result.total ? (
            <Plural value={result.total} one="# transaction" other="# transactions" />
          ) : null
        }
        tools={<ListTools {...tools} />}
      />
      <PagedRows
        {...table}
        label={t`Transactions`}
        rowLink={(row) =>
          linkOptions({
            from,
            search: { ...search, transaction: getRowKey(row) },
            'aria-current': getRowKey(row) === transaction ? 'page' : undefined,
            ...drawer.opening,
          })
        }
        empty={
          <EmptyState
            title={<Trans>No transactions yet</Trans>}
            text={<Trans>Each check in a session appears here as a transaction.</Trans>}
          />
        }
      />
      {exporting ? (
        <LazyPart onFailure={exporting.onClose}>
          <TransactionListExport {...exporting} bundle={bundle} period={search} />
        </LazyPart>
      ) : null}
      {transaction ? (
        <OpenRecord>
          <TransactionDrawer
            bundleId={bundle.bundle_id}
            transactionId={transaction}
            sessionId={session.id}
            sessionLookup={session.lookUp}
            steps={{
              list: screen,
              transaction,
              link: ({ id, page }) =>
                linkOptions({
                  from,
                  search: { ...search, page, transaction: id },
                  ...drawer.stepping,
                }),
            }}
            onClose={() => drawer.close(search)}
            sessionLink={sessionLink}
          />
        </OpenRecord>
      ) : null}
    </>
  )
}

/**
 * Returns a function that links to a transaction's session. It is memoized because a new function would change the
 * columns.
 */
function useSessionLink({ bundle_id: bundleId, organization_id: client }: ListedBundle) {
  const { realm } = useScope()
  return useCallback(
    (sessionId: string) =>
      realm === 'admin'
        ? linkOptions({
            to: '/admin/sessions/$bundleId/$sessionId',
            params: { bundleId, sessionId },
            search: { client },
          })
        : linkOptions({
            to: '/app/pages/bundle/$bundleId/sessions/$sessionId',
            params: { bundleId, sessionId },
          }),
    [realm, bundleId, client],
  )
}

/**
 * Returns a transaction's session from the transaction's row on this page. Looks up the session if a link opened the
 * transaction and this page doesn't contain its row.
 */
function useTransactionSession(
  bundle: ListedBundle,
  transactionId: string | undefined,
  rows: readonly Transaction[],
) {
  const scope = useScope()
  const isIt = ({ transaction_id }: Transaction) => transaction_id === transactionId
  const here = rows.find(isIt)
  // Administrators can request a single transaction, and the response also contains its session.
  const isSettled = here !== undefined || scope.realm === 'admin'
  const lookUp = useTransactionSearch(scope, bundle, isSettled ? undefined : transactionId)
  return { id: (here ?? lookUp.data?.transactions.find(isIt))?.session_id, lookUp }
}
