import { identityChecks, type Identity } from '@/backend/identities'

interface JourneyStep {
  check: string
  /** `success`, `failed`, `not_done`, or an unknown word. */
  state: string
}

/** The checks of an identity in the order of its journey; unknown ones come last. */
export function toJourneySteps(checks: Identity['checks'] = {}): JourneyStep[] {
  const knownChecks = new Set<string>(identityChecks)
  const others = Object.keys(checks).filter((check) => !knownChecks.has(check))
  return [...identityChecks, ...others].map((check) => ({
    check,
    state: checks[check] ?? 'not_done',
  }))
}

const isUnderWay = ({ state }: JourneyStep) => !['success', 'failed', 'not_done'].includes(state)

/** Only an identity in one of these states goes on. */
export const isWaiting = ({ status }: Pick<Identity, 'status'>) =>
  status === 'pending' || status === 'validated'

/**
 * The check that a waiting identity waits for: one under way, else one that failed, else the next one. A check before
 * one that was done has been left out, and without an email there is none to confirm.
 */
export function awaitedStep(
  identity: Pick<Identity, 'status' | 'checks' | 'email'>,
): JourneyStep | undefined {
  if (!isWaiting(identity)) return undefined
  const steps = toJourneySteps(identity.checks)
  const knownSteps = steps.slice(0, identityChecks.length)
  const lastDone = knownSteps.findLastIndex(({ state }) => state === 'success')
  const isNext = ({ check, state }: JourneyStep) =>
    state === 'not_done' && (check !== 'email_otp' || identity.email !== undefined)
  return (
    steps.find(isUnderWay) ??
    steps.find(({ state }) => state === 'failed') ??
    knownSteps.slice(lastDone + 1).find(isNext)
  )
}
