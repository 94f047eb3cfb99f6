import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { authSession } from '@/api/core/auth-session-instance'
import type { SessionDetail } from '@/backend/sessions'
import { brandName } from '@/lib/config'
import { joinSentences } from '@/lib/format'
import { useEventName } from '@/features/sessions/event-names'
import { useErrorName } from '@/features/labels/problems/reasons'
import { Data, Duration, Missing } from '@/ui/display/data'
import { FactList, type Fact } from '@/ui/display/fact-list'
import { useHeadingFocus } from '@/ui/display/heading-focus'
import { MaskedValue, FieldValue } from '@/features/masking/masked-value'
import { Brand } from '@/ui/shell/frame/brand'
import { PrintedBy } from '@/ui/shell/print/printed-by'
import { Time } from '@/ui/display/time'
import { toChecks } from '@/features/sessions/detail/checks'
import { ErrorText } from '@/features/masking/error-text'
import { extractedGroups } from '@/features/sessions/detail/extracted-data'
import { useFieldName, useServiceName } from '@/features/labels/names'
import { OutcomeBadge, StatusBadge } from '@/features/labels/status-badge'
import { useSessionDescription } from '@/features/sessions/detail/session-summary'
import { sessionZone, toTimeline, type TimelineEntry } from '@/features/sessions/detail/timeline'
import common from '@/ui/display/common.module.css'
import classes from './session-print.module.css'

/** The printed page: black on white in any color scheme. */
export function PrintPage({ session }: { session: SessionDetail }) {
  const { t, i18n } = useLingui()
  const fieldName = useFieldName()
  const serviceName = useServiceName()
  const description = useSessionDescription(session)
  const zone = sessionZone(session, i18n.locale)
  const fields = extractedGroups(session).flatMap((group) => group.fields)
  const facts: Fact[] = [
    { key: 'id', label: t`Session ID`, value: <Data>{session.session_id}</Data> },
    {
      key: 'bundle',
      label: t`Bundle`,
      value: <Data>{session.bundle_name ?? session.bundle_id}</Data>,
    },
    { key: 'started', label: t`Started`, value: <Time value={session.created_at} as="absolute" /> },
    { key: 'duration', label: t`Duration`, value: <Duration value={session.duration} /> },
    {
      key: 'reference',
      label: t`User reference`,
      value: (
        <MaskedValue kind="reference" value={session.reference_user_id} label={t`User reference`} />
      ),
    },
  ]
  return (
    <article className={`${common.stack} ${classes.page}`} data-sheet>
      <header className={`${common.ends} ${classes.head}`}>
        <Brand name={brandName} />
        <h1 ref={useHeadingFocus()} className={`${common.inline} ${classes.title}`} tabIndex={-1}>
          <Trans>Session</Trans> <StatusBadge subject="session" status={session.status} />
        </h1>
      </header>
      <PrintedBy name={authSession.profile().name} />
      <FactList layout="row" facts={facts} />
      <p>{joinSentences(description, i18n.locale)}</p>
      <Section title={t`Extracted fields`}>
        {fields.length === 0 ? (
          <p>
            <Trans>No document was read</Trans>
          </p>
        ) : (
          <div className={classes.fields}>
            <FactList
              facts={fields
                .filter(({ value }) => value !== undefined)
                .map(({ key, value }) => ({
                  key,
                  label: fieldName(key),
                  value: <FieldValue field={key} value={value} />,
                }))}
            />
          </div>
        )}
      </Section>
      <Section title={t`Checks`}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Service</Trans>
              </th>
              <th scope="col">
                <Trans>Outcome</Trans>
              </th>
              <th scope="col">
                <Trans>Attempts</Trans>
              </th>
              <th scope="col">
                <Trans>Last error</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {toChecks(session).map((check) => (
              <tr key={check.service}>
                <th scope="row">
                  <Data>{serviceName(check.service)}</Data>
                </th>
                <td>
                  <OutcomeBadge passed={check.passed} skipped={check.skipped} />
                </td>
                <td>
                  <Data>{t`${check.attempts} of ${check.trials}`}</Data>
                </td>
                <td>
                  <ErrorText
                    code={check.errorCode}
                    message={check.message}
                    isPast={check.passed === true}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title={zone ? t`Timeline, times in ${zone}` : t`Timeline`}>
        <ol className={classes.timeline}>
          {toTimeline(session).map((entry, index) => (
            <li key={index}>
              <Time value={entry.at} as="clock" /> <Entry entry={entry} />
            </li>
          ))}
        </ol>
      </Section>
    </article>
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const serviceName = useServiceName()
  const eventName = useEventName()
  const errorName = useErrorName()
  if (entry.kind === 'event') {
    const { type = '', service } = entry.event
    return (
      <>
        <Data>{eventName(type)}</Data>
        {service ? <> · {serviceName(service)}</> : null}
      </>
    )
  }
  const { service, status, error_code } = entry.transaction
  return (
    <>
      <Data>{serviceName(service)}</Data> ·{' '}
      {status === undefined ? <Missing /> : status ? <Trans>passed</Trans> : <Trans>failed</Trans>}
      {error_code === undefined ? null : (
        <>
          {' '}
          · {error_code} <bdi>{errorName(error_code)}</bdi>
        </>
      )}
    </>
  )
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
