import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { ApiError, isSilent } from '@/api/core/api-error'
import { useIdentityDetail } from '@/api/identities'
import { useScope } from '@/api/core/use-scope'
import type { IdentityDetail } from '@/backend/identities'
import { parsePrintedDay } from '@/features/documents/nid-comparison'
import { QueryFailure } from '@/features/labels/query-failure'
import { StatusBadge } from '@/features/labels/status-badge'
import { PersonalContext } from '@/features/masking/personal-context'
import { ErrorText } from '@/features/masking/error-text'
import { JsonSection } from '@/features/masking/json-section'
import { MaskedValue } from '@/features/masking/masked-value'
import { toSearchText } from '@/features/masking/search-text'
import { useScreeningLinks } from '@/features/record-list/screening-links'
import { RecordPanel } from '@/features/record-list/record-panel'
import { CopyId } from '@/ui/display/copy-id'
import { Data } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'
import { smallIconProps } from '@/ui/display/icon-props'
import { Time } from '@/ui/display/time'
import { StillWorking } from '@/ui/feedback/loading-state'
import { EmptyState } from '@/ui/feedback/states'
import { ButtonLink } from '@/ui/form/button'
import { AwaitedCheck } from './awaited-check'
import { useCheckName } from './journey'
import { toJourneySteps } from './journey-steps'
import { PersonSessions } from './person-sessions'
import common from '@/ui/display/common.module.css'
import classes from './identity-drawer.module.css'

interface IdentityDrawerProps {
  identityId: string
  /** Links to the previous and next identity. */
  steps: ReactNode
  onClose: () => void
}

/** Drawer that shows one identity beside the list: the person and the progress of the checks. Load it lazily. */
export function IdentityDrawer({ identityId, steps, onClose }: IdentityDrawerProps) {
  return (
    <RecordPanel
      title={<Trans>Identity</Trans>}
      recordId={identityId}
      steps={steps}
      onClose={onClose}
    >
      <Content identityId={identityId} />
    </RecordPanel>
  )
}

function Content({ identityId }: Pick<IdentityDrawerProps, 'identityId'>) {
  const scope = useScope()
  const { data, error, isFetching, refetch } = useIdentityDetail(scope, {
    identity_id: identityId,
  })
  if (data)
    return (
      <PersonalContext value={data}>
        <IdentityFacts identity={data} />
      </PersonalContext>
    )
  if (!error || isSilent(error)) return <DrawerSkeleton />
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        illustration="not-found"
        title={<Trans>Identity not found</Trans>}
        text={<Trans>There is no identity with this ID. It may have been deleted.</Trans>}
      />
    )
  return <QueryFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
}

function IdentityFacts({ identity }: { identity: IdentityDetail }) {
  const { t } = useLingui()
  const { id, status } = identity
  return (
    <div className={common.stack}>
      <div>
        <StatusBadge subject="identity" status={status} />
        <StatusExplanation status={status} />
      </div>
      <AwaitedCheck identity={identity} />
      <ScreeningButtons identity={identity} />
      <FactList
        facts={[
          {
            key: 'id',
            label: t`Identity ID`,
            value: <CopyId id={id} label={t`identity ID`} />,
          },
          {
            key: 'reference',
            label: t`User reference`,
            value: (
              <MaskedValue
                kind="reference"
                value={identity.reference_user_id}
                copyLabel={t`user reference`}
              />
            ),
          },
          {
            key: 'name',
            label: t`Name`,
            value: <MaskedValue kind="name" value={identity.full_name} />,
          },
          {
            key: 'nid',
            label: t`National ID`,
            value: (
              <MaskedValue kind="national_id" value={identity.nid} copyLabel={t`national ID`} />
            ),
          },
          {
            key: 'born',
            label: t`Date of birth`,
            value: <MaskedValue kind="birth_date" value={identity.date_of_birth} />,
          },
          {
            key: 'phone',
            label: t`Phone`,
            value: <MaskedValue kind="phone" value={identity.phone_number} />,
          },
          {
            key: 'email',
            label: t`Email`,
            value: <MaskedValue kind="email" value={identity.email} />,
          },
          {
            key: 'address',
            label: t`Address`,
            value: <MaskedValue kind="address" value={identity.address} />,
          },
          { key: 'client', label: t`Client`, value: <Data>{identity.organization?.name}</Data> },
          {
            key: 'created',
            label: t`Created`,
            value: <Time value={identity.created_at} as="absolute" />,
          },
          {
            key: 'verified',
            label: t({ message: 'Verified', context: 'when' }),
            value: <Time value={identity.verified_at} as="absolute" />,
          },
        ]}
      />
      <JourneySection identity={identity} />
      <PersonSessions key={id} identity={identity} />
      <JsonSection value={identity} name={`identity-${id}`} />
    </div>
  )
}

/** Links to the screening tools, with the person's data filled in. */
function ScreeningButtons({ identity }: { identity: IdentityDetail }) {
  const links = useScreeningLinks({
    name: toSearchText(identity.full_name),
    birthDate: parsePrintedDay(toSearchText(identity.date_of_birth) ?? ''),
  })
  return links.length === 0 ? null : (
    <div className={common.row}>
      {links.map(({ label, Icon, link }) => (
        <ButtonLink
          key={label}
          {...link}
          variant="default"
          size="xs"
          leftSection={<Icon {...smallIconProps} />}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}

/** Explains the status, because validated and verified are easily confused. */
function StatusExplanation({ status }: Pick<IdentityDetail, 'status'>) {
  const text =
    status === 'validated' ? (
      <Trans>
        The contact details and the ID are valid. It is not yet confirmed that they belong to this
        person.
      </Trans>
    ) : status === 'verified' ? (
      <Trans>The contact details and the ID are valid and belong to this person.</Trans>
    ) : status === 'pending' ? (
      <Trans>The contact details and the ID are not complete yet.</Trans>
    ) : status === 'rejected' ? (
      <Trans>A check failed. The checks and the sessions below show what happened.</Trans>
    ) : null
  return text ? <p className={`${common.note} ${classes.explanation}`}>{text}</p> : null
}

function JourneySection({ identity }: { identity: IdentityDetail }) {
  const { t } = useLingui()
  const checkName = useCheckName()
  const steps = toJourneySteps(identity.checks).map(({ check, state }) => {
    const { at, message } = identity.journey?.find((each) => each.check === check) ?? {}
    return {
      key: check,
      label: checkName(check),
      value: (
        <span className={`${common.inline} ${classes.step}`}>
          <StatusBadge subject="check" status={state} />
          {at === undefined ? null : <Time value={at} />}
          {message ? <ErrorText message={message} /> : null}
        </span>
      ),
    }
  })
  return (
    <section aria-label={t`Checks`}>
      <h3 className={`${common.caption} ${classes.title}`}>
        <Trans>Checks</Trans>
      </h3>
      <FactList facts={steps} />
    </section>
  )
}

function DrawerSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading the identity`}>
      <FactList
        facts={Array.from({ length: 10 }, (_, index) => ({
          key: String(index),
          label: <Skeleton width={96} />,
          value: <Skeleton width={`${80 - ((index * 17) % 40)}%`} />,
        }))}
      />
      <StillWorking />
    </div>
  )
}
