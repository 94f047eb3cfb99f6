import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, linkOptions, redirect, stripSearchParams } from '@tanstack/react-router'
import { lazy, memo, Suspense, useEffect } from 'react'
import * as v from 'valibot'
import { useOwnBundles } from '@/api/bundles'
import { startQuery } from '@/api/core/load'
import { requireIds } from '@/auth/guards'
import { pageDefaults } from '@/features/record-list/list-search'
import { getListState, useListState } from '@/features/record-list/list-state'
import { SessionList } from '@/features/sessions/list/session-list'
import { sessionListQuery } from '@/features/sessions/list/session-list-query'
import { sessionSearchSchema } from '@/features/sessions/list/session-list-search'
import { transactionListQuery } from '@/features/transactions/transaction-list-query'
import { transactionSearchSchema } from '@/features/transactions/transaction-list-search'
import { idParam, optional, wholeNumber } from '@/lib/search-schema'
import { PageHeader } from '@/ui/display/page-header'
import { TabLinks } from '@/ui/display/tab-links'
import { LoadingState } from '@/ui/feedback/loading-state'
import { useScreenName } from '@/ui/shell/screen-name'

const TransactionList = lazy(() =>
  import('@/features/transactions/transaction-list').then((module) => ({
    default: module.TransactionList,
  })),
)
const BundleAnalytics = lazy(() =>
  import('@/features/analytics/bundle-analytics-view').then((module) => ({
    default: module.BundleAnalyticsView,
  })),
)
const OwnUsage = lazy(() =>
  import('@/features/analytics/billing/billing').then((module) => ({ default: module.OwnUsage })),
)
const ExtraResults = lazy(() =>
  import('@/features/extra-results/extra-results').then((module) => ({
    default: module.ExtraResults,
  })),
)

const tabs = ['sessions', 'transactions', 'analytics', 'extra-results'] as const
type Tab = (typeof tabs)[number]

const searchSchema = v.object({
  ...sessionSearchSchema.entries,
  ...transactionSearchSchema.entries,
  tab: optional(v.picklist(tabs)),
  /** ID of the transaction that is open in the drawer. */
  transaction: optional(idParam),
  zone: optional(wholeNumber),
})

export const Route = createFileRoute('/app/pages/bundle/$bundleId/sessions/')({
  staticData: { title: msg`Sessions` },
  validateSearch: searchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  // Ignores the drawer, because opening it doesn't change the rows.
  loaderDeps: ({ search }) => ({ ...search, transaction: undefined }),
  beforeLoad: ({ context, params, location }) => {
    requireIds(params)
    // Opens the most recently used tab, because the menu's link contains no tab (behavior 3.4).
    if (location.searchStr === '' && !context.auth.showsSessions())
      throw redirect({ to: '.', search: { tab: 'transactions' }, replace: true })
  },
  loader: (match) => {
    const { queryClient, scope } = match.context
    const bundle = { bundle_id: match.params.bundleId }
    const list = getListState(match)
    const tab = getTab(match.deps)
    // With the review filter, the list itself requests pages until enough rows match.
    if (tab === 'sessions' && !match.deps.review)
      startQuery(queryClient, sessionListQuery(scope, bundle, list), match)
    else if (tab === 'transactions')
      startQuery(queryClient, transactionListQuery(scope, bundle, list), match)
  },
  component: BundlePage,
})

const getTab = ({ tab = 'sessions' }: { tab?: Tab }): Tab => tab

function BundlePage() {
  const { scope, auth } = Route.useRouteContext()
  const { bundleId } = Route.useParams()
  const tab = getTab(Route.useSearch())
  // Uses the bundles stored at sign-in, like the menu, until the backend's list arrives.
  const bundles = useOwnBundles(scope).data?.bundles ?? auth.profile().bundles
  const bundle = bundles.find(({ id: each }) => each === bundleId)
  const tabNames = useTabNames()
  useScreenName({ title: tabNames[tab], thing: bundle?.name })
  useEffect(() => {
    if (tab === 'sessions' || tab === 'transactions') auth.rememberShowing(tab === 'sessions')
  }, [auth, tab])

  return (
    <>
      <PageHeader
        title={bundle?.name ?? <Trans>Sessions</Trans>}
        description={<Trans>All verifications started with this bundle.</Trans>}
      />
      <BundleTabs />
      <Suspense key={tab} fallback={<LoadingState />}>
        <BundleTab />
      </Suspense>
    </>
  )
}

/** Memoized, because the bundles arrive after the rows and a tab needs none of them. */
const BundleTab = memo(function BundleTab() {
  const { bundleId } = Route.useParams()
  const list = useListState(Route)
  const { search, onSearch } = list
  const bundle = { bundle_id: bundleId }
  const period = { bundleId, search, onSearch }

  switch (getTab(search)) {
    case 'sessions':
      return <SessionList bundle={bundle} {...list} />
    case 'transactions':
      return <TransactionList bundle={bundle} {...list} />
    case 'analytics':
      return (
        <BundleAnalytics
          {...period}
          below={(figures, previous, days) =>
            figures.summary.billable === undefined && !figures.tiers ? null : (
              <OwnUsage analytics={figures} previous={previous} period={days} />
            )
          }
        />
      )
    case 'extra-results':
      return <ExtraResults {...period} />
  }
})

function useTabNames(): Record<Tab, string> {
  const { t } = useLingui()
  return {
    sessions: t`Sessions`,
    transactions: t`Transactions`,
    analytics: t`Analytics`,
    'extra-results': t`Extra results`,
  }
}

/** Tabs that share their common filters. Page, order and search text are separate for each tab. */
function BundleTabs() {
  const { t } = useLingui()
  const { bundleId } = Route.useParams()
  const search = Route.useSearch()
  const { from, to, service, error_code } = search
  const names = useTabNames()
  return (
    <TabLinks
      label={t`Bundle`}
      tabs={tabs.map((each) => ({
        key: each,
        label: names[each],
        current: each === getTab(search),
        link: linkOptions({
          to: '/app/pages/bundle/$bundleId/sessions',
          params: { bundleId },
          search: { from, to, service, error_code, tab: each },
        }),
      }))}
    />
  )
}
