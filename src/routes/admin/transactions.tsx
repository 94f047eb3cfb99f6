import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import * as v from 'valibot'
import { startRows } from '@/api/core/load'
import type { Transaction } from '@/backend/transactions'
import { idParam, optional } from '@/lib/search-schema'
import { BundlePicker } from '@/routes/admin/-components/bundle-picker'
import { NoBundlePicked } from '@/routes/admin/-components/no-bundle-picked'
import {
  bundleOf,
  openLastPicked,
  pickedSearchEntries,
} from '@/routes/admin/-components/picked-search'
import type { LinkSlot } from '@/ui/display/link-slot'
import { hasFilter } from '@/routes/admin/-components/waiting/waiting-list'
import { PageHeader } from '@/ui/display/page-header'
import type { Neighbor } from '@/features/record-list/list-neighbors'
import { listSearchSchema, pageDefaults } from '@/features/record-list/list-search'
import { listStateOf, useListState } from '@/features/record-list/list-state'
import { useRecordDrawer } from '@/features/record-list/record-drawer'
import type { SessionLink } from '@/features/transactions/transaction-columns'
import { TransactionList } from '@/features/transactions/transaction-list'
import { transactionListQuery } from '@/features/transactions/transaction-list-query'

const searchSchema = v.object({
  ...listSearchSchema.entries,
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
  const { linkState, ...list } = useListState(Route)
  const { transaction, ...search } = list.search
  const { client, bundle } = search
  const listed = bundleOf(search)
  const drawer = useRecordDrawer(linkState, transaction !== undefined)
  const navigate = Route.useNavigate()
  const sessionLink: SessionLink = useCallback(
    (sessionId, slot) => (
      <Link
        to="/admin/sessions/$bundleId/$sessionId"
        params={{ bundleId: bundle ?? '', sessionId }}
        search={{ client }}
        {...slot}
      />
    ),
    [bundle, client],
  )
  const stepTo = ({ id: next, page }: Neighbor) => ({
    search: { ...search, page, transaction: next },
    ...drawer.stepping,
  })
  const rowLink = (row: Transaction, slot: LinkSlot) => (
    <Link
      from="/admin/transactions"
      search={{ ...search, transaction: row.transaction_id }}
      {...drawer.opening}
      {...slot}
    />
  )

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
        <TransactionList
          key={bundle}
          bundle={listed}
          {...list}
          transaction={transaction}
          rowLink={rowLink}
          step={{
            link: (next, slot) => <Link from="/admin/transactions" {...stepTo(next)} {...slot} />,
            go: (next) => void navigate(stepTo(next)),
          }}
          sessionLink={sessionLink}
          onClose={() => drawer.close(search)}
        />
      ) : (
        <NoBundlePicked client={client} list={{ ...list, linkState, tab: 'transactions' }}>
          <Trans>Transactions are listed by bundle. Choose a bundle to see its transactions.</Trans>
        </NoBundlePicked>
      )}
    </>
  )
}
