import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Organization } from '@/backend/organizations'
import { CopyButton, ShortId } from '@/ui/display/copy-id'
import { ActiveBadge } from '@/routes/admin/-components/active-badge'
import { Data, Num } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import type { Column } from '@/ui/table/column'

/** Returns the client list's columns. The array is stable until the language changes. */
export function useClientColumns(): readonly Column<Organization>[] {
  const { t } = useLingui()
  return useMemo(
    (): Column<Organization>[] => [
      {
        id: 'name',
        header: t`Client`,
        primary: true,
        fill: true,
        card: 'title',
        cell: ({ name }) => <Data>{name}</Data>,
        skeletonWidth: 180,
      },
      {
        id: 'id',
        header: t`ID`,
        card: 'field',
        cell: ({ id }) => <ShortId id={id} />,
        after: ({ id }) => <CopyButton value={id} label={t`client ID`} />,
        skeletonWidth: 64,
      },
      {
        id: 'status',
        header: t`Status`,
        card: 'badge',
        cell: (client) => <ActiveBadge subject="client" isActive={client.is_active} />,
        skeletonWidth: 64,
      },
      {
        id: 'bundles',
        header: t`Bundles`,
        align: 'end',
        card: 'field',
        cell: (client) => <Num value={client.bundles_count} />,
        skeletonWidth: 32,
      },
      {
        id: 'created',
        header: t`Created`,
        card: 'field',
        cell: (client) => <Time value={client.created_at} />,
        skeletonWidth: 96,
      },
    ],
    [t],
  )
}
