import { Trans, useLingui } from '@lingui/react/macro'
import type { TransactionDetail } from '@/api/transactions/schema'
import { Data } from '@/ui/display/data'
import { FactList, type Fact } from '@/ui/display/fact-list'
import { Num, Percent } from '@/ui/display/numbers'
import { StatusBadge } from '@/ui/display/status-badge'
import { documentWarnings } from '@/features/labels/document-warnings'
import { useWarningName } from '@/features/labels/document-warnings'
import type { ReactNode } from 'react'
import classes from './transaction-facts.module.css'

/** Advanced confidence and document verification plus, where the bundle has them. */
export function TransactionChecks({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useLingui()
  const warningName = useWarningName()
  const { advanced_confidence: confidence, document_verification_plus: plus } = transaction
  const details = confidence?.fraud_detection_details
  const zone = (key: string, label: string, value: number | undefined): Fact => ({
    key,
    label,
    value: <Num value={value} />,
  })
  const share = (key: string, label: string, value: number | undefined): Fact => ({
    key,
    label,
    value: <Percent value={value} />,
  })
  const answer = (key: string, label: string, value: boolean | undefined): Fact => ({
    key,
    label,
    value: value === undefined ? <Data /> : value ? <Trans>Yes</Trans> : <Trans>No</Trans>,
  })
  const warnings = documentWarnings(plus)
  return (
    <>
      {confidence ? (
        <TransactionSection title={t`Advanced confidence`}>
          <FactList
            facts={[
              zone('zone', t`Fraud zone`, confidence.fraud_detection_zone),
              zone('face', t`Face fraud zone`, details?.face_fraud_zone),
              share('face-share', t`Face fraud confidence`, details?.face_fraud_confidence),
              zone('image', t`Image manipulation zone`, details?.front_image_manipulation_zone),
              share(
                'image-share',
                t`Image manipulation confidence`,
                details?.front_image_manipulation_confidence,
              ),
            ]}
          />
        </TransactionSection>
      ) : null}
      {plus ? (
        <TransactionSection title={t`Document verification plus`}>
          <FactList
            facts={[
              answer('expired', t`Expired`, plus.expired),
              answer('front', t`Front data valid`, plus.front_data_validity),
              answer('back', t`Back data valid`, plus.back_data_validity),
              answer('front-grey', t`Front is greyscale`, plus.is_front_greyscale),
              answer('back-grey', t`Back is greyscale`, plus.is_back_greyscale),
              {
                key: 'review',
                label: t`To be looked at`,
                value:
                  warnings.length === 0 ? (
                    <Trans>Nothing</Trans>
                  ) : (
                    <span className={classes.badges}>
                      {warnings.map((code) => (
                        <StatusBadge key={code} tone="warning">
                          {warningName(code)}
                        </StatusBadge>
                      ))}
                    </span>
                  ),
              },
            ]}
          />
        </TransactionSection>
      ) : null}
    </>
  )
}

/** One titled part of a transaction. */
export function TransactionSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h4 className={classes.title}>{title}</h4>
      {children}
    </div>
  )
}
