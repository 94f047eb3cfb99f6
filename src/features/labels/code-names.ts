import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { humanise } from '@/lib/format'
import { lowerWords } from '@/lib/tier-usage'
import type { billTypes, pricingTypes } from '@/lib/pricing/tier-types'
import { useNameIn } from './names'

type TierType = (typeof pricingTypes)[number] | (typeof billTypes)[number]

/** In lower case, as the specification shows them. */
const tierTypes: Record<TierType, MessageDescriptor> = {
  TIERED: msg`tiered`,
  FLAT: msg`flat`,
  PER_TRANSACTION: msg`per transaction`,
  PER_SESSION: msg`per session`,
  MONTHLY_SUBSCRIPTION: msg`monthly subscription`,
  PREPAID: msg`prepaid`,
}

/** Names how a tier is priced or billed; spells out the code of an unknown type. */
export function useTierTypeName(): (code: string) => string {
  const nameIn = useNameIn(tierTypes)
  return (code) => nameIn(code.toUpperCase()) ?? lowerWords(code)
}

const eventNames: Record<string, MessageDescriptor> = {
  session_started: msg`Session started`,
  session_completed: msg`Session completed`,
  session_failed: msg`Session failed`,
  session_expired: msg`Session expired`,
  service_started: msg`Service started`,
  service_succeeded: msg`Service succeeded`,
  service_failed: msg`Service failed`,
}

/** Names a step of a session; spells out the code of an unknown one. */
export function useEventName(): (type: string) => string {
  const nameIn = useNameIn(eventNames)
  return (type) => nameIn(type) ?? humanise(type)
}

const movementNames: Record<string, MessageDescriptor> = {
  smile: msg`Smile`,
  look_left: msg`Look left`,
  look_right: msg`Look right`,
  close_eyes: msg`Close eyes`,
}

/** Names a movement that a liveness check asks for; spells out the code of an unknown one. */
export function useMovementName(): (action: string) => string {
  const nameIn = useNameIn(movementNames)
  return (action) => nameIn(action) ?? humanise(action)
}

const accountTypes: Record<string, MessageDescriptor> = {
  email: msg`Email`,
  phone_number: msg`Phone number`,
}

/** Names what a portal user signs in with. Others, such as Google, are proper names. */
export function useAccountTypeName(): (type: string) => string {
  const nameIn = useNameIn(accountTypes)
  return (type) => nameIn(type) ?? humanise(type)
}
