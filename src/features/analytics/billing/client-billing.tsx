import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useScope } from '@/api/core/use-scope'
import { analyticsQueries } from '@/api/analytics'
import type { BundleAnalytics } from '@/backend/analytics'
import type { Bundle } from '@/backend/bundles'
import { QueryFailure } from '@/features/labels/query-failure'
import { toDateRange } from '@/lib/period/closed-period'
import { formatCost } from '@/lib/format-amounts'
import type { Days } from '@/lib/period/period'
import { ChartCard } from '@/ui/charts/chart-card'
import { ChartDataLink, type ChartDataColumn } from '@/ui/charts/chart-data-table'
import { Data, Num } from '@/ui/display/data'
import { BillingSkeleton } from '@/features/analytics/analytics-skeleton'
import { FiguresError } from '@/features/analytics/figures-error'
import { sumCosts, type Cost } from './service-usage'
import { Costs, CostsNote } from './tier-ladder'
import { useBatchedFigures } from '@/features/analytics/use-batched-figures'
import common from '@/ui/display/common.module.css'
import classes from './usage.module.css'

interface ClientBillingProps {
  client: string
  bundles: readonly Bundle[]
  period: Days
  /** Returns the link to a bundle's billing. */
  bundleLink: (bundleId: string) => LinkOptions
}

interface BundleBill {
  bundle: Bundle
  figures: BundleAnalytics | undefined
  costs: Cost[]
}

/** Shows each bundle's usage and cost in a period, and the client's total. */
export function ClientBilling(props: ClientBillingProps) {
  const scope = useScope()
  const { client, bundles, period, bundleLink } = props
  const { t, i18n } = useLingui()
  const loadedFigures = useBatchedFigures(
    bundles.map(({ id }) =>
      analyticsQueries(scope).bundle({
        organization_id: client,
        bundle_id: id,
        ...toDateRange(period),
      }),
    ),
  )
  const { failed: failedCount, error, isRetrying, onRetry } = loadedFigures
  if (error && failedCount === bundles.length)
    return <QueryFailure error={error} busy={isRetrying} onRetry={onRetry} />
  if (loadedFigures.isPending) return <BillingSkeleton />
  const bills = bundles.map((bundle, index): BundleBill => {
    const figures = loadedFigures.figures[index]
    return { bundle, figures, costs: sumCosts(figures?.tiers ?? []) }
  })
  const hasCosts = bills.some(({ costs }) => costs.length > 0)
  const columns: ChartDataColumn<BundleBill>[] = [
    {
      header: t`Bundle`,
      value: ({ bundle }) => bundle.name,
      cell: ({ bundle }) => (
        <ChartDataLink to={bundleLink(bundle.id)}>
          <Data>{bundle.name}</Data>
        </ChartDataLink>
      ),
    },
    { header: t`Billable calls`, value: ({ figures }) => figures?.summary.billable },
    { header: t`All calls`, value: ({ figures }) => figures?.summary.transactions },
  ]
  if (hasCosts)
    columns.push({
      header: t`Cost`,
      value: ({ costs }) =>
        costs.map(({ cost, currency }) => formatCost(cost, currency, i18n.locale)).join(' + '),
      cell: ({ costs }) => (costs.length > 0 ? <Costs costs={costs} /> : <Num value={undefined} />),
    })
  return (
    <div className={classes.card}>
      <ChartCard
        title={t`Usage by bundle`}
        columns={columns}
        rows={bills}
        rowKey={({ bundle }) => bundle.id}
        fileName={`bundles-${period.from}-${period.to}`}
        emptyText={<Trans>No bundles yet</Trans>}
        tableOnly
        note={
          bills.length === 0 ? null : (
            <BillNotes
              figures={bills.flatMap(({ figures }) => figures ?? [])}
              failedCount={failedCount}
              isRetrying={isRetrying}
              onRetry={onRetry}
            />
          )
        }
      >
        {null}
      </ChartCard>
    </div>
  )
}

interface BillNotesProps {
  figures: readonly BundleAnalytics[]
  failedCount: number
  isRetrying: boolean
  onRetry: () => void
  /** More notes. */
  children?: ReactNode
}

/** Shows the billable calls and costs, summed across the loaded bundles, and how many bundles failed. */
export function BillNotes({ figures, failedCount, children, ...retry }: BillNotesProps) {
  const billableCounts = figures.flatMap(({ summary }) => summary.billable ?? [])
  const billable = billableCounts.reduce((sum, count) => sum + count, 0)
  const costs = sumCosts(figures.flatMap(({ tiers = [] }) => tiers))
  return (
    <div className={classes.notes}>
      {billableCounts.length > 0 ? (
        <p className={common.note}>
          <Plural
            value={billable}
            one="# billable call across all bundles"
            other="# billable calls across all bundles"
          />
        </p>
      ) : null}
      <p className={common.note}>
        <CostsNote costs={costs} />
      </p>
      {failedCount > 0 ? (
        <FiguresError {...retry}>
          <Plural
            value={failedCount}
            one="The figures for # bundle could not be loaded and are not included in the total."
            other="The figures for # bundles could not be loaded and are not included in the total."
          />
        </FiguresError>
      ) : null}
      {children}
    </div>
  )
}
