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

/**
 * Returns the columns for extra results. Pass false for `withProfession` if no row has a profession, so the list has no
 * empty column.
 */
export function useExtraResultColumns(withProfession: boolean): readonly Column<ExtraResult>[] {
  const { t } = useLingui()
  return useMemo((): Column<ExtraResult>[] => {
    const profession: Column<ExtraResult> = {
      id: 'profession',
      header: t`Profession`,
      card: 'field',
      cell: (row) => <ProfessionAnalysis value={row.profession_analysis} />,
      skeletonWidth: 120,
    }
    return [
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
      ...(withProfession ? [profession] : []),
      {
        id: 'session',
        header: t`Session`,
        card: 'field',
        cell: (row) => (row.session_id ? <ShortId id={row.session_id} /> : <Missing />),
        after: (row) =>
          row.session_id ? <CopyButton value={row.session_id} label={t`session ID`} /> : null,
        skeletonWidth: 96,
      },
    ]
  }, [t, withProfession])
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

/** Shows a service's analysis of the person's profession. The fields vary, so unknown fields are masked. */
function ProfessionAnalysis({ value }: { value: unknown }) {
  const fieldName = useFieldName()
  if (typeof value === 'string' || typeof value === 'number')
    return <FieldValue field="profession" value={String(value)} />
  const fields = typeof value === 'object' && value ? Object.entries(value) : []
  const shownFields = fields.filter(([, each]) =>
    ['string', 'number', 'boolean'].includes(typeof each),
  )
  if (shownFields.length === 0) return <Missing />
  return (
    <span className={`${common.inline} ${classes.detail}`}>
      {shownFields.map(([name, each]) =>
        name === 'confidence' && typeof each === 'number' ? (
          <Percent key={name} value={each} />
        ) : name === 'profession' ? (
          <Data key={name}>{String(each)}</Data>
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
