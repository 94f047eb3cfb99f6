import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import * as v from 'valibot'
import { startQuery } from '@/api/core/load'
import { idParam, optional } from '@/lib/search-schema'
import { BundlePicker } from '@/routes/admin/-components/bundle-picker'
import { NoBundlePicked } from '@/routes/admin/-components/no-bundle-picked'
import {
  toListedBundle,
  redirectToLastPick,
  pickedSearchEntries,
} from '@/routes/admin/-components/picked-search'
import type { WaitingList } from '@/routes/admin/-components/waiting/waiting-list'
import { useTransactionFilters } from '@/features/transactions/transaction-fields'
import { PageHeader } from '@/ui/display/page-header'
import { LoadingState } from '@/ui/feedback/loading-state'
import { isFiltered, pageDefaults } from '@/features/record-list/list-search'
import { mergedSearchEntries } from '@/features/record-list/merged/merged-search'
import { getListState, useListState } from '@/features/record-list/list-state'
import { TransactionList } from '@/features/transactions/transaction-list'
import { transactionListQuery } from '@/features/transactions/transaction-list-query'
import {
  transactionFilters,
  transactionSearchSchema,
} from '@/features/transactions/transaction-list-search'

const MergedList = lazy(() =>
  import('@/features/record-list/merged/merged-list').then((module) => ({
    default: module.MergedList,
  })),
)

const searchSchema = v.object({
  ...transactionSearchSchema.entries,
  ...mergedSearchEntries,
  ...pickedSearchEntries,
  /** ID of the transaction that is open in the drawer. */
  transaction: optional(idParam),
})

export const Route = createFileRoute('/admin/transactions')({
  staticData: { title: msg`Transactions` },
  validateSearch: searchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  // Ignores the drawer, because opening it doesn't change the rows.
  loaderDeps: ({ search }) => ({
    ...search,
    transaction: undefined,
    transaction_bundle: undefined,
  }),
  beforeLoad: ({ context, search, location }) => {
    if (!isFiltered(transactionFilters, search)) redirectToLastPick(context.auth, search, location)
  },
  loader: (match) => {
    const bundle = toListedBundle(match.deps)
    if (!bundle) return
    const { queryClient, scope } = match.context
    startQuery(queryClient, transactionListQuery(scope, bundle, getListState(match)), match)
  },
  component: AdminTransactionsPage,
})

function AdminTransactionsPage() {
  const list = useListState(Route)
  const { client, bundle } = list.search
  const listedBundle = toListedBundle(list.search)

  return (
    <>
      <PageHeader
        title={<Trans>Transactions</Trans>}
        description={
          bundle ? (
            <Trans>Every service attempt in one bundle.</Trans>
          ) : (
            <Trans>Every service attempt for one client.</Trans>
          )
        }
      />
      <BundlePicker
        client={client}
        bundle={bundle}
        // Keeps the filters, because users often know the search terms before they know the client.
        onPick={(pick) => list.onSearch({ ...pick, bundles: undefined, page: 1 })}
      />
      {listedBundle ? (
        <TransactionList key={bundle} bundle={listedBundle} {...list} />
      ) : client ? (
        <Suspense fallback={<LoadingState />}>
          <MergedList key={client} clientId={client} {...list}>
            {(screen) => <TransactionList {...screen} />}
          </MergedList>
        </Suspense>
      ) : (
        <WaitingTransactions {...list} />
      )}
    </>
  )
}

function WaitingTransactions(list: Omit<WaitingList, 'params' | 'filters'>) {
  const waiting: WaitingList = {
    ...list,
    params: transactionFilters,
    filters: useTransactionFilters(list),
    tab: 'transactions',
  }
  return (
    <NoBundlePicked client={list.search.client} list={waiting}>
      <Trans>Transactions are listed by client. Choose a client to see its transactions.</Trans>
    </NoBundlePicked>
  )
}
