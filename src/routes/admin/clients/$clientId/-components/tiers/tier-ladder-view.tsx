import { Trans, useLingui } from '@lingui/react/macro'
import type { PricingTier } from '@/lib/pricing/ladder'
import { isUnlimited } from '@/lib/pricing/tier-usage'
import { useTierTypeName } from '@/features/labels/tier-type-names'
import { ChartDataTable, type ChartDataColumn } from '@/ui/charts/chart-data-table'
import { Data, Num } from '@/ui/display/data'
import { LadderPreview } from './ladder-preview'
import common from '@/ui/display/common.module.css'
import classes from './tiers.module.css'

interface TierLadderViewProps {
  tiers: readonly PricingTier[]
  /** The service's name. */
  label: string
}

/** A service's price tiers, read-only: a table, a drawing, and the tier that typed hits fall into. */
export function TierLadderView({ tiers, label }: TierLadderViewProps) {
  const { t } = useLingui()
  const typeName = useTierTypeName()
  const columns: ChartDataColumn<PricingTier>[] = [
    { header: t`Tier`, value: (tier) => tiers.indexOf(tier) + 1 },
    { header: t`Minimum`, value: (tier) => tier.minimum_interval },
    {
      header: t`Maximum`,
      value: (tier) => tier.maximum_interval,
      cell: ({ maximum_interval: maximum }) =>
        isUnlimited(maximum) ? '∞' : <Num value={maximum} />,
    },
    { header: t`Amount of hits`, value: (tier) => tier.amount_of_hits },
    typeColumn(t`Pricing type`, 'pricing_type', typeName),
    typeColumn(t`Bill type`, 'bill_type', typeName),
  ]
  if (tiers.length === 0)
    return (
      <p className={`${common.note} ${classes.answer}`}>
        <Trans>No price tiers</Trans>
      </p>
    )
  return (
    <div className={`${common.stack} ${common.tight} ${classes.view}`}>
      <ChartDataTable
        label={t`${label} tiers`}
        columns={columns}
        rows={tiers}
        rowKey={(tier) => tiers.indexOf(tier)}
      />
      <LadderPreview tiers={tiers} label={label} />
    </div>
  )
}

function typeColumn(
  header: string,
  field: 'pricing_type' | 'bill_type',
  typeName: (code: string) => string,
): ChartDataColumn<PricingTier> {
  return {
    header,
    value: (tier) => typeName(tier[field]),
    cell: (tier) => <Data>{typeName(tier[field])}</Data>,
    align: 'start',
  }
}
