import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  Link,
  createFileRoute,
  redirect,
  stripSearchParams,
  useLocation,
} from '@tanstack/react-router'
import { Suspense, lazy, useEffect, type ReactNode } from 'react'
import * as v from 'valibot'
import { useOwnBundles } from '@/api/bundles/queries'
import { loadUnlessStaying } from '@/api/load'
import { sessionQueries } from '@/api/sessions/queries'
import { requireIds } from '@/auth/guards'
import { LoadingState } from '@/ui/loading-state'
import { PageHeader } from '@/ui/page-header'
import { TabLinks } from '@/ui/tab-links'
import { SessionList } from '@/verification/session-list'
import {
  sessionListDefaults,
  sessionSearchSchema,
  toSessionListRequest,
} from '@/verification/session-search'
import { SessionListSkeleton } from '@/verification/session-list-skeleton'

const TransactionList = lazy(() =>
  import('@/verification/transaction-list').then((module) => ({ default: module.TransactionList })),
)
const BundleAnalytics = lazy(() =>
  import('@/verification/bundle-analytics').then((module) => ({ default: module.BundleAnalytics })),
)
const ExtraResults = lazy(() =>
  import('@/verification/extra-results').then((module) => ({ default: module.ExtraResults })),
)

const tabs = ['sessions', 'transactions', 'analytics', 'extra-results'] as const
type Tab = (typeof tabs)[number]

const searchSchema = v.object({
  ...sessionSearchSchema.entries,
  tab: v.optional(v.fallback(v.optional(v.picklist(tabs)), undefined)),
})

export const Route = createFileRoute('/app/pages/bundle/$bundleId/sessions/')({
  staticData: { title: msg`Sessions` },
  validateSearch: searchSchema,
  search: { middlewares: [stripSearchParams(sessionListDefaults)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context, params, location }) => {
    requireIds(params)
    // The menu's own link, without a word of what to show: the list that was open last (section 3).
    if (location.searchStr === '' && !context.session.showsSessions())
      throw redirect({ to: '.', search: { tab: 'transactions' }, replace: true })
  },
  loader: async ({ context, params, deps, location, abortController, cause }) => {
    if (tabOf(deps) !== 'sessions') return
    const request = toSessionListRequest(
      { bundle_id: params.bundleId },
      deps,
      location.state.search,
    )
    await loadUnlessStaying(context.queryClient, sessionQueries(context.scope).list(request), {
      abortController,
      cause,
    })
  },
  pendingComponent: SessionListSkeleton,
  component: BundlePage,
})

const tabOf = ({ tab = 'sessions' }: { tab?: Tab | undefined }): Tab => tab

function BundlePage() {
  const { scope, session } = Route.useRouteContext()
  const { bundleId } = Route.useParams()
  const search = Route.useSearch()
  const personal = useLocation({ select: ({ state }) => state.search })
  const navigate = Route.useNavigate()
  const bundle = useOwnBundles(scope).data?.bundles.find(({ id }) => id === bundleId)
  const tab = tabOf(search)
  const { tab: _, ...filter } = search

  useEffect(() => {
    if (tab === 'sessions' || tab === 'transactions') session.rememberShowing(tab === 'sessions')
  }, [session, tab])

  const props = {
    scope,
    search,
    personal,
    onSearch: (next: Partial<typeof search>, text?: string) =>
      void navigate({
        search: { ...sessionListDefaults, ...next, tab: search.tab },
        state: text ? { search: text } : {},
      }),
  }
  return (
    <>
      <PageHeader
        title={bundle?.name ?? <Trans>Sessions</Trans>}
        description={<Trans>Every verification that was started with this bundle.</Trans>}
      />
      <BundleTabs tab={tab} />
      {tab === 'sessions' ? (
        <SessionList
          {...props}
          bundle={{ bundle_id: bundleId }}
          rowLink={(row, slot) => (
            <Link
              to="/app/pages/bundle/$bundleId/sessions/$sessionId"
              params={{ bundleId, sessionId: row.session_id }}
              search={filter}
              state={personal ? { search: personal } : {}}
              {...slot}
            />
          )}
        />
      ) : (
        <Suspense fallback={<LoadingState />}>
          {tab === 'transactions' ? <TransactionList {...props} bundleId={bundleId} /> : null}
          {tab === 'analytics' ? <BundleAnalytics {...props} bundleId={bundleId} /> : null}
          {tab === 'extra-results' ? <ExtraResults {...props} bundleId={bundleId} /> : null}
        </Suspense>
      )}
    </>
  )
}

/** What narrows one tab narrows the others, as far as they know it; pages, order and search text are their own. */
function BundleTabs({ tab }: { tab: Tab }) {
  const { t } = useLingui()
  const { bundleId } = Route.useParams()
  const { from, to, service, error_code } = Route.useSearch()
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
        current: each === tab,
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
