import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  Link,
  createFileRoute,
  redirect,
  stripSearchParams,
  useLocation,
  useRouter,
} from '@tanstack/react-router'
import { Suspense, lazy, useCallback, useEffect, type ReactNode } from 'react'
import * as v from 'valibot'
import { useOwnBundles } from '@/api/bundles/queries'
import { loadRows } from '@/api/load'
import { sessionQueries } from '@/api/sessions/queries'
import { transactionQueries } from '@/api/transactions/queries'
import { requireIds } from '@/auth/guards'
import { id, optional } from '@/lib/search-schema'
import { LoadingState } from '@/ui/feedback/loading-state'
import { PageHeader } from '@/ui/display/page-header'
import { TabLinks } from '@/ui/display/tab-links'
import type { Neighbour } from '@/features/record-list/list-neighbours'
import { pageDefaults, listSearchSchema, type ListSearch } from '@/features/record-list/list-search'
import { SessionList, SessionRowsSkeleton } from '@/features/sessions/list/session-list'
import { toSessionListRequest } from '@/features/sessions/list/session-request'
import {
  type SessionLink,
  TransactionListSkeleton,
} from '@/features/transactions/transaction-columns'
import { toTransactionListRequest } from '@/features/transactions/transaction-request'

const TransactionList = lazy(() =>
  import('@/features/transactions/transaction-list').then((module) => ({
    default: module.TransactionList,
  })),
)
const AnalyticsSkeleton = lazy(() =>
  import('@/features/analytics/analytics-skeleton').then((module) => ({
    default: module.AnalyticsSkeleton,
  })),
)
const BundleAnalytics = lazy(() =>
  import('@/features/analytics/bundle-analytics').then((module) => ({
    default: module.BundleAnalytics,
  })),
)
const ExtraResults = lazy(() =>
  import('@/features/extra-results/extra-results').then((module) => ({
    default: module.ExtraResults,
  })),
)

const tabs = ['sessions', 'transactions', 'analytics', 'extra-results'] as const
type Tab = (typeof tabs)[number]

const searchSchema = v.object({
  ...listSearchSchema.entries,
  tab: optional(v.picklist(tabs)),
  /** The transaction whose drawer is open. */
  transaction: optional(id),
})

export const Route = createFileRoute('/app/pages/bundle/$bundleId/sessions/')({
  staticData: { title: msg`Sessions` },
  validateSearch: searchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  // Opening a drawer does not change the rows.
  loaderDeps: ({ search }) => ({ ...search, transaction: undefined }),
  beforeLoad: ({ context, params, location }) => {
    requireIds(params)
    // The menu's link does not say which tab to show: open the one shown last (behaviour 3.4).
    if (location.searchStr === '' && !context.auth.showsSessions())
      throw redirect({ to: '.', search: { tab: 'transactions' }, replace: true })
  },
  loader: async ({ context, params, deps, location, abortController, cause }) => {
    const { queryClient, scope } = context
    const bundle = { bundle_id: params.bundleId }
    const privateSearchText = location.state.search
    const navigation = { abortController, cause }
    if (tabOf(deps) === 'sessions') {
      const request = toSessionListRequest(bundle, deps, privateSearchText)
      await loadRows(queryClient, sessionQueries(scope).list(request), navigation)
    } else if (tabOf(deps) === 'transactions') {
      const request = toTransactionListRequest(bundle, deps, privateSearchText)
      await loadRows(queryClient, transactionQueries(scope).list(request), navigation)
    }
  },
  pendingComponent: BundlePending,
  component: BundlePage,
})

const toListSearch = ({
  tab: _tab,
  transaction: _transaction,
  ...search
}: v.InferOutput<typeof searchSchema>): ListSearch => search
const tabOf = ({ tab = 'sessions' }: { tab?: Tab | undefined }): Tab => tab

function BundlePage() {
  const { auth } = Route.useRouteContext()
  const tab = tabOf(Route.useSearch())

  useEffect(() => {
    if (tab === 'sessions' || tab === 'transactions') auth.rememberShowing(tab === 'sessions')
  }, [auth, tab])

  return (
    <BundleFrame>
      <Suspense key={tab} fallback={<TabSkeleton />}>
        <BundleTab />
      </Suspense>
    </BundleFrame>
  )
}

function BundlePending() {
  return (
    <BundleFrame>
      <TabSkeleton />
    </BundleFrame>
  )
}

function BundleFrame({ children }: { children: ReactNode }) {
  const { scope } = Route.useRouteContext()
  const { bundleId } = Route.useParams()
  const bundle = useOwnBundles(scope).data?.bundles.find(({ id: own }) => own === bundleId)
  return (
    <>
      <PageHeader
        title={bundle?.name ?? <Trans>Sessions</Trans>}
        description={<Trans>All verifications started with this bundle.</Trans>}
      />
      <BundleTabs />
      {children}
    </>
  )
}

