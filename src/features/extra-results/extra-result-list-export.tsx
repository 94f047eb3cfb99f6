import { useLingui } from '@lingui/react/macro'
import type { ExtraResult } from '@/backend/extra-results'
import { useZoneName } from '@/features/labels/fraud-zone'
import { useFieldName } from '@/features/labels/names'
import { documentWarnings, useWarningName } from '@/features/labels/problems/document-warnings'
import { maskKind } from '@/features/masking/personal-fields'
import type { RecordExport } from '@/features/record-list/list-with-tools'
import { RecordExportDialog } from '@/features/record-list/record-export'
import type { CsvColumn } from '@/lib/csv'
import type { Period } from '@/lib/period/period'
import { useClauseFormat, useLabelFormat } from '@/ui/display/joined-text'
import { getProfessionFields } from './extra-result-columns'

type ExtraResultListExportProps = RecordExport<ExtraResult> & { bundleId: string; period: Period }

/** CSV export dialog for a bundle's extra results, loaded on request. */
export function ExtraResultListExport({ bundleId, ...dialog }: ExtraResultListExportProps) {
  const columns = useCsvColumns()
  return <RecordExportDialog {...dialog} name={`extra-results-${bundleId}`} columns={columns} />
}

function useCsvColumns(): CsvColumn<ExtraResult>[] {
  const { t } = useLingui()
  const zoneName = useZoneName()
  const warningName = useWarningName()
  const fieldName = useFieldName()
  const labeled = useLabelFormat()
  const join = useClauseFormat()
  const formatZone = (zone: number | undefined) => (zone === undefined ? undefined : zoneName(zone))
  const getDetails = (row: ExtraResult) => row.advanced_confidence?.fraud_detection_details
  const getReview = ({ document_verification_plus: plus }: ExtraResult) =>
    plus && (plus.review_required?.length ? t`yes` : t`no`)
  return [
    { header: t`Transaction`, value: (row) => row.transaction_id },
    { header: t`Time (UTC)`, value: (row) => row.created_at },
    {
      header: t`Fraud zone`,
      value: (row) => formatZone(row.advanced_confidence?.fraud_detection_zone),
    },
    { header: t`Face fraud`, value: (row) => formatZone(getDetails(row)?.face_fraud_zone) },
    {
      header: t`Face fraud confidence`,
      value: (row) => getDetails(row)?.face_fraud_confidence,
    },
    {
      header: t`Image manipulation`,
      value: (row) => formatZone(getDetails(row)?.front_image_manipulation_zone),
    },
    {
      header: t`Image manipulation confidence`,
      value: (row) => getDetails(row)?.front_image_manipulation_confidence,
    },
    {
      header: t`Document`,
      value: (row) => join(documentWarnings(row.document_verification_plus).map(warningName)),
    },
    { header: t`Review required`, value: getReview },
    {
      header: t`Profession`,
      value: (row) =>
        join(
          getProfessionFields(row).map(([name, value]) =>
            name === 'profession' ? String(value) : labeled(fieldName(name), String(value)),
          ),
        ),
      // Unknown fields count as personal, as in the list.
      personal: (row) =>
        getProfessionFields(row).some(([name, value]) => maskKind(name, String(value)))
          ? 'text'
          : undefined,
    },
    { header: t`Session`, value: (row) => row.session_id },
  ]
}
