import type { Examples } from '@gallery/example'
import type { TierUsage } from '@/api/analytics/schema'
import {
  Costs,
  CostsNote,
  TierLadder,
  TierPositionText,
} from '@/features/analytics/billing/tier-ladder'
import { usedTiers } from '@/features/analytics/examples/figures'
import { tierPosition } from '@/lib/pricing/tier-usage'

function Ladder({ of }: { of: readonly TierUsage[] }) {
  const position = tierPosition(of)
  return position ? (
    <>
      <TierLadder label="ID OCR" position={position} />
      <p>
        <TierPositionText position={position} />
      </p>
    </>
  ) : null
}

const withoutCost = usedTiers.map((tier): TierUsage => ({ ...tier, cost: undefined }))

export const examples: Examples = {
  'in the second of three tiers': () => <Ladder of={usedTiers} />,
  'one tier without an end': () => (
    <Ladder of={usedTiers.slice(2).map((tier) => ({ ...tier, minimum_interval: 0, used: 4210 }))} />
  ),
  'in the last tier': () => (
    <Ladder
      of={usedTiers.map((tier) => ({
        ...tier,
        used: tier.used === 0 ? 3100 : tier.amount_of_hits,
      }))}
    />
  ),
  'nothing used': () => <Ladder of={usedTiers.map((tier) => ({ ...tier, used: 0 }))} />,
  'without costs': () => <Ladder of={withoutCost} />,
  costs: () => (
    <>
      <p>
        <Costs
          costs={[
            { cost: 28_300, currency: 'EGP' },
            { cost: 120.5, currency: 'USD' },
          ]}
        />
      </p>
      <p>
        <CostsNote costs={[{ cost: 28_300, currency: 'EGP' }]} />
      </p>
      <p>
        <CostsNote costs={[]} />
      </p>
    </>
  ),
  'on a phone': { Framed: () => <Ladder of={usedTiers} />, width: 390, height: 360 },
}
