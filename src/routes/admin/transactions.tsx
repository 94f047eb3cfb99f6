import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { startRows } from '@/api/core/load'
import { idParam, optional } from '@/lib/search-schema'
import { BundlePicker } from '@/routes/admin/-components/bundle-picker'
import { NoBundlePicked } from '@/routes/admin/-components/no-bundle-picked'
import {
  bundleOf,
  openLastPicked,
  pickedSearchEntries,
} from '@/routes/admin/-components/picked-search'
import { hasFilter } from '@/routes/admin/-components/waiting/waiting-list'
import { PageHeader } from '@/ui/display/page-header'
import { pageDefaults } from '@/features/record-list/list-search'
import { listStateOf, useListState } from '@/features/record-list/list-state'
import { TransactionList } from '@/features/transactions/transaction-list'
import {
  transactionListQuery,
  transactionSearchSchema,
} from '@/features/transactions/transaction-list-query'

const searchSchema = v.object({
  ...transactionSearchSchema.entries,
  ...pickedSearchEntries,
  /** The transaction whose drawer is open. */
  transaction: optional(idParam),
})

export const Route = createFileRoute('/admin/transactions')({
  staticData: { title: msg`Transactions` },
  validateSearch: searchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  // Opening a drawer does not change the rows.
  loaderDeps: ({ search }) => ({ ...search, transaction: undefined }),
  beforeLoad: ({ context, search, location }) => {
    if (!hasFilter(search)) openLastPicked(context.auth, search, location)
  },
  loader: (match) => {
    const bundle = bundleOf(match.deps)
    if (!bundle) return
    const { queryClient, scope } = match.context
    startRows(queryClient, transactionListQuery(scope, bundle, listStateOf(match)), match)
  },
  component: AdminTransactionsPage,
})

function AdminTransactionsPage() {
  const list = useListState(Route)
  const { client, bundle } = list.search
  const listed = bundleOf(list.search)

  return (
    <>
      <PageHeader
        title={<Trans>Transactions</Trans>}
        description={<Trans>Every service attempt in one bundle.</Trans>}
      />
      <BundlePicker
        client={client}
        bundle={bundle}
        // People often know what to search for before they know the client.
        onPick={(picked) => list.onSearch({ ...picked, page: 1 })}
      />
      {listed ? (
        <TransactionList key={bundle} bundle={listed} {...list} />
      ) : (
        <NoBundlePicked client={client} list={{ ...list, tab: 'transactions' }}>
          <Trans>Transactions are listed by bundle. Choose a bundle to see its transactions.</Trans>
        </NoBundlePicked>
      )}
    </>
  )
}
