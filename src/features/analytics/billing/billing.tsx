import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { useScope } from '@/api/core/use-scope'
import { useBundleAnalytics } from '@/api/analytics'
import type { BundleAnalytics } from '@/backend/analytics'
import { closedPeriodPresets, toDateRange } from '@/lib/period/closed-period'
import { forecastBasis } from '@/lib/pricing/forecast'
import { hasOpenDay, previousPeriod } from '@/lib/period/comparison'
import type { Days, Period } from '@/lib/period/period'
import { PeriodFilter } from '@/ui/fields/period-filter'
import { usePeriodName } from '@/ui/fields/use-period-name'
import { useFocusAfterPart } from '@/ui/display/use-focus-after-part'
import { Button } from '@/ui/form/button'
import common from '@/ui/display/common.module.css'
import classes from '@/features/analytics/analytics-view.module.css'
import { BillingSkeleton } from '@/features/analytics/analytics-skeleton'
import { BillingFigures } from './billing-figures'
import { billingToday } from './billing-period'
import { FiguresPanel } from '@/features/analytics/figures-panel'
import { serviceUsage } from './service-usage'
import { UsageCard } from './usage-card'

interface BillingProps {
  client: string
  bundle: string
  period: Days
}

/** Shows a bundle's billed usage in a period, compared with the previous period. */
export function Billing({ client, bundle, period }: BillingProps) {
  const scope = useScope()
  const ofBundle = { organization_id: client, bundle_id: bundle }
  const query = useBundleAnalytics(scope, { ...ofBundle, ...toDateRange(period) })
  const previousQuery = useBundleAnalytics(
    scope,
    { ...ofBundle, ...toDateRange(previousPeriod(period)) },
    { enabled: query.isSuccess && !query.isPlaceholderData },
  )
  return (
    <FiguresPanel
      query={query}
      previousQuery={previousQuery}
      period={period}
      skeleton={<BillingSkeleton />}
    >
      {(analytics, previous, days) => (
        <div className={common.stack}>
          <BillingFigures analytics={analytics} previous={previous} period={days} />
          <BundleUsage analytics={analytics} previous={previous} period={days} />
          <p className={`${common.caption} ${classes.more}`}>
            <Trans>
              Tier usage counts only the days you chose. Each day starts at midnight UTC.
            </Trans>
          </p>
        </div>
      )}
    </FiguresPanel>
  )
}

interface BundleUsageProps {
  analytics: BundleAnalytics
  /** Analytics for the comparison period. */
  previous?: BundleAnalytics | undefined
  period: Days
}

/** Shows each service's usage against its price tiers. */
export function BundleUsage({ analytics, previous, period }: BundleUsageProps) {
  const basis = forecastBasis(period, billingToday())
  const before = usePeriodName().period(previousPeriod(period))
  return (
    <UsageCard
      services={serviceUsage(analytics, previous, basis)}
      basis={basis}
      before={previous && before}
      isPartial={hasOpenDay(period)}
      days={`${period.from}-${period.to}`}
    />
  )
}

/** Shows clients their bundle's billed usage, if the server sends it. */
export function OwnUsage(props: BundleUsageProps) {
  return (
    <div className={common.stack}>
      <BillingFigures {...props} />
      {props.analytics.tiers ? <BundleUsage {...props} /> : null}
    </div>
  )
}

interface BillingActionsProps {
  period: Days
  onPeriod: (period: Period) => void
  /** Links next to the period filter. */
  children: ReactNode
}

export function BillingActions({ period, onPeriod, children }: BillingActionsProps) {
  return (
    <div className={common.row}>
      {children}
      <PeriodFilter
        value={period}
        onChange={onPeriod}
        presets={closedPeriodPresets}
        today={billingToday()}
      />
    </div>
  )
}

/** Button that moves the focus to the heading when it disappears. */
export function StepButton(props: ComponentProps<typeof Button>) {
  const part = useFocusAfterPart()
  return (
    <div ref={part}>
      <Button
        variant="default"
        h="auto"
        mih={36}
        py={6}
        classNames={{ label: classes.stepLabel }}
        {...props}
      />
    </div>
  )
}
