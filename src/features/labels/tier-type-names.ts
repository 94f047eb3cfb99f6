import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { billTypes, pricingTypes } from '@/lib/pricing/tier-types'
import { lowerWords } from '@/lib/format'
import { useNameIn } from './names'

type TierType = (typeof pricingTypes)[number] | (typeof billTypes)[number]

/** Lowercase, as in the specification. */
const tierTypes: Record<TierType, MessageDescriptor> = {
  TIERED: msg`tiered`,
  FLAT: msg`flat`,
  PER_TRANSACTION: msg`per transaction`,
  PER_SESSION: msg`per session`,
  MONTHLY_SUBSCRIPTION: msg`monthly subscription`,
  PREPAID: msg`prepaid`,
}

/** Names a tier's pricing or billing type. An unknown code is shown in plain words. */
export function useTierTypeName(): (code: string) => string {
  const nameIn = useNameIn(tierTypes)
  return (code) => nameIn(code.toUpperCase()) ?? lowerWords(code)
}
