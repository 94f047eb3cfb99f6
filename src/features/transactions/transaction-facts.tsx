import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { TransactionDetail } from '@/backend/transactions'
import { CopyButton, CopyId, ShortId } from '@/ui/display/copy-id'
import { Data, CallTime } from '@/ui/display/data'
import { FactList, type Fact } from '@/ui/display/fact-list'
import { Badge } from '@/ui/display/badge'
import { Time } from '@/ui/display/time'
import { useDocumentName, useServiceName } from '@/features/labels/names'
import { ZoneFinding } from '@/features/labels/fraud-zone'
import { documentWarnings, useWarningName } from '@/features/labels/problems/document-warnings'
import { ErrorHelp } from '@/features/labels/problems/error-help'
import { ErrorText } from '@/features/masking/error-text'
import { JsonSection } from '@/features/masking/json-section'
import { OutcomeBadge } from '@/features/labels/status-badge'
import { ServiceResult } from './service-result'
import common from '@/ui/display/common.module.css'
import classes from './transaction-facts.module.css'

interface TransactionFactsProps {
  transaction: TransactionDetail
  sessionLink: ((sessionId: string) => LinkOptions) | undefined
  /** The transaction's images, if the realm has them. */
  images?: ReactNode
}

export function TransactionFacts({ transaction, sessionLink, images }: TransactionFactsProps) {
  const { t } = useLingui()
  const serviceName = useServiceName()
  const documentName = useDocumentName()
  const { transaction_id, session_id, service, status, error_code, message } = transaction
  const { trials_remaining, document_type, billable } = transaction
  const facts: Fact[] = [
    {
      key: 'id',
      label: t`Transaction ID`,
      value: <CopyId id={transaction_id} label={t`transaction ID`} />,
    },
    ...optional(session_id, (id) => ({
      key: 'session',
      label: t`Session ID`,
      value: (
        <span className={`${common.inline} ${classes.session}`}>
          {sessionLink ? (
            <Link {...sessionLink(id)} className={classes.link}>
              <ShortId id={id} />
            </Link>
          ) : (
            <ShortId id={id} />
          )}
          <CopyButton value={id} label={t`session ID`} />
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
    <div className={common.stack}>
      <div className={`${common.row} ${classes.head}`}>
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
      {images ? <Section title={t`Images`}>{images}</Section> : null}
      <Section title={t`Service results`}>
        <ServiceResult data={transaction.data} />
      </Section>
      <AdvancedChecks transaction={transaction} />
      <JsonSection value={transaction} name={`transaction-${transaction_id}`} />
    </div>
  )
}

/** Omits a fact that the transaction does not have. */
function optional<T>(value: T | undefined, fact: (value: T) => Fact): Fact[] {
  return value === undefined ? [] : [fact(value)]
}

/** Shows the advanced confidence and document verification plus. Only some bundles have these checks. */
function AdvancedChecks({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useLingui()
  const warningName = useWarningName()
  const { advanced_confidence: confidence, document_verification_plus: plus } = transaction
  const details = confidence?.fraud_detection_details
  const zone = (key: string, label: string, value: number | undefined, sure?: number): Fact => ({
    key,
    label,
    value: <ZoneFinding zone={value} confidence={sure} />,
  })
  const yesNo = (key: string, label: string, value: boolean | undefined): Fact => ({
    key,
    label,
    value: value === undefined ? <Data /> : value ? <Trans>Yes</Trans> : <Trans>No</Trans>,
  })
  const warnings = documentWarnings(plus)
  return (
    <>
      {confidence ? (
        <Section title={t`Advanced confidence`}>
          <FactList
            facts={[
              zone('zone', t`Fraud zone`, confidence.fraud_detection_zone),
              zone(
                'face',
                t`Face fraud zone`,
                details?.face_fraud_zone,
                details?.face_fraud_confidence,
              ),
              zone(
                'image',
                t`Image manipulation zone`,
                details?.front_image_manipulation_zone,
                details?.front_image_manipulation_confidence,
              ),
            ]}
          />
        </Section>
      ) : null}
      {plus ? (
        <Section title={t`Document verification plus`}>
          <FactList
            facts={[
              yesNo('expired', t({ message: 'Expired', context: 'document' }), plus.expired),
              yesNo('front', t`Valid data on the front side`, plus.front_data_validity),
              yesNo('back', t`Valid data on the back side`, plus.back_data_validity),
              yesNo('front-gray', t`Front is grayscale`, plus.is_front_greyscale),
              yesNo('back-gray', t`Back is grayscale`, plus.is_back_greyscale),
              {
                key: 'review',
                label: t`Needs review`,
                value:
                  warnings.length === 0 ? (
                    <Trans>Nothing</Trans>
                  ) : (
                    <span className={classes.badges}>
                      {warnings.map((code) => (
                        <Badge key={code} tone="warning">
                          {warningName(code)}
                        </Badge>
                      ))}
                    </span>
                  ),
              },
            ]}
          />
        </Section>
      ) : null}
    </>
  )
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h4 className={`${common.caption} ${classes.title}`}>{title}</h4>
      {children}
    </div>
  )
}
