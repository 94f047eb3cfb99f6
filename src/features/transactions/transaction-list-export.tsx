import { useLingui } from '@lingui/react/macro'
import { useScope } from '@/api/core/use-scope'
import type { Transaction } from '@/backend/transactions'
import type { RealmName } from '@/lib/realm'
import type { CsvColumn } from '@/lib/csv'
import { useOwnerCsvColumns, type BundleNames } from '@/features/record-list/owner-columns'
import { useDocumentName, useServiceName } from '@/features/labels/names'
import { useErrorName } from '@/features/labels/problems/reasons'
import { messageKind } from '@/features/masking/personal-fields'
import { RecordExportDialog } from '@/features/record-list/record-export'
import type { RecordExport } from '@/features/record-list/list-with-tools'
import type { Period } from '@/lib/period/period'

type TransactionListExportProps = RecordExport<Transaction> & { period: Period }

/** CSV export dialog for a transaction list, loaded on request. */
export function TransactionListExport(props: TransactionListExportProps) {
  const columns = useCsvColumns(useScope().realm, props.bundleNames)
  return <RecordExportDialog {...props} name={`transactions-${props.ownerId}`} columns={columns} />
}

function useCsvColumns(realm: RealmName, names?: BundleNames): CsvColumn<Transaction>[] {
  const { t } = useLingui()
  const owner = useOwnerCsvColumns(realm, names)
  const serviceName = useServiceName()
  const documentName = useDocumentName()
  const errorName = useErrorName()
  return [
    { header: t`Transaction`, value: (row) => row.transaction_id },
    { header: t`Time (UTC)`, value: (row) => row.time },
    { header: t`Service`, value: (row) => serviceName(row.service) },
    { header: t`Outcome`, value: (row) => (row.status ? t`passed` : t`failed`) },
    { header: t`Duration (ms)`, value: (row) => row.duration_ms },
    { header: t`Attempts left`, value: (row) => row.trials_remaining },
    {
      header: t`Billable`,
      value: ({ billable }) => (billable === undefined ? undefined : billable ? t`yes` : t`no`),
    },
    {
      header: t`Document type`,
      value: (row) => row.document_type && documentName(row.document_type),
    },
    ...owner,
    { header: t`Session`, value: (row) => row.session_id },
    { header: t`Error code`, value: (row) => row.error_code },
    {
      header: t`Error`,
      value: (row) => errorName(row.error_code) ?? row.message,
      personal: (row) => (errorName(row.error_code) ? undefined : messageKind(row.message, row)),
    },
  ]
}
