import { Trans, useLingui } from '@lingui/react/macro'
import type { SessionDetail } from '@/backend/sessions'
import { Card } from '@/ui/display/card'
import { Data, CallTime, Percent } from '@/ui/display/data'
import { Badge } from '@/ui/display/badge'
import { Time } from '@/ui/display/time'
import { toChecks, errorOutsideChecks, warningsOutsideChecks, type Check } from './checks'
import { FraudZone } from '@/features/labels/fraud-zone'
import { ErrorHelp } from '@/features/labels/problems/error-help'
import { ErrorText } from '@/features/masking/error-text'
import { FieldValue } from '@/features/masking/masked-value'
import { OutcomeBadge } from '@/features/labels/status-badge'
import { useServiceName } from '@/features/labels/names'
import { SessionAttempts } from './session-attempts'
import type { TransactionLink } from '@/features/sessions/session-links'
import { AttemptDots } from '@/features/labels/attempt-dots'
import { useWarningName } from '@/features/labels/problems/document-warnings'
import common from '@/ui/display/common.module.css'
import classes from './session-checks.module.css'

interface SessionChecksProps {
  session: SessionDetail
  transactionLink?: TransactionLink
}

/** A session's checks: outcome, confidence, attempts, time, error. */
export function SessionChecks({ session, transactionLink }: SessionChecksProps) {
  const { t } = useLingui()
  const checks = toChecks(session)
  const error = errorOutsideChecks(session, checks)
  const warnings = warningsOutsideChecks(session, checks)
  return (
    <Card title={t`Checks`} flush>
      {error || warnings.length > 0 ? (
        <div className={classes.summary}>
          {error ? (
            <CheckError
              code={error.error_code}
              message={error.message}
              isPast={session.status === 'success'}
            />
          ) : null}
          <Warnings codes={warnings} />
        </div>
      ) : null}
      {checks.length === 0 ? (
        <p className={classes.empty}>
          <Trans>No checks have run yet.</Trans>
        </p>
      ) : (
        <ul>
          {checks.map((check) => (
            <CheckRow key={check.service} check={check} transactionLink={transactionLink} />
          ))}
        </ul>
      )}
    </Card>
  )
}

type CheckRowProps = { check: Check; transactionLink: TransactionLink | undefined }

function CheckRow({ check, transactionLink }: CheckRowProps) {
  const { attempts, trials, fraudZone, errorCode, message } = check
  const serviceName = useServiceName()
  return (
    <li className={classes.check}>
      <div className={common.ends}>
        <h3 className={classes.name}>
          <Data>{serviceName(check.service)}</Data>
        </h3>
        <OutcomeBadge passed={check.passed} skipped={check.skipped} />
      </div>
      <p className={`${common.row} ${common.note} ${classes.facts}`}>
        {check.confidence === undefined ? null : (
          <span>
            <Trans>
              Confidence <Percent value={check.confidence} />
            </Trans>
          </span>
        )}
        {fraudZone === undefined ? null : (
          <span>
            <FraudZone zone={fraudZone} />
          </span>
        )}
        {attempts === 0 ? null : (
          <span className={`${common.inline} ${classes.attempt}`}>
            <AttemptDots attempts={attempts} total={trials} passed={check.passed} />
            <Trans>
              Attempt {attempts} of {trials}
            </Trans>
          </span>
        )}
        {check.callTime === undefined ? null : <CallTime value={check.callTime} />}
        {check.time ? <Time value={check.time} /> : null}
        {check.contact ? (
          <span className={classes.contact}>
            <FieldValue {...check.contact} />
          </span>
        ) : null}
      </p>
      {errorCode === undefined && !message ? null : (
        <CheckError code={errorCode} message={message} isPast={check.passed === true} />
      )}
      <Warnings codes={check.warnings} />
      <SessionAttempts
        attempts={check.transactions}
        explainedCode={errorCode}
        transactionLink={transactionLink}
      />
    </li>
  )
}

interface CheckErrorProps {
  code: number | undefined
  message: string | undefined
  /** Whether a success followed the error. */
  isPast: boolean
}

function CheckError({ isPast, ...error }: CheckErrorProps) {
  return (
    <div className={classes.error} data-past={isPast || undefined}>
      <ErrorText {...error} />
      <ErrorHelp code={error.code} />
    </div>
  )
}

function Warnings({ codes }: { codes: readonly string[] }) {
  const warningName = useWarningName()
  if (codes.length === 0) return null
  return (
    <p className={classes.warnings}>
      {codes.map((code) => (
        <Badge key={code} tone="warning">
          {warningName(code)}
        </Badge>
      ))}
    </p>
  )
}
