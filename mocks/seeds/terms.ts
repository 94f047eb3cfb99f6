import type { TierUsage } from '@/backend/analytics'
import type { BundleInput } from '@/backend/bundle-details'
import type { ServiceName } from '@/backend/bundles'
import type { Complete } from '@mocks/complete'
import type { BundleSeed } from './bundles'
import { MAX_TRIALS } from './plan'

type Tier = Omit<Complete<TierUsage>, 'service' | 'used'>

/** Returns a bundle's terms: each service's attempts per session and tiers, in order. */
export function createServiceTerms({ created, services }: BundleSeed): ServiceTerms[] {
  if (created) return created.services
  return services.map((service) => ({
    service,
    max_trials: MAX_TRIALS,
    tiers: plans.get(service) ?? defaultPlan,
  }))
}

type ServiceTerms = Omit<BundleInput['services'][number], 'tiers'> & { tiers: readonly Tier[] }

const perCall = { pricing_type: 'TIERED', bill_type: 'PER_TRANSACTION' }

const defaultPlan = createLadder(perCall, [1000, 1000], [10_000, 9000], [Infinity, 90_000])

/** Tiers for services with special prices. They are the same in all seeded bundles. */
const plans = new Map<ServiceName, Tier[]>([
  ['liveness', createLadder(perCall, [500, 500], [2500, 2000], [7500, 5000], [Infinity, 20_000])],
  ['face_match', createLadder(perCall, [5000, 5000], [Infinity, 50_000])],
  ['phone_otp', createLadder({ ...perCall, bill_type: 'PREPAID' }, [Infinity, 25_000])],
  ['ntra', createLadder(toSubscription(12_500), [Infinity, 10_000])],
  ['cso', createLadder(toSubscription(8000), [Infinity, 10_000])],
  ['transliteration', []],
])

function toSubscription(cost: number) {
  return { pricing_type: 'FLAT', bill_type: 'MONTHLY_SUBSCRIPTION', cost, currency: 'EGP' }
}

/** Creates a ladder without gaps from each tier's maximum number of hits and amount of hits. */
function createLadder(
  terms: Pick<Tier, 'pricing_type' | 'bill_type' | 'cost' | 'currency'>,
  ...tiers: [maximum: number, amount: number][]
): Tier[] {
  return tiers.map(([maximum, amount_of_hits], index) => {
    const before = tiers[index - 1]?.[0]
    return {
      ...terms,
      minimum_interval: before === undefined ? 0 : before + 1,
      maximum_interval: Math.min(maximum, Number.MAX_SAFE_INTEGER),
      amount_of_hits,
    }
  })
}
