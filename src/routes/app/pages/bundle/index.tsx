import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import * as v from 'valibot'
import { bundleQueries } from '@/api/bundles'
import { load } from '@/api/core/load'
import { pageDefaults, pageSearchSchema } from '@/features/record-list/list-search'
import { useListState } from '@/features/record-list/list-state'
import { mergedSearchEntries } from '@/features/record-list/merged/merged-search'
import { sessionFilters } from '@/features/sessions/list/session-list-search'
import { transactionFilters } from '@/features/transactions/transaction-list-search'
import { idParam, optional } from '@/lib/search-schema'
import { LoadingState } from '@/ui/feedback/loading-state'
import { MyBundles, MyBundlesHeader, MyBundlesSkeleton } from './-components/my-bundles'

const MergedList = lazy(() =>
  import('@/features/record-list/merged/merged-list').then((module) => ({
    default: module.MergedList,
  })),
)
const SessionList = lazy(() =>
  import('@/features/sessions/list/session-list').then((module) => ({
    default: module.SessionList,
  })),
)
const TransactionList = lazy(() =>
  import('@/features/transactions/transaction-list').then((module) => ({
    default: module.TransactionList,
  })),
)

const searchSchema = v.object({
  ...sessionFilters,
  ...transactionFilters,
  ...mergedSearchEntries,
  /** If missing, the screen shows the bundles, and `q` is part of a bundle's name or ID. */
  tab: optional(v.picklist(['sessions', 'transactions'])),
  page: pageSearchSchema.entries.page,
  page_size: pageSearchSchema.entries.page_size,
  /** If missing, the bundles are shown as cards. */
  view: optional(v.picklist(['table'])),
  /** Sorts by name, ascending or descending. The default is the menu's order. */
  sort: optional(v.picklist(['name', '-name'])),
  /** ID of the transaction that is open in the drawer. */
  transaction: optional(idParam),
})

export const Route = createFileRoute('/app/pages/bundle/')({
  staticData: { title: msg`My bundles` },
  validateSearch: searchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  loader: async ({ context, abortController }) => {
    await load(context.queryClient, bundleQueries(context.scope).own(), abortController.signal)
  },
  pendingComponent: MyBundlesSkeleton,
  component: MyBundlesPage,
})

function MyBundlesPage() {
  const navigate = Route.useNavigate()
  const list = useListState(Route)
  const { search } = list
  if (search.tab === undefined)
    return (
      <MyBundles
        search={search}
        onSearch={({ view, q, sort }) =>
          void navigate({ search: (previous) => ({ ...previous, view, q, sort }), replace: true })
        }
      />
    )
  const List = search.tab === 'sessions' ? SessionList : TransactionList
  return (
    <>
      <MyBundlesHeader />
      <Suspense key={search.tab} fallback={<LoadingState />}>
        <MergedList {...list}>{(screen) => <List {...screen} />}</MergedList>
      </Suspense>
    </>
  )
}