function TabSkeleton() {
  const tab = tabOf(Route.useSearch())
  if (tab === 'sessions') return <SessionRowsSkeleton />
  if (tab === 'transactions') return <TransactionListSkeleton />
  return (
    <Suspense fallback={<LoadingState />}>
      {tab === 'analytics' ? <AnalyticsSkeleton audience="bundle" /> : <LoadingState />}
    </Suspense>
  )
}

function BundleTab() {
  const { scope } = Route.useRouteContext()
  const { bundleId } = Route.useParams()
  const { tab, transaction } = Route.useSearch()
  // The same object until the list changes: opening a drawer must not fetch the rows again.
  const search = Route.useSearch({ select: toListSearch, structuralSharing: true })
  const privateSearchText = useLocation({ select: ({ state }) => state.search })
  const openedAsOverlay = useLocation({ select: ({ state }) => state.openedAsOverlay })
  const navigate = Route.useNavigate()
  const router = useRouter()
  const sessionLink: SessionLink = useCallback(
    (sessionId, slot) => (
      <Link
        to="/app/pages/bundle/$bundleId/sessions/$sessionId"
        params={{ bundleId, sessionId }}
        {...slot}
      />
    ),
    [bundleId],
  )
  const stateOf = (text: string | undefined) => (text ? { search: text } : {})
  const stepTo = ({ id: transactionId, page }: Neighbour) => ({
    search: { ...search, page, tab, transaction: transactionId },
    state: { ...stateOf(privateSearchText), ...(openedAsOverlay ? { openedAsOverlay } : {}) },
    replace: true,
    resetScroll: false,
  })
  const props = {
    scope,
    search,
    privateSearchText,
    onSearch: (next: Partial<ListSearch>, text?: string, how?: { replace: boolean }) =>
      void navigate({ search: { ...pageDefaults, ...next, tab }, state: stateOf(text), ...how }),
  }

  switch (tabOf({ tab })) {
    case 'sessions':
      return (
        <SessionList
          {...props}
          bundle={{ bundle_id: bundleId }}
          rowLink={(row, slot) => (
            <Link
              to="/app/pages/bundle/$bundleId/sessions/$sessionId"
              params={{ bundleId, sessionId: row.session_id }}
              // The session's screen links to its neighbours in this list.
              search={search}
              state={stateOf(privateSearchText)}
              {...slot}
            />
          )}
        />
      )
    case 'transactions':
      return (
        <TransactionList
          {...props}
          bundle={{ bundle_id: bundleId }}
          transaction={transaction}
          rowLink={(row, slot) => (
            <Link
              from={Route.fullPath}
              search={{ ...search, tab, transaction: row.transaction_id }}
              state={{ ...stateOf(privateSearchText), openedAsOverlay: true }}
              resetScroll={false}
              {...slot}
            />
          )}
          step={{
            link: (next, slot) => <Link from={Route.fullPath} {...stepTo(next)} {...slot} />,
            go: (next) => void navigate(stepTo(next)),
          }}
          sessionLink={sessionLink}
          onClose={() => {
            if (openedAsOverlay) router.history.back()
            else
              void navigate({
                search: { ...search, tab },
                state: stateOf(privateSearchText),
                replace: true,
                resetScroll: false,
              })
          }}
        />
      )
    case 'analytics':
      return <BundleAnalytics {...props} bundleId={bundleId} />
    case 'extra-results':
      return <ExtraResults {...props} bundleId={bundleId} />
  }
}

/** The tabs share the filters that they have in common; page, order and search text are per tab. */
function BundleTabs() {
  const { t } = useLingui()
  const { bundleId } = Route.useParams()
  const search = Route.useSearch()
  const { from, to, service, error_code } = search
  const names: Record<Tab, ReactNode> = {
    sessions: <Trans>Sessions</Trans>,
    transactions: <Trans>Transactions</Trans>,
    analytics: <Trans>Analytics</Trans>,
    'extra-results': <Trans>Extra results</Trans>,
  }
  return (
    <TabLinks
      label={t`Bundle`}
      tabs={tabs.map((each) => ({
        key: each,
        label: names[each],
        current: each === tabOf(search),
        link: (slot) => (
          <Link
            to="/app/pages/bundle/$bundleId/sessions"
            params={{ bundleId }}
            search={{ from, to, service, error_code, tab: each }}
            {...slot}
          />
        ),
      }))}
    />
  )
}
