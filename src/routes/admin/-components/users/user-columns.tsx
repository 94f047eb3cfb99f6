import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { PortalUser } from '@/api/users/schema'
import { MaskedValue } from '@/features/masking/masked-value'
import { humanise } from '@/lib/format'
import { Data } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import { Button } from '@/ui/form/button'
import type { Column } from '@/ui/table/column'
import { UserStateBadges } from './user-badges'
import { linkFor } from './user-link'
import classes from './users.module.css'

/** The columns of the list of portal users, the same array until the language changes; `onAsk` must stay the same. */
export function useUserColumns(onAsk: (user: PortalUser) => void): readonly Column<PortalUser>[] {
  const { t } = useLingui()
  return useMemo(
    (): Column<PortalUser>[] => [
      {
        id: 'name',
        header: t`Name`,
        primary: true,
        card: 'title',
        cell: (row) => <MaskedValue kind="name" value={row.name} />,
        skeletonWidth: 96,
      },
      {
        id: 'email',
        header: t`Email`,
        card: 'field',
        cell: (row) => <MaskedValue kind="email" value={row.email} />,
        skeletonWidth: 120,
      },
      {
        id: 'client',
        header: t`Client`,
        card: 'field',
        fill: true,
        cell: (row) => <Data>{row.organization?.name}</Data>,
        skeletonWidth: 140,
      },
      {
        id: 'state',
        header: t`State`,
        card: 'badge',
        cell: (row) => <UserStateBadges user={row} />,
        skeletonWidth: 96,
      },
      {
        id: 'last_login',
        header: t`Last sign-in`,
        card: 'field',
        cell: (row) => <Time value={row.last_login_at} />,
        skeletonWidth: 88,
      },
      {
        id: 'link',
        header: t`Password`,
        card: 'field',
        align: 'end',
        cell: (row) => <LinkAction user={row} onAsk={onAsk} />,
        skeletonWidth: 160,
      },
    ],
    [t, onAsk],
  )
}

/** The one link that applies to a user, or why there is none. */
function LinkAction({ user, onAsk }: { user: PortalUser; onAsk: (user: PortalUser) => void }) {
  const link = linkFor(user)
  if (link)
    return (
      <Button
        variant="default"
        size="compact"
        className={classes.action}
        onClick={() => onAsk(user)}
      >
        {link === 'reset' ? (
          <Trans>Send reset link</Trans>
        ) : (
          <Trans>Resend first-password link</Trans>
        )}
      </Button>
    )
  const method = humanise(user.account_type ?? '')
  return (
    <span className={classes.none}>
      {user.email === undefined ? (
        <Trans>No email to send a link to</Trans>
      ) : (
        <Trans>Signs in without a password ({method})</Trans>
      )}
    </span>
  )
}
