import { useLingui } from '@lingui/react/macro'
import { useServiceName } from '@/features/labels/names'
import type { ForecastBasis } from '@/lib/pricing/forecast'
import { formatDay, roundRate } from '@/lib/format'
import { formatCost } from '@/lib/format-amounts'
import { isUnlimited } from '@/lib/pricing/tier-usage'
import { useTierTypeName } from '@/features/labels/tier-type-names'
import type { ChartDataColumn } from '@/ui/charts/chart-data-table'
import { Data, Num, Percent } from '@/ui/display/data'
import type { ServiceUsage } from './service-usage'
import { Costs } from './tier-ladder'
import classes from './usage.module.css'

type UsageColumn = ChartDataColumn<ServiceUsage>

/** Returns the columns for the usage table and its CSV. Columns without any value are omitted. */
export function useUsageColumns(
  services: readonly ServiceUsage[],
  basis: ForecastBasis,
  isCompared: boolean,
): UsageColumn[] {
  const { t, i18n } = useLingui()
  const serviceName = useServiceName()
  const typeName = useTierTypeName()
  const words = (code: string | undefined) => (code === undefined ? undefined : typeName(code))
  const columns: UsageColumn[] = [
    {
      header: t`Service`,
      value: ({ service }) => serviceName(service),
      cell: ({ service }) => (
        <span className={classes.rowName}>
          <Data>{serviceName(service)}</Data>
        </span>
      ),
    },
    {
      header: t`Billing`,
      value: (row) => words(currentTier(row)?.bill_type),
      align: 'start',
    },
    {
      header: t`Pricing`,
      value: (row) => words(currentTier(row)?.pricing_type),
      align: 'start',
    },
    { header: t`Calls`, value: ({ calls }) => calls },
    { header: t`Hits`, value: ({ position }) => position?.hits },
    { header: t`Tier`, value: ({ position }) => position && position.index + 1 },
    { header: t`Tiers`, value: ({ position }) => position?.tiers.length },
    { header: t`From (hits)`, value: (row) => currentTier(row)?.minimum_interval },
    {
      header: t`To (hits)`,
      value: (row) => {
        const maximum = currentTier(row)?.maximum_interval
        return maximum !== undefined && isUnlimited(maximum) ? '∞' : maximum
      },
    },
    { header: t`Amount of hits`, value: (row) => currentTier(row)?.amount_of_hits },
    {
      header: t`Tier usage`,
      value: renderFilledShare,
      cell: (row) => <Percent value={renderFilledShare(row)} />,
    },
    { header: t`Hits to next tier`, value: ({ position }) => position?.toNext },
  ]
  if (basis.kind === 'linear') {
    const lastDay = formatDay(basis.lastDay, i18n.locale, 'short')
    columns.push(
      { header: t`Forecast for ${lastDay}`, value: ({ forecast }) => forecast?.hits },
      { header: t`Forecast tier`, value: ({ forecast }) => forecast && forecast.tier + 1 },
    )
  }
  if (isCompared)
    columns.push({ header: t`Hits, previous period`, value: ({ previousHits }) => previousHits })
  if (services.some(({ costs }) => costs.length > 0))
    columns.push({
      header: t`Cost`,
      value: ({ costs }) =>
        costs.map(({ cost, currency }) => formatCost(cost, currency, i18n.locale)).join(' + '),
      cell: ({ costs }) => (costs.length > 0 ? <Costs costs={costs} /> : <Num value={undefined} />),
    })
  return columns
}

const currentTier = ({ position }: ServiceUsage) => position?.tiers[position.index]
const renderFilledShare = ({ position }: ServiceUsage) =>
  position?.filled === undefined ? undefined : roundRate(position.filled)
