import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { TransactionDetail } from '@/backend/transactions'
import { Percent } from '@/ui/display/data'
import { useLabelFormat } from '@/ui/display/joined-text'
import { Time } from '@/ui/display/time'
import { useShowMore } from '@/ui/display/use-show-more'
import { FraudZone } from '@/features/labels/fraud-zone'
import { ErrorHelpDisclosure } from '@/features/labels/problems/error-help'
import { ErrorText } from '@/features/masking/error-text'
import { OutcomeBadge } from '@/features/labels/status-badge'
import { getNumber } from '@/lib/data-fields'
import { useServiceName } from '@/features/labels/names'
import type { TransactionLink } from '@/features/sessions/session-links'
import common from '@/ui/display/common.module.css'
import classes from './session-attempts.module.css'

/** Number of attempts shown at first. */
const PORTION = 20

interface SessionAttemptsProps {
  attempts: readonly TransactionDetail[]
  /** The error code that the check already explains. */
  explainedCode: number | undefined
  transactionLink: TransactionLink | undefined
}

/** Lists all attempts at one check, earliest first, with links to their transactions. */
export function SessionAttempts({
  attempts,
  explainedCode,
  transactionLink,
}: SessionAttemptsProps) {
  const { t } = useLingui()
  const serviceName = useServiceName()
  const labeled = useLabelFormat()
  const { shown, listRef, more } = useShowMore(attempts, PORTION)
  const [only] = attempts
  if (!only) return null
  if (attempts.length === 1) {
    // The check already shows the outcome of a single attempt.
    return transactionLink ? (
      <p className={classes.attempts}>
        <Link
          {...transactionLink(only.transaction_id)}
          className={classes.link}
          aria-label={labeled(t`View transaction`, serviceName(only.service))}
        >
          <Trans>View transaction</Trans>
        </Link>
      </p>
    ) : null
  }
  return (
    <details className={classes.attempts}>
      <summary>
        <Plural value={attempts.length} one="# attempt" other="# attempts" />
      </summary>
      <ol ref={listRef} className={classes.list}>
        {shown.map((transaction, index) => (
          <Attempt
            key={transaction.transaction_id}
            transaction={transaction}
            number={index + 1}
            explainedCode={explainedCode}
            transactionLink={transactionLink}
          />
        ))}
      </ol>
      {more}
    </details>
  )
}

interface AttemptProps {
  transaction: TransactionDetail
  number: number
  explainedCode: number | undefined
  transactionLink: TransactionLink | undefined
}

function Attempt({ transaction, number, explainedCode, transactionLink }: AttemptProps) {
  const { transaction_id, status, error_code, message, time, data } = transaction
  const confidence = getNumber(data, 'confidence')
  const zone = transaction.advanced_confidence?.fraud_detection_zone
  const name = <Trans>Attempt {number}</Trans>
  return (
    <li className={classes.attempt}>
      <span className={`${common.row} ${classes.line}`}>
        {transactionLink ? (
          <Link {...transactionLink(transaction_id)} className={classes.link}>
            {name}
          </Link>
        ) : (
          name
        )}
        <OutcomeBadge passed={status} />
        {confidence === undefined ? null : (
          <span>
            <Trans>
              Confidence <Percent value={confidence} />
            </Trans>
          </span>
        )}
        {zone === undefined ? null : <FraudZone zone={zone} />}
        <span className={`${common.caption} ${classes.time}`}>
          <Time value={time} as="clock" />
        </span>
      </span>
      {status || (error_code === undefined && !message) ? null : (
        <ErrorText code={error_code} message={message} />
      )}
      {status || error_code === explainedCode ? null : <ErrorHelpDisclosure code={error_code} />}
    </li>
  )
}
