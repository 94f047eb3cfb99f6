import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { IdentityDetail } from '@/backend/identities'
import { StatusBadge } from '@/features/labels/status-badge'
import { Data } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'
import { Time } from '@/ui/display/time'
import { useCheckName } from './journey'
import { awaitedStep, isWaiting } from './journey-steps'
import common from '@/ui/display/common.module.css'
import classes from './identity-drawer.module.css'

/**
 * Shows the check that an identity waits for, who has to act, and since when. Renders nothing once the identity is
 * decided.
 */
export function AwaitedCheck({ identity }: { identity: IdentityDetail }) {
  const { t } = useLingui()
  const checkName = useCheckName()
  if (!isWaiting(identity)) return null
  const step = awaitedStep(identity)
  const since = waitingSince(identity)
  const next = step && {
    key: 'check',
    label: t`Check`,
    value: (
      <span className={`${common.inline} ${classes.step}`}>
        {checkName(step.check)}
        <StatusBadge subject="check" status={step.state} />
      </span>
    ),
  }
  return (
    <section aria-label={t`Waiting for`}>
      <h3 className={`${common.caption} ${classes.title}`}>
        <Trans>Waiting for</Trans>
      </h3>
      <FactList
        facts={[
          ...(next ? [next] : []),
          {
            key: 'actor',
            label: t`Next step`,
            value: <NextStep step={step} client={<Data>{identity.organization?.name}</Data>} />,
          },
          {
            key: 'since',
            label: t`Since`,
            value: (
              <span className={`${common.inline} ${classes.step}`}>
                <Time value={since} as="absolute" />
                <span className={common.note}>
                  <Time value={since} as="relative" />
                </span>
              </span>
            ),
          },
        ]}
      />
    </section>
  )
}

interface NextStepProps {
  step: ReturnType<typeof awaitedStep>
  client: ReactNode
}

function NextStep({ step, client }: NextStepProps) {
  if (!step) return <Trans>No checks are pending. The status is set automatically.</Trans>
  const { check, state } = step
  if (state !== 'failed' && state !== 'not_done')
    return <Trans>The check is in progress. There is no result yet.</Trans>
  switch (check) {
    case 'phone_otp':
      return <Trans>The person confirms the phone number with a code in {client}’s app.</Trans>
    case 'email_otp':
      return <Trans>The person confirms the email with a code in {client}’s app.</Trans>
    case 'ocr':
      return <Trans>The person takes photos of the ID in {client}’s app.</Trans>
    case 'liveness':
      return <Trans>The person does the liveness check in {client}’s app.</Trans>
    case 'face_match':
      return <Trans>{client} compares the selfie with the ID photo.</Trans>
    case 'ntra':
      return <Trans>{client} asks NTRA whether the phone number belongs to the person.</Trans>
    case 'cso':
      return <Trans>{client} asks the civil registry to confirm the data.</Trans>
    default:
      return <Trans>{client} runs the check.</Trans>
  }
}

/** Returns the time of the last check; before the first check, the identity's creation time. */
function waitingSince({ journey, created_at }: IdentityDetail): string | undefined {
  const times = journey?.flatMap(({ at }) => (at === undefined ? [] : [at])) ?? []
  return times.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? created_at
}
