import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PortalUser } from '@/backend/users'
import { useAccountTypeName } from '@/features/labels/account-type-names'
import { useSharedUserColumns } from '@/routes/admin/-components/users/user-columns'
import { Data } from '@/ui/display/data'
import { EmptyState } from '@/ui/feedback/states'
import type { Column } from '@/ui/table/column'
import { DataTable, MAX_PLAIN_ROWS } from '@/ui/table/data-table'
import { ClientSection } from './client-section'
import common from '@/ui/display/common.module.css'
import classes from './client-detail.module.css'

/** A client's portal users. Their passwords are managed on another screen. */
export function ClientUsers({ users }: { users: readonly PortalUser[] }) {
  const { t } = useLingui()
  const columns = useClientUserColumns()
  const rest = users.length - MAX_PLAIN_ROWS
  return (
    <ClientSection
      title={<Trans>Portal users</Trans>}
      action={
        <Link to="/admin/passwordManagement" className={`${common.links} ${classes.link}`}>
          <Trans>Password Management</Trans>
        </Link>
      }
    >
      {users.length === 0 ? (
        <EmptyState
          illustration="people"
          title={<Trans>No portal users yet</Trans>}
          text={<Trans>No one at this client can sign in to the portal.</Trans>}
        />
      ) : (
        <DataTable
          label={t`Portal users`}
          columns={columns}
          rows={users.slice(0, MAX_PLAIN_ROWS)}
          rowKey={({ id }) => id}
        />
      )}
      {rest > 0 ? (
        <p className={`${common.note} ${classes.rest}`}>
          <Trans>{rest} more in Password Management.</Trans>
        </p>
      ) : null}
    </ClientSection>
  )
}

function useClientUserColumns(): readonly Column<PortalUser>[] {
  const { t } = useLingui()
  const { name, email, status, lastSignIn } = useSharedUserColumns()
  return useMemo(
    (): Column<PortalUser>[] => [
      name,
      email,
      status,
      {
        id: 'method',
        header: t`Signs in with`,
        cell: ({ account_type }) => <AccountType type={account_type} />,
        skeletonWidth: 80,
      },
      { ...lastSignIn, fill: true },
    ],
    [t, name, email, status, lastSignIn],
  )
}

function AccountType({ type }: { type: string | undefined }) {
  const typeName = useAccountTypeName()
  return <Data>{type && typeName(type)}</Data>
}
