import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Identity, identityChecks } from '@/backend/identities'
import { useClauseFormat, useLabelFormat } from '@/ui/display/joined-text'
import { useServiceName } from '@/features/labels/names'
import { useStatusName } from '@/features/labels/status-badge'
import { awaitedStep, toJourneySteps } from './journey-steps'
import classes from './journey.module.css'

const shortNames = new Map<string, MessageDescriptor>(
  Object.entries({
    phone_otp: msg`Phone`,
    email_otp: msg({ message: 'Email', context: 'service' }),
    ocr: msg({ message: 'ID', context: 'service' }),
    liveness: msg({ message: 'Liveness', context: 'step of an identity' }),
    face_match: msg({ message: 'Match', context: 'check of two faces' }),
    ntra: msg`NTRA`,
    cso: msg`CSO`,
  } satisfies Record<(typeof identityChecks)[number], MessageDescriptor>),
)

/** Returns a function that returns a check's short name, or a readable name for an unknown check. */
export function useCheckName(): (check: string) => string {
  const { i18n } = useLingui()
  const serviceName = useServiceName()
  return (check) => {
    const name = shortNames.get(check)
    return name ? i18n._(name) : serviceName(check)
  }
}

/** Table cell with an identity's checks. Shows each outcome as an icon, and describes it to screen readers. */
export function Journey({ identity }: { identity: Pick<Identity, 'status' | 'checks' | 'email'> }) {
  const { t } = useLingui()
  const labeled = useLabelFormat()
  const join = useClauseFormat()
  const checkName = useCheckName()
  const stateName = useStatusName('check')
  const awaitedCheck = awaitedStep(identity)?.check
  const steps = toJourneySteps(identity.checks).map(({ check, state }) => {
    const name = checkName(check)
    const outcome = stateName(state)
    const isAwaited = check === awaitedCheck
    const words = isAwaited ? t`${name}: ${outcome} (current step)` : labeled(name, outcome)
    return { check, state, name, words, isAwaited }
  })
  return (
    <span role="img" aria-label={join(steps.map(({ words }) => words))} className={classes.journey}>
      {steps.map(({ check, state, name, words, isAwaited }) => (
        <span
          key={check}
          className={classes.step}
          data-state={state}
          data-awaited={isAwaited || undefined}
          title={words}
        >
          {name}
        </span>
      ))}
    </span>
  )
}
