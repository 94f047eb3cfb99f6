import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { identityChecks, type Identity } from '@/api/identities/schema'
import { useServiceName } from '@/features/labels/names'
import { useStatusName } from '@/features/labels/status-badge'
import classes from './journey.module.css'

interface JourneyStep {
  check: string
  /** `success`, `failed`, `not_done`, or an unknown word. */
  state: string
}

/** The checks of an identity in the order of its journey; unknown ones come last. */
export function journeyOf(checks: Identity['checks'] = {}): JourneyStep[] {
  const known = new Set<string>(identityChecks)
  const others = Object.keys(checks).filter((check) => !known.has(check))
  return [...identityChecks, ...others].map((check) => ({
    check,
    state: checks[check] ?? 'not_done',
  }))
}

const shortNames = new Map<string, MessageDescriptor>(
  Object.entries({
    phone_otp: msg`Phone`,
    email_otp: msg`Email`,
    ocr: msg`ID`,
    liveness: msg`Liveness`,
    face_match: msg`Match`,
    ntra: msg`NTRA`,
    cso: msg`CSO`,
  } satisfies Record<(typeof identityChecks)[number], MessageDescriptor>),
)

/** Names a check as a step of the journey; an unknown one is spelt out. */
export function useCheckName(): (check: string) => string {
  const { i18n } = useLingui()
  const serviceName = useServiceName()
  return (check) => {
    const name = shortNames.get(check)
    return name ? i18n._(name) : serviceName(check)
  }
}

/** The journey in a table cell: each check with its outcome as an icon, and one sentence each for screen readers. */
export function Journey({ checks }: Pick<Identity, 'checks'>) {
  const checkName = useCheckName()
  const stateName = useStatusName('check')
  const steps = journeyOf(checks).map(({ check, state }) => {
    const name = checkName(check)
    return { check, state, name, words: `${name}: ${stateName(state)}` }
  })
  return (
    <span
      role="img"
      aria-label={steps.map(({ words }) => words).join('; ')}
      className={classes.journey}
    >
      {steps.map(({ check, state, name, words }) => (
        <span key={check} className={classes.step} data-state={state} title={words}>
          {name}
        </span>
      ))}
    </span>
  )
}
