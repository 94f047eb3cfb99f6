import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SessionDetail } from '@/backend/sessions'
import { useEventName } from '@/features/sessions/event-names'
import { Card } from '@/ui/display/card'
import { CopyId } from '@/ui/display/copy-id'
import { Data, CallTime } from '@/ui/display/data'
import { HiddenText } from '@/ui/display/hidden-text'
import { MaskedValue } from '@/features/masking/masked-value'
import { Time } from '@/ui/display/time'
import { useShowMore } from '@/ui/display/use-show-more'
import { ErrorHelpDisclosure } from '@/features/labels/problems/error-help'
import { ErrorText } from '@/features/masking/error-text'
import { usePersonalWords } from '@/features/masking/personal-context'
import { mentionsPerson } from '@/features/masking/personal-fields'
import { useServiceName } from '@/features/labels/names'
import type { TransactionLink } from '@/features/sessions/session-links'
import { sessionZone, toTimeline, type TimelineEntry } from './timeline'
import common from '@/ui/display/common.module.css'
import classes from './session-timeline.module.css'

/** Number of entries shown at first. */
const PORTION = 50

interface SessionTimelineProps {
  session: SessionDetail
  transactionLink?: TransactionLink
}

/** A session's events, earliest first. */
export function SessionTimeline({ session, transactionLink }: SessionTimelineProps) {
  const { t, i18n } = useLingui()
  const entries = toTimeline(session)
  const { shown, listRef, more } = useShowMore(entries, PORTION)
  const zone = sessionZone(session, i18n.locale)
  return (
    <Card
      title={t`Timeline`}
      aside={
        zone && entries.length > 0 ? (
          <span className={common.caption}>
            <Trans>Times in {zone}</Trans>
          </span>
        ) : null
      }
    >
      {entries.length === 0 ? (
        <p className={classes.empty}>
          <Trans>No events yet.</Trans>
        </p>
      ) : (
        <>
          <ol ref={listRef}>
            {shown.map((entry, index) => (
              <Entry key={index} entry={entry} transactionLink={transactionLink} />
            ))}
          </ol>
          {more}
        </>
      )}
    </Card>
  )
}

type EntryProps = { entry: TimelineEntry; transactionLink: TransactionLink | undefined }

function Entry({ entry, transactionLink }: EntryProps) {
  const { t } = useLingui()
  const words = usePersonalWords()
  const serviceName = useServiceName()
  const eventName = useEventName()
  if (entry.kind === 'event') {
    const { type = '', service, detail } = entry.event
    return (
      <li className={classes.entry}>
        <p className={classes.line}>
          <span className={classes.name}>
            {mentionsPerson(type, words) ? (
              <MaskedValue kind="text" value={type} label={t`Event`} />
            ) : (
              <Data>{eventName(type)}</Data>
            )}
            {service ? (
              <span className={`${common.note} ${classes.detail}`}> · {serviceName(service)}</span>
            ) : null}
          </span>
          <span className={`${common.caption} ${classes.time}`}>
            <Time value={entry.at} as="clock" />
          </span>
        </p>
        {detail ? (
          <p className={`${common.note} ${classes.detail}`}>
            {mentionsPerson(detail, words) ? (
              <MaskedValue kind="text" value={detail} label={t`Details`} />
            ) : (
              <Data>{detail}</Data>
            )}
          </p>
        ) : null}
      </li>
    )
  }
  const { transaction_id, service, status, error_code, message, duration_ms } = entry.transaction
  const name = <Data>{serviceName(service)}</Data>
  return (
    <li
      className={classes.entry}
      data-outcome={status === undefined ? undefined : status ? 'passed' : 'failed'}
    >
      <p className={classes.line}>
        <span className={classes.name}>
          {transactionLink ? (
            <Link {...transactionLink(transaction_id)} className={classes.link}>
              {name}
            </Link>
          ) : (
            name
          )}
          <HiddenText> {status ? t`passed` : t`failed`}</HiddenText>
        </span>
        <span className={`${common.caption} ${classes.time}`}>
          <Time value={entry.at} as="clock" />
        </span>
      </p>
      {status || (error_code === undefined && !message) ? null : (
        <p className={classes.error}>
          <ErrorText code={error_code} message={message} />
        </p>
      )}
      {status ? null : <ErrorHelpDisclosure code={error_code} />}
      <p className={`${common.note} ${classes.detail}`}>
        <CopyId id={transaction_id} label={t`transaction ID`} />
        {duration_ms === undefined ? null : <CallTime value={duration_ms} />}
      </p>
    </li>
  )
}
