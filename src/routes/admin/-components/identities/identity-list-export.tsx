import { useLingui } from '@lingui/react/macro'
import type { Identity } from '@/backend/identities'
import { useStatusName } from '@/features/labels/status-badge'
import type { RecordExport } from '@/features/record-list/list-with-tools'
import { RecordExportDialog } from '@/features/record-list/record-export'
import type { CsvColumn } from '@/lib/csv'
import type { Period } from '@/lib/period/period'
import { useClauseFormat, useLabelFormat } from '@/ui/display/joined-text'
import { useCheckName } from './journey'
import { toJourneySteps } from './journey-steps'

/** CSV export dialog for the identity list, loaded on request. */
export function IdentityListExport(props: RecordExport<Identity> & { period: Period }) {
  return <RecordExportDialog {...props} name="identities" columns={useCsvColumns()} />
}

function useCsvColumns(): CsvColumn<Identity>[] {
  const { t } = useLingui()
  const statusName = useStatusName('identity')
  const stateName = useStatusName('check')
  const checkName = useCheckName()
  const labeled = useLabelFormat()
  const join = useClauseFormat()
  return [
    { header: t`Identity ID`, value: (row) => row.id },
    { header: t`User reference`, value: (row) => row.reference_user_id, personal: 'reference' },
    { header: t`Name`, value: (row) => row.full_name, personal: 'name' },
    { header: t`National ID`, value: (row) => row.nid, personal: 'national_id' },
    { header: t`Phone`, value: (row) => row.phone_number, personal: 'phone' },
    { header: t`Email`, value: (row) => row.email, personal: 'email' },
    { header: t`Client`, value: (row) => row.organization?.name },
    { header: t`Status`, value: (row) => row.status && statusName(row.status) },
    {
      header: t`Checks`,
      value: (row) =>
        join(
          toJourneySteps(row.checks).map(({ check, state }) =>
            labeled(checkName(check), stateName(state)),
          ),
        ),
    },
    { header: t`Created (UTC)`, value: (row) => row.created_at },
    { header: t`Verified (UTC)`, value: (row) => row.verified_at },
  ]
}
