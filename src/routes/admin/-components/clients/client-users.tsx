import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PortalUser } from '@/api/users/schema'
import { MaskedValue } from '@/features/masking/masked-value'
import { humanise } from '@/lib/format'
import { UserStateBadges } from '@/routes/admin/-components/users/user-badges'
import { Data } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import { EmptyState } from '@/ui/feedback/states'
import type { Column } from '@/ui/table/column'
import { DataTable, MAX_PLAIN_ROWS } from '@/ui/table/data-table'
import { ClientSection } from './client-section'
import classes from './client-detail.module.css'

/** The portal users of a client. Their passwords are the business of another screen. */
export function ClientUsers({ users }: { users: readonly PortalUser[] }) {
  const { t } = useLingui()
  const columns = useUserColumns()
  const rest = users.length - MAX_PLAIN_ROWS
  return (
    <ClientSection
      title={<Trans>Portal users</Trans>}
      action={
        <Link to="/admin/passwordManagement" className={classes.link}>
          <Trans>Password Management</Trans>
        </Link>
      }
    >
      {users.length === 0 ? (
        <EmptyState
          title={<Trans>No portal users yet</Trans>}
          text={<Trans>Nobody of this client can sign in to the portal.</Trans>}
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
        <p className={classes.rest}>
          <Trans>{rest} more can be found in Password Management.</Trans>
        </p>
      ) : null}
    </ClientSection>
  )
}

function useUserColumns(): readonly Column<PortalUser>[] {
  const { t } = useLingui()
  return useMemo(
    (): Column<PortalUser>[] => [
      {
        id: 'name',
        header: t`Name`,
        primary: true,
        card: 'title',
        cell: (user) => <MaskedValue kind="name" value={user.name} />,
        skeletonWidth: 120,
      },
      {
        id: 'email',
        header: t`Email`,
        card: 'field',
        cell: (user) => <MaskedValue kind="email" value={user.email} />,
        skeletonWidth: 140,
      },
      {
        id: 'status',
        header: t`Status`,
        card: 'badge',
        cell: (user) => <UserStateBadges user={user} />,
        skeletonWidth: 64,
      },
      {
        id: 'method',
        header: t`Signs in with`,
        cell: ({ account_type }) => <Data>{account_type && humanise(account_type)}</Data>,
        skeletonWidth: 80,
      },
      {
        id: 'last',
        header: t`Last sign-in`,
        card: 'field',
        fill: true,
        cell: (user) => <Time value={user.last_login_at} />,
        skeletonWidth: 96,
      },
    ],
    [t],
  )
}
