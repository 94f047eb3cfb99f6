import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useScope } from '@/api/core/use-scope'
import type { Transaction } from '@/backend/transactions'
import type { RealmName } from '@/lib/realm'
import type { CsvColumn } from '@/lib/csv'
import { useOwnerCsvColumns } from '@/features/record-list/owner-columns'
import { csvPages } from '@/features/record-list/csv-pages'
import { useDocumentName, useServiceName } from '@/features/labels/names'
import { useErrorName } from '@/features/labels/problems/reasons'
import { messageKind } from '@/features/masking/personal-fields'
import { RecordExportDialog } from '@/features/record-list/record-export'
import type { BundleListScreen, RecordExport } from '@/features/record-list/bundle-record-list'
import { transactionListQuery } from './transaction-list-query'

type TransactionListExportProps = RecordExport<Transaction> & Omit<BundleListScreen, 'onSearch'>

/** CSV export dialog for a transaction list, loaded on request. */
export function TransactionListExport(props: TransactionListExportProps) {
  const scope = useScope()
  const { bundle, search, privateSearchText, ...dialog } = props
  const client = useQueryClient()
  const columns = useCsvColumns(scope.realm)
  return (
    <RecordExportDialog
      {...dialog}
      name={`transactions-${bundle.bundle_id}`}
      period={search}
      source={{
        columns,
        rowKey: (row) => row.transaction_id,
        readPage: csvPages(
          client,
          (paging) =>
            transactionListQuery(scope, bundle, {
              search: { ...search, ...paging },
              privateSearchText,
            }),
          ({ transactions }) => transactions,
        ),
      }}
    />
  )
}

function useCsvColumns(realm: RealmName): CsvColumn<Transaction>[] {
  const { t } = useLingui()
  const owner = useOwnerCsvColumns(realm)
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
