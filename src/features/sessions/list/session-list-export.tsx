import { useScope } from '@/api/core/use-scope'
import type { Session } from '@/backend/sessions'
import type { RealmName } from '@/lib/realm'
import { RecordExportDialog } from '@/features/record-list/record-export'
import type { RecordExport } from '@/features/record-list/list-with-tools'
import { useLingui } from '@lingui/react/macro'
import type { CsvColumn } from '@/lib/csv'
import type { Period } from '@/lib/period/period'
import { useOwnerCsvColumns, type BundleNames } from '@/features/record-list/owner-columns'
import { useDocumentName, platformName, useServiceName } from '@/features/labels/names'
import { useClauseFormat, useLabelFormat } from '@/ui/display/joined-text'
import { useErrorName } from '@/features/labels/problems/reasons'
import { messageKind } from '@/features/masking/personal-fields'
import { useStatusName } from '@/features/labels/status-badge'

type SessionListExportProps = RecordExport<Session> & { period: Period }

/** CSV export dialog for a session list, loaded on request. */
export function SessionListExport(props: SessionListExportProps) {
  const columns = useCsvColumns(useScope().realm, props.bundleNames)
  return <RecordExportDialog {...props} name={`sessions-${props.ownerId}`} columns={columns} />
}

function useCsvColumns(realm: RealmName, names?: BundleNames): CsvColumn<Session>[] {
  const { t } = useLingui()
  const owner = useOwnerCsvColumns(realm, names)
  const statusName = useStatusName('session')
  const serviceName = useServiceName()
  const documentName = useDocumentName()
  const errorName = useErrorName()
  const labeled = useLabelFormat()
  const join = useClauseFormat()
  const outcome = (status: boolean | null) =>
    status === null ? t`pending` : status ? t`passed` : t`failed`
  return [
    { header: t`Session`, value: (row) => row.session_id },
    { header: t`Started (UTC)`, value: (row) => row.created_at },
    { header: t`Ended (UTC)`, value: (row) => row.ended_at },
    { header: t`Duration (seconds)`, value: (row) => row.duration },
    { header: t`Status`, value: (row) => statusName(row.status) },
    {
      header: t`Services`,
      value: ({ services }) =>
        join(
          services
            .filter(({ attempts }) => attempts !== 0)
            .map(({ service, status }) => labeled(serviceName(service), outcome(status))),
        ),
    },
    { header: t`Transactions`, value: (row) => row.transactions_count },
    {
      header: t`Needs review`,
      value: ({ review_required: reasons }) => reasons && (reasons.length > 0 ? t`yes` : t`no`),
    },
    { header: t`Error code`, value: (row) => row.last_error?.error_code },
    {
      header: t`Last error`,
      value: (row) => errorName(row.last_error?.error_code) ?? row.last_error?.message,
      personal: (row) =>
        errorName(row.last_error?.error_code)
          ? undefined
          : messageKind(row.last_error?.message, row),
    },
    {
      header: t`Document type`,
      value: (row) => row.document_type && documentName(row.document_type),
    },
    { header: t`Platform`, value: (row) => row.platform && platformName(row.platform) },
    ...owner,
    { header: t`User reference`, value: (row) => row.reference_user_id, personal: 'reference' },
    { header: t`Name`, value: (row) => row.full_name, personal: 'name' },
    { header: t`National ID`, value: (row) => row.front_nid, personal: 'national_id' },
  ]
}
