import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SessionDetail } from '@/backend/sessions'
import { formatCountry, joinSentences } from '@/lib/format'
import { CopyId, ShortId } from '@/ui/display/copy-id'
import { Data, Duration } from '@/ui/display/data'
import { FactList, type Fact } from '@/ui/display/fact-list'
import { PageHeader } from '@/ui/display/page-header'
import { MaskedValue } from '@/features/masking/masked-value'
import { Time } from '@/ui/display/time'
import { RevealToggle } from '@/features/masking/reveal'
import { useDocumentName, platformName } from '@/features/labels/names'
import { StatusBadge } from '@/features/labels/status-badge'
import type { SessionOwnerLinks } from '@/features/sessions/session-links'
import { useSessionDescription } from './session-summary'
import common from '@/ui/display/common.module.css'
import classes from './session-detail.module.css'

interface SessionHeaderProps {
  session: SessionDetail
  owners?: SessionOwnerLinks
  /** Links to the previous and next session. */
  steps?: ReactNode
  action?: ReactNode
  /** Whether the session comes from the cache and is being fetched again. */
  updating?: boolean
}

export function SessionHeader(props: SessionHeaderProps) {
  const { session, owners, steps, action, updating = false } = props
  const { t, i18n } = useLingui()
  const documentName = useDocumentName()
  const description = useSessionDescription(session)
  const { device, geo, platform, sdk_version } = session
  const client = [platform && platformName(platform), sdk_version].filter(Boolean).join(' · ')
  const model = [device?.model, device?.os].filter(Boolean).join(' · ')
  const facts: Fact[] = [
    {
      key: 'id',
      label: t`Session ID`,
      value: <CopyId id={session.session_id} label={t`session ID`} />,
    },
    {
      key: 'reference',
      label: t`User reference`,
      value: (
        <MaskedValue
          kind="reference"
          value={session.reference_user_id}
          label={t`User reference`}
          copyLabel={t`user reference`}
        />
      ),
    },
    { key: 'started', label: t`Started`, value: <Time value={session.created_at} /> },
    { key: 'duration', label: t`Duration`, value: <Duration value={session.duration} /> },
    ...optional('organization', t`Client`, session.organization_name, owners?.client),
    ...optional('bundle', t`Bundle`, session.bundle_name, owners?.bundle),
    ...optional(
      'document',
      t`Document`,
      session.document_type && documentName(session.document_type),
    ),
    ...optional('platform', t`Platform`, client),
    ...optional('app', t`App version`, device?.app_version),
    ...optional('device', t`Device`, model),
    ...(device?.device_id
      ? [
          {
            key: 'device-id',
            label: t`Device ID`,
            value: <CopyId id={device.device_id} label={t`device ID`} />,
          },
        ]
      : []),
    ...optional('city', t`City`, geo?.city),
    ...optional('country', t`Country`, geo?.country && formatCountry(geo.country, i18n.locale)),
    ...(session.ip
      ? [
          {
            key: 'ip',
            label: t`IP address`,
            value: <MaskedValue kind="text" value={session.ip} label={t`IP address`} />,
          },
        ]
      : []),
  ]
  return (
    <>
      <PageHeader
        title={
          <Trans>
            Session <ShortId id={session.session_id} />
          </Trans>
        }
        meta={
          <>
            <StatusBadge subject="session" status={session.status} />
            <span
              role="status"
              className={`${common.caption} ${classes.updating}`}
              data-on={updating || undefined}
            >
              {updating ? <Trans>Updating…</Trans> : null}
            </span>
          </>
        }
        action={
          <span className={`${common.inline} ${classes.actions}`}>
            {steps}
            <RevealToggle />
            {action}
          </span>
        }
      />
      <div className={`${common.card} ${classes.facts}`}>
        <p className={classes.description}>
          <span dir="auto">{joinSentences(description, i18n.locale)}</span>
        </p>
        <FactList layout="row" facts={facts} />
      </div>
    </>
  )
}

/** Omits a fact that the session does not have. */
function optional(
  key: string,
  label: string,
  value: string | undefined,
  link?: LinkOptions,
): Fact[] {
  if (!value) return []
  const data = <Data>{value}</Data>
  return [{ key, label, value: link ? <Link {...link}>{data}</Link> : data }]
}
