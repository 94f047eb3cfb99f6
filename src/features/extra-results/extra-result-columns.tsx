import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import type { ExtraResult } from '@/backend/extra-results'
import type { DocumentVerificationPlus } from '@/backend/transactions'
import type { Column } from '@/ui/table/column'
import { CopyButton, ShortId } from '@/ui/display/copy-id'
import { Data, Missing, Percent } from '@/ui/display/data'
import { Badge } from '@/ui/display/badge'
import { Time } from '@/ui/display/time'
import { Zone, ZoneFinding } from '@/features/labels/fraud-zone'
import { documentWarnings, useWarningName } from '@/features/labels/problems/document-warnings'
import { useFieldName } from '@/features/labels/names'
import { FieldValue } from '@/features/masking/masked-value'
import common from '@/ui/display/common.module.css'
import classes from './extra-results.module.css'

/** Returns the columns for extra results. The array is stable until the language changes. */
export function useExtraResultColumns(): readonly Column<ExtraResult>[] {
  const { t } = useLingui()
  return useMemo(
    (): Column<ExtraResult>[] => [
      {
        id: 'transaction',
        header: t`Transaction`,
        primary: true,
        card: 'title',
        cell: (row) => <ShortId id={row.transaction_id} />,
        after: (row) => <CopyButton value={row.transaction_id} label={t`transaction ID`} />,
        skeletonWidth: 96,
      },
      {
        id: 'time',
        header: t`Time`,
        card: 'field',
        cell: (row) => <Time value={row.created_at} />,
        skeletonWidth: 88,
      },
      {
        id: 'zone',
        header: t`Fraud zone`,
        card: 'badge',
        cell: (row) => <ZoneBadge zone={row.advanced_confidence?.fraud_detection_zone} />,
        skeletonWidth: 144,
      },
      {
        id: 'face',
        header: t`Face fraud`,
        card: 'field',
        cell: ({ advanced_confidence: found }) => (
          <ZoneFinding
            zone={found?.fraud_detection_details?.face_fraud_zone}
            confidence={found?.fraud_detection_details?.face_fraud_confidence}
          />
        ),
        skeletonWidth: 96,
      },
      {
        id: 'image',
        header: t`Image manipulation`,
        card: 'field',
        cell: ({ advanced_confidence: found }) => (
          <ZoneFinding
            zone={found?.fraud_detection_details?.front_image_manipulation_zone}
            confidence={found?.fraud_detection_details?.front_image_manipulation_confidence}
          />
        ),
        skeletonWidth: 96,
      },
      {
        id: 'document',
        header: t`Document`,
        card: 'field',
        cell: (row) => <Remarks plus={row.document_verification_plus} />,
        skeletonWidth: 140,
      },
      {
        id: 'profession',
        header: t`Profession`,
        card: 'field',
        cell: (row) => <ProfessionAnalysis row={row} />,
        skeletonWidth: 120,
      },
      {
        id: 'session',
        header: t`Session`,
        card: 'field',
        cell: (row) => (row.session_id ? <ShortId id={row.session_id} /> : <Missing />),
        after: (row) =>
          row.session_id ? <CopyButton value={row.session_id} label={t`session ID`} /> : null,
        skeletonWidth: 96,
      },
    ],
    [t],
  )
}

function ZoneBadge({ zone }: { zone: number | undefined }) {
  if (zone === undefined) return <Missing />
  return (
    <Badge tone={zone > 1 ? 'warning' : 'neutral'}>
      <Zone zone={zone} />
    </Badge>
  )
}

function Remarks({ plus }: { plus: DocumentVerificationPlus | undefined }) {
  const warningName = useWarningName()
  if (!plus) return <Missing />
  const remarks = documentWarnings(plus)
  if (remarks.length === 0)
    return (
      <Badge tone="success">
        <Trans>No remarks</Trans>
      </Badge>
    )
  return (
    <span className={classes.badges}>
      {plus.review_required?.length ? (
        <Badge tone="info">
          <Trans>Review required</Trans>
        </Badge>
      ) : null}
      {remarks.map((code) => (
        <Badge key={code} tone={code === 'expired_document' ? 'failure' : 'warning'}>
          <Data>{warningName(code)}</Data>
        </Badge>
      ))}
    </span>
  )
}

/** Returns the scalar fields of the profession analysis. A service may return a bare value or an object. */
export function getProfessionFields({
  profession_analysis: value,
}: ExtraResult): [string, unknown][] {
  const isScalar = (each: unknown) => ['string', 'number', 'boolean'].includes(typeof each)
  if (isScalar(value)) return [['profession', value]]
  return Object.entries(typeof value === 'object' && value ? value : {}).filter(([, each]) =>
    isScalar(each),
  )
}

/** Shows the fields of a profession analysis. Unknown fields are masked. */
function ProfessionAnalysis({ row }: { row: ExtraResult }) {
  const fieldName = useFieldName()
  const fields = getProfessionFields(row)
  if (fields.length === 0) return <Missing />
  return (
    <span className={`${common.inline} ${classes.detail}`}>
      {fields.map(([name, each]) =>
        name === 'confidence' && typeof each === 'number' ? (
          <Percent key={name} value={each} />
        ) : name === 'profession' ? (
          <FieldValue key={name} field={name} value={String(each)} />
        ) : (
          <span key={name} className={common.inline}>
            <Labeled label={fieldName(name)}>
              <FieldValue field={name} value={String(each)} />
            </Labeled>
          </span>
        ),
      )}
    </span>
  )
}

function Labeled({ label, children: value }: { label: string; children: ReactNode }) {
  return (
    <Trans>
      {label}: <bdi translate="no">{value}</bdi>
    </Trans>
  )
}
