import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { lazy, useCallback, type ComponentProps } from 'react'
import { useScope } from '@/api/core/use-scope'
import { useTransactionSearch } from '@/api/transactions'
import type { StateWithSearch } from '@/features/record-list/private-search'
import type { Transaction, TransactionListResponse } from '@/backend/transactions'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { EmptyState } from '@/ui/feedback/states'
import { ListTools } from '@/ui/list-toolbar/list-tools'
import { ListFilters } from '@/features/record-list/list-filters'
import { BundleRecords, type RecordsScreen } from '@/features/record-list/merged/bundle-records'
import { findMergedNeighbors, useListNeighbors } from '@/features/record-list/list-neighbors'
import type { ListState } from '@/features/record-list/list-state'
import type { ListedBundle } from '@/features/record-list/list-request'
import { useFocusAfter } from '@/features/record-list/focus-after'
import { OpenRecord } from '@/features/record-list/open-record'
import { PagedRows } from '@/features/record-list/paged-rows'
import { useRecordDrawer } from '@/features/record-list/record-drawer'
import {
  useTransactionColumns,
  useTransactionFilters,
  type SessionLink,
} from './transaction-fields'
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

type TransactionListProps = RecordsScreen<TransactionListSearch> & {
  /** The list's search parameters, with the transaction whose drawer is open. */
  search: TransactionListSearch & { transaction?: string; transaction_bundle?: string }
  linkState: StateWithSearch
}

const getId = (row: Transaction) => row.transaction_id

/** Lists the transactions of one or several bundles, and shows the open transaction in a drawer. */
export function TransactionList({ linkState, ...screen }: TransactionListProps) {
  const scope = useScope()
  const { bundle, merged } = screen
  const { transaction, transaction_bundle, ...search } = screen.search
  const listRoute = merged ? '/app/pages/bundle/' : '/app/pages/bundle/$bundleId/sessions/'
  const from = scope.realm === 'admin' ? '/admin/transactions' : listRoute
  const openBundle = bundle ?? {
    bundle_id: transaction_bundle ?? '',
    organization_id: merged?.clientId,
  }
  const drawer = useRecordDrawer(linkState, transaction !== undefined)
  const sessionLink = useSessionLink(openBundle.organization_id)
  const { t } = useLingui()
  const filterList = useTransactionFilters(screen, bundle, merged?.services)
  const isOpen = (row: Transaction) =>
    getId(row) === transaction && (!merged || row.bundle_id === transaction_bundle)
  const toSearch = (id: string, bundleId: string | undefined, page = search.page) => ({
    ...search,
    page,
    transaction: id,
    transaction_bundle: merged && bundleId,
  })
  const neighbors = useListNeighbors(
    (page) => transactionListQuery(scope, openBundle, { ...screen, search: { ...search, page } }),
    ({ transactions }) => transactions.map(getId),
    search,
    merged ? undefined : transaction,
  )
  useFocusAfter(transaction)
  const records = {
    listId: transactionListId,
    columns: useTransactionColumns(scope.realm, sessionLink, merged?.names),
    sortOptions: transactionSortOptions,
    params: transactionFilters,
    searchSchema: transactionSearchSchema,
    pageQuery: (listed: ListedBundle, list: ListState) => transactionListQuery(scope, listed, list),
    getRows: ({ transactions }: TransactionListResponse) => transactions,
    getId,
    getTime: (row: Transaction) => row.time,
    newRows: (count: number) => (
      <Plural value={count} one="# new transaction" other="# new transactions" />
    ),
  }

  return (
    <BundleRecords {...screen} records={records}>
      {({ filters, tools, table, exporting, progress }) => (
        <>
          <ListFilters
            {...filters}
            names={{
              label: t`Search transactions`,
              placeholder: t`ID, reference, national ID, phone`,
              id: t`ID`,
            }}
            filters={filterList}
            total={
              table.result.total ? (
                <Plural value={table.result.total} one="# transaction" other="# transactions" />
              ) : (
                progress
              )
            }
            tools={<ListTools {...tools} />}
          />
          <PagedRows
            {...table}
            label={t`Transactions`}
            rowLink={(row) =>
              linkOptions({
                from,
                search: toSearch(getId(row), row.bundle_id),
                'aria-current': isOpen(row) ? 'page' : undefined,
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
              <TransactionListExport {...exporting} period={search} />
            </LazyPart>
          ) : null}
          {transaction && openBundle.bundle_id ? (
            <OpenTransaction
              bundle={openBundle}
              transactionId={transaction}
              rows={(table.result.rows ?? []).filter(isOpen)}
              steps={{
                neighbors: merged
                  ? findMergedNeighbors(table.result, getId, transaction, transaction_bundle)
                  : neighbors,
                link: (step) =>
                  linkOptions({
                    from,
                    search: toSearch(step.id, step.bundleId, step.page),
                    ...drawer.stepping,
                  }),
              }}
              onClose={() => drawer.close(search)}
              sessionLink={(id) => sessionLink(id, openBundle.bundle_id)}
            />
          ) : null}
        </>
      )}
    </BundleRecords>
  )
}

interface OpenTransactionProps extends Pick<
  ComponentProps<typeof TransactionDrawer>,
  'transactionId' | 'steps' | 'onClose' | 'sessionLink'
> {
  bundle: ListedBundle
  /** The transaction's row, if it has loaded. */
  rows: readonly Transaction[]
}

/** The drawer of the list's open transaction. */
function OpenTransaction({ bundle, rows, ...drawer }: OpenTransactionProps) {
  const session = useTransactionSession(bundle, drawer.transactionId, rows)
  return (
    <OpenRecord>
      <TransactionDrawer
        {...drawer}
        bundleId={bundle.bundle_id}
        sessionId={session.id}
        sessionLookup={session.lookUp}
      />
    </OpenRecord>
  )
}

/**
 * Returns a function that links to a transaction's session. It is memoized because a new function would change the
 * columns.
 */
function useSessionLink(client: string | undefined): SessionLink {
  const { realm } = useScope()
  return useCallback(
    (sessionId, bundleId) =>
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
    [realm, client],
  )
}

/**
 * Returns a transaction's session from the transaction's row on this page. Looks up the session if a link opened the
 * transaction and this page doesn't contain its row.
 */
function useTransactionSession(
  bundle: ListedBundle,
  transactionId: string,
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
