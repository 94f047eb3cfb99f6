import { Trans, useLingui } from '@lingui/react/macro'
import type { BundleAnalytics } from '@/backend/analytics'
import {
  DAYS_WITHOUT_FORECAST,
  forecastBasis,
  forecastCount,
  type ForecastBasis,
} from '@/lib/pricing/forecast'
import { formatDay } from '@/lib/format'
import { previousPeriod } from '@/lib/period/comparison'
import type { Days } from '@/lib/period/period'
import { relativeChange } from '@/lib/relative-change'
import { FigureCard, FigureGrid } from '@/ui/charts/figure-card'
import { Num } from '@/ui/display/data'
import { usePeriodName } from '@/ui/fields/use-period-name'
import { billingToday } from './billing-period'
import { useComparison } from '@/features/analytics/use-comparison'

interface BillingFiguresProps {
  analytics: BundleAnalytics
  /** Analytics for the comparison period. */
  previous?: BundleAnalytics | undefined
  period: Days
}

/** Shows four metrics: billable calls, all calls, the month's forecast and the previous period's billable calls. */
export function BillingFigures({ analytics, previous, period }: BillingFiguresProps) {
  const { t, i18n } = useLingui()
  const before = usePeriodName().period(previousPeriod(period))
  const basis = forecastBasis(period, billingToday())
  const { billable, transactions } = analytics.summary
  const comparison = useComparison(period)
  const lastDay =
    basis.kind === 'linear' ? formatDay(basis.lastDay, i18n.locale, 'short') : undefined
  return (
    <FigureGrid>
      <FigureCard
        label={t`Billable calls`}
        value={<Num value={billable} />}
        change={relativeChange(billable, previous?.summary.billable)}
        {...comparison}
      />
      <FigureCard
        label={t`All calls`}
        value={<Num value={transactions} />}
        change={relativeChange(transactions, previous?.summary.transactions)}
        {...comparison}
      />
      <FigureCard
        label={lastDay ? t`Billable calls by ${lastDay} (forecast)` : t`Forecast for the month`}
        value={<Num value={billable === undefined ? undefined : forecastCount(billable, basis)} />}
        note={<ForecastNote basis={basis} />}
      />
      <FigureCard
        label={t`Billable calls, previous period`}
        value={<Num value={previous?.summary.billable} />}
        note={before}
      />
    </FigureGrid>
  )
}

/** Explains the forecast's basis, or why there is no forecast. */
function ForecastNote({ basis }: { basis: ForecastBasis }) {
  switch (basis.kind) {
    case 'linear':
      return (
        <Trans>
          Linear forecast based on {basis.days} of {basis.monthDays} days, including today
        </Trans>
      )
    case 'too-early':
      return (
        <Trans>The forecast starts after the first {DAYS_WITHOUT_FORECAST} days of the month</Trans>
      )
    case 'other-period':
      return <Trans>Available for the current month only</Trans>
  }
}
