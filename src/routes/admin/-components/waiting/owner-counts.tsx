import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, type LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { analyticsQueries, useDashboardAnalytics } from '@/api/analytics'
import type { Analytics } from '@/backend/analytics'
import { useOrganizationBundles } from '@/api/bundles'
import { isSilent } from '@/api/core/api-error'
import { useScope } from '@/api/core/use-scope'
import { getRecordCounter } from '@/features/analytics/record-counter'
import { useCounting } from '@/features/analytics/use-counting'
import { QueryFailure } from '@/features/labels/query-failure'
import { isFiltered } from '@/features/record-list/list-search'
import { roundRate } from '@/lib/format'
import { toDateRange } from '@/lib/period/closed-period'
import type { Days } from '@/lib/period/period'
import { LoadingState } from '@/ui/feedback/loading-state'
import { OwnerTable, type ClientOrBundleCount } from './owner-table'
import type { WaitingList } from './waiting-list'

const route = getRouteApi('/admin')

interface OwnerCountsProps {
  list: WaitingList
  /** The list's period, if the period has a start and an end. Figures require both. */
  days: Days | undefined
  link: (id: string) => LinkOptions
  /** Shown if clients or bundles can't be listed. */
  empty: ReactNode
}

/** Clients with records in the list. Their names come from the dashboard analytics for all clients. */
export function ClientCounts(props: OwnerCountsProps) {
  const { auth } = route.useRouteContext()
  // Checks the permission first, because the figures load automatically and a rejection would cost a token refresh.
  const isAllowed = auth.profile().permissions.includes('admin_analytics')
  return isAllowed && props.days ? <CountedClients {...props} days={props.days} /> : props.empty
}

function CountedClients({ list, days, link, empty }: OwnerCountsProps & { days: Days }) {
  const scope = useScope()
  const { t } = useLingui()
  const { dashboard } = analyticsQueries(scope)
  const range = toDateRange(days)
  const all = useDashboardAnalytics(scope, range)
  const clients = (all.data?.organizations ?? []).toSorted(
    (a, b) => (b.sessions ?? 0) - (a.sessions ?? 0),
  )
  const { counter, isNarrowed, isRated, counted, note } = useCounts(list)
  // The figures for all clients contain only each client's totals, so filtered counts require a request per client.
  const isCalled = counter !== undefined && isNarrowed
  const { figures, isCounting, state } = useCounting(
    isCalled ? clients.map(({ id }) => dashboard({ ...range, organization_id: id })) : [],
  )
  if (!all.data)
    return all.error && !isSilent(all.error) ? (
      <QueryFailure error={all.error} busy={all.isFetching} onRetry={() => void all.refetch()} />
    ) : (
      <LoadingState />
    )
  if (!all.data.organizations) return empty
  const owners = clients.map(
    ({ id, name, sessions, transactions, success_rate }, index): ClientOrBundleCount => {
      const whole = list.tab === 'transactions' ? transactions : sessions
      return {
        id,
        name,
        count: isCalled ? countIn(figures[index], counter) : counter && whole,
        successRate:
          isRated && sessions !== 0 ? success_rate && roundRate(success_rate) : undefined,
      }
    },
  )
  return (
    <OwnerTable
      title={t`Clients`}
      nameHeader={t`Client`}
      countHeader={counted}
      owners={owners}
      link={link}
      fileName={`clients-${days.from}-${days.to}`}
      isCountable={counter !== undefined}
      isCounting={isCounting}
      counting={state}
      note={note}
      none={(count) => (
        <Plural value={count} one="# more client has none." other="# more clients have none." />
      )}
      empty={<Trans>No client has matching records in this period.</Trans>}
    />
  )
}

/** The chosen client's bundles with records in the list. */
export function BundleCounts({ list, days, link, empty }: OwnerCountsProps) {
  const scope = useScope()
  const { t } = useLingui()
  const { auth } = route.useRouteContext()
  const { client } = list.search
  const bundleList = useOrganizationBundles(scope, client)
  const bundles = bundleList.data?.bundles ?? []
  const counts = useCounts(list)
  const isAllowed = auth.profile().permissions.includes('bundle_analytics')
  const counter = days && isAllowed ? counts.counter : undefined
  const { figures, isCounting, state } = useCounting(
    days && counter
      ? bundles.map(({ id }) =>
          analyticsQueries(scope).bundle({
            organization_id: client,
            bundle_id: id,
            ...toDateRange(days),
          }),
        )
      : [],
  )
  if (bundleList.isLoading) return <LoadingState />
  // The picker above shows why the bundles couldn't be loaded.
  if (bundles.length === 0) return empty
  const owners = bundles.map(({ id, name }, index): ClientOrBundleCount => {
    const summary = figures[index]?.summary
    return {
      id,
      name,
      count: countIn(figures[index], counter),
      successRate:
        counts.isRated && summary?.sessions
          ? summary.success_rate && roundRate(summary.success_rate)
          : undefined,
    }
  })
  return (
    <OwnerTable
      title={t`Bundles`}
      nameHeader={t`Bundle`}
      countHeader={counts.counted}
      owners={owners}
      link={link}
      fileName={`bundles-${days?.from ?? ''}-${days?.to ?? ''}`}
      isCountable={counter !== undefined}
      isCounting={isCounting}
      counting={state}
      note={counts.note}
      none={(count) => (
        <Plural value={count} one="# more bundle has none." other="# more bundles have none." />
      )}
      empty={<Trans>No bundle has matching records in this period.</Trans>}
    />
  )
}

/** Returns how to count a list's records from the figures, given the list's filters. */
function useCounts({ search, privateSearchText, tab, params }: WaitingList) {
  const { t } = useLingui()
  const { from: _from, to: _to, status, service, error_code, ...others } = search
  // The figures contain no counts for a search text or for any other filter.
  const isCounted = privateSearchText === undefined && !isFiltered(params, others)
  return {
    counter: isCounted ? getRecordCounter({ status, service, error_code, tab }) : undefined,
    isNarrowed: isFiltered(params, { status, service, error_code }),
    isRated: tab === undefined && status !== undefined && error_code === undefined && isCounted,
    counted: tab === 'transactions' ? t`Transactions` : t`Sessions`,
    note: error_code !== undefined && tab === undefined && (
      <Trans>Sessions with this error, including those that were verified after a retry.</Trans>
    ),
  }
}

const countIn = (figures: Analytics | undefined, counter: ReturnType<typeof getRecordCounter>) =>
  figures && counter?.(figures)
