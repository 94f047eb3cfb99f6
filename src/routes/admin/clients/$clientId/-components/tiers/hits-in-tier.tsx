import { Plural, Trans } from '@lingui/react/macro'
import { findTierIndex, type PricingTier } from '@/lib/pricing/ladder'

interface HitsInTierProps {
  tiers: readonly PricingTier[]
  hits: number
}

/** Text such as "1,500 hits fall into tier 2". */
export function HitsInTier({ tiers, hits }: HitsInTierProps) {
  const tier = findTierIndex(tiers, hits) + 1
  if (tier === 0) return <Trans>There are no tiers.</Trans>
  return (
    <Plural
      value={hits}
      one={`# hit falls into tier ${tier}`}
      other={`# hits fall into tier ${tier}`}
    />
  )
}
