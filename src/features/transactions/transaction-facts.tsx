import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { TransactionDetail } from '@/api/transactions/schema'
import { CopyButton, CopyId, ShortId } from '@/ui/display/copy-id'
import { Data } from '@/ui/display/data'
import { FactList, type Fact } from '@/ui/display/fact-list'
import { CallTime } from '@/ui/display/numbers'
import type { RenderLink } from '@/ui/display/link-slot'
import { Time } from '@/ui/display/time'
import { useDocumentName } from '@/features/labels/document-name'
import { ErrorHelp } from '@/features/labels/error-help'
import { ErrorText } from '@/features/labels/error-text'
import { JsonSection } from '@/features/masking/json-section'
import { OutcomeBadge } from '@/features/labels/outcome-badge'
import { ServiceResult } from './service-result'
import { useServiceName } from '@/features/labels/service-name'
import { TransactionChecks } from './transaction-checks'
import { TransactionSection } from './transaction-checks'
import classes from './transaction-facts.module.css'

interface TransactionFactsProps {
  transaction: TransactionDetail
  sessionLink: RenderLink | undefined
}

/** One transaction as a whole. */
export function TransactionFacts({ transaction, sessionLink }: TransactionFactsProps) {
  const { t } = useLingui()
  const serviceName = useServiceName()
  const documentName = useDocumentName()
  const { transaction_id, session_id, service, status, error_code, message } = transaction
  const { trials_remaining, document_type, billable } = transaction
  const facts: Fact[] = [
    {
      key: 'id',
      label: t`Transaction id`,
      value: <CopyId id={transaction_id} label={t`transaction id`} />,
    },
    ...optional(session_id, (id) => ({
      key: 'session',
      label: t`Session id`,
      value: (
        <span className={classes.session}>
          {sessionLink ? (
            sessionLink({ className: classes.link, children: <ShortId id={id} /> })
          ) : (
            <ShortId id={id} />
          )}
          <CopyButton value={id} label={t`session id`} />
        </span>
      ),
    })),
    { key: 'time', label: t`Time`, value: <Time value={transaction.time} as="absolute" /> },
    { key: 'took', label: t`Duration`, value: <CallTime value={transaction.duration_ms} /> },
    ...optional(trials_remaining, (left) => ({
      key: 'trials',
      label: t`Attempts left`,
      value: <Plural value={left} _0="None" other="#" />,
    })),
    ...optional(billable, (charged) => ({
      key: 'billable',
      label: t`Billable`,
      value: charged ? <Trans>Yes</Trans> : <Trans>No</Trans>,
    })),
    ...optional(document_type, (type) => ({
      key: 'document',
      label: t`Document`,
      value: <Data>{documentName(type)}</Data>,
    })),
  ]
  return (
    <div className={classes.parts}>
      <div className={classes.head}>
        <h3 className={classes.service}>
          <Data>{serviceName(service)}</Data>
        </h3>
        <OutcomeBadge passed={status} />
      </div>
      {status || (error_code === undefined && !message) ? null : (
        <div className={classes.error}>
          <ErrorText code={error_code} message={message} />
          <ErrorHelp code={error_code} />
        </div>
      )}
      <FactList facts={facts} />
      <TransactionSection title={t`What the service found`}>
        <ServiceResult data={transaction.data} />
      </TransactionSection>
      <TransactionChecks transaction={transaction} />
      <JsonSection value={transaction} name={`transaction-${transaction_id}`} />
    </div>
  )
}

function optional<T>(value: T | undefined, fact: (value: T) => Fact): Fact[] {
  return value === undefined ? [] : [fact(value)]
}
