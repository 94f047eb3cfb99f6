import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { PortalUser } from '@/backend/users'
import { MaskedValue } from '@/features/masking/masked-value'
import { useAccountTypeName } from '@/features/labels/account-type-names'
import { Data } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import { RowButton } from '@/ui/table/row-button'
import type { Column } from '@/ui/table/column'
import { UserStateBadges } from './user-badges'
import { linkFor } from './user-link'
import common from '@/ui/display/common.module.css'

/** Returns the columns that all portal user tables share. */
export function useSharedUserColumns() {
  const { t } = useLingui()
  return useMemo(
    () =>
      ({
        name: {
          id: 'name',
          header: t`Name`,
          primary: true,
          card: 'title',
          cell: (user) => <MaskedValue kind="name" value={user.name} />,
          skeletonWidth: 120,
        },
        email: {
          id: 'email',
          header: t`Email`,
          card: 'field',
          cell: (user) => <MaskedValue kind="email" value={user.email} />,
          skeletonWidth: 140,
        },
        status: {
          id: 'status',
          header: t`Status`,
          card: 'badge',
          cell: (user) => <UserStateBadges user={user} />,
          skeletonWidth: 96,
        },
        lastSignIn: {
          id: 'last_login',
          header: t`Last sign-in`,
          card: 'field',
          cell: (user) => <Time value={user.last_login_at} />,
          skeletonWidth: 96,
        },
      }) satisfies Record<string, Column<PortalUser>>,
    [t],
  )
}

/**
 * Returns the portal user list's columns. The array is stable until the language changes; `onAsk` must also be stable.
 */
export function useUserColumns(onAsk: (user: PortalUser) => void): readonly Column<PortalUser>[] {
  const { t } = useLingui()
  const { name, email, status, lastSignIn } = useSharedUserColumns()
  return useMemo(
    (): Column<PortalUser>[] => [
      name,
      email,
      {
        id: 'client',
        header: t`Client`,
        card: 'field',
        fill: true,
        cell: (user) => <Data>{user.organization?.name}</Data>,
        skeletonWidth: 140,
      },
      status,
      lastSignIn,
      {
        id: 'link',
        header: t`Password`,
        card: 'field',
        align: 'end',
        cell: (user) => <LinkAction user={user} onAsk={onAsk} />,
        skeletonWidth: 160,
      },
    ],
    [t, name, email, status, lastSignIn, onAsk],
  )
}

/** Button that sends a user the applicable link, or the reason why no link can be sent. */
function LinkAction({ user, onAsk }: { user: PortalUser; onAsk: (user: PortalUser) => void }) {
  const typeName = useAccountTypeName()
  const link = linkFor(user)
  if (link)
    return (
      <RowButton onClick={() => onAsk(user)}>
        {link === 'reset' ? (
          <Trans>Send reset link</Trans>
        ) : (
          <Trans>Resend first-password link</Trans>
        )}
      </RowButton>
    )
  const method = typeName(user.account_type ?? '')
  return (
    <span className={common.note}>
      {user.email === undefined ? (
        <Trans>No email to send a link to</Trans>
      ) : (
        <Trans>Signs in without a password ({method})</Trans>
      )}
    </span>
  )
}
