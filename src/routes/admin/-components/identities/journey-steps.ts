import { identityChecks, type Identity } from '@/backend/identities'

interface JourneyStep {
  check: string
  /** `success`, `failed`, `not_done`, or an unknown value. */
  state: string
}

/** Returns an identity's checks in journey order; unknown checks come last. */
export function toJourneySteps(checks: Identity['checks'] = {}): JourneyStep[] {
  const knownChecks = new Set<string>(identityChecks)
  const others = Object.keys(checks).filter((check) => !knownChecks.has(check))
  return [...identityChecks, ...others].map((check) => ({
    check,
    state: checks[check] ?? 'not_done',
  }))
}

const isUnderWay = ({ state }: JourneyStep) => !['success', 'failed', 'not_done'].includes(state)

/** Whether an identity still waits for a check. All statuses other than pending and validated are final. */
export const isWaiting = ({ status }: Pick<Identity, 'status'>) =>
  status === 'pending' || status === 'validated'

/**
 * Returns the check that an identity waits for: a running check, else a failed check, else the next check. Skips the
 * email check if the identity has no email.
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
