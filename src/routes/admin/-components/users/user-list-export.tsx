import { useLingui } from '@lingui/react/macro'
import type { PortalUser } from '@/backend/users'
import { useAccountTypeName } from '@/features/labels/account-type-names'
import type { RecordExport } from '@/features/record-list/list-with-tools'
import { RecordExportDialog } from '@/features/record-list/record-export'
import type { CsvColumn } from '@/lib/csv'
import { useClauseFormat } from '@/ui/display/joined-text'
import { useUserStatusName } from './user-badges'
import { userStates } from './user-link'

/** CSV export dialog for the portal user list, loaded on request. */
export function UserListExport(props: RecordExport<PortalUser>) {
  return <RecordExportDialog {...props} name="users" columns={useCsvColumns()} />
}

function useCsvColumns(): CsvColumn<PortalUser>[] {
  const { t } = useLingui()
  const statusName = useUserStatusName()
  const typeName = useAccountTypeName()
  const join = useClauseFormat()
  return [
    { header: t`User ID`, value: (user) => user.id },
    { header: t`Name`, value: (user) => user.name, personal: 'name' },
    { header: t`Email`, value: (user) => user.email, personal: 'email' },
    { header: t`Client`, value: (user) => user.organization?.name },
    { header: t`Status`, value: (user) => join(userStates(user).map(statusName)) },
    {
      header: t`Signs in with`,
      value: ({ account_type }) => account_type && typeName(account_type),
    },
    { header: t`Last sign-in (UTC)`, value: (user) => user.last_login_at },
  ]
}
