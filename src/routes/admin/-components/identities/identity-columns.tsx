import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Identity } from '@/backend/identities'
import { StatusBadge } from '@/features/labels/status-badge'
import { MaskedValue } from '@/features/masking/masked-value'
import { Data } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import type { Column } from '@/ui/table/column'
import { Journey } from './journey'

/** Returns the identity list's columns. The array is stable until the language changes. */
export function useIdentityColumns(): readonly Column<Identity>[] {
  const { t } = useLingui()
  return useMemo(
    (): Column<Identity>[] => [
      {
        id: 'reference',
        header: t`User reference`,
        primary: true,
        card: 'title',
        cell: (row) => <MaskedValue kind="reference" value={row.reference_user_id} />,
        linkLabel: ({ id }) => t`Identity ${id}`,
        skeletonWidth: 96,
      },
      {
        id: 'name',
        header: t`Name`,
        card: 'field',
        cell: (row) => <MaskedValue kind="name" value={row.full_name} />,
        skeletonWidth: 140,
      },
      {
        id: 'nid',
        header: t`National ID`,
        optional: true,
        card: 'field',
        cell: (row) => <MaskedValue kind="national_id" value={row.nid} />,
        skeletonWidth: 112,
      },
      {
        id: 'phone',
        header: t`Phone`,
        optional: true,
        cell: (row) => <MaskedValue kind="phone" value={row.phone_number} />,
        skeletonWidth: 96,
      },
      {
        id: 'email',
        header: t`Email`,
        optional: true,
        cell: (row) => <MaskedValue kind="email" value={row.email} />,
        skeletonWidth: 120,
      },
      {
        id: 'client',
        header: t`Client`,
        card: 'field',
        fill: true,
        cell: (row) => <Data>{row.organization?.name}</Data>,
        skeletonWidth: 120,
      },
      {
        id: 'status',
        header: t`Status`,
        card: 'badge',
        cell: (row) => <StatusBadge subject="identity" status={row.status} />,
        skeletonWidth: 80,
      },
      {
        id: 'checks',
        header: t`Checks`,
        card: 'field',
        cell: (row) => <Journey identity={row} />,
        skeletonWidth: 320,
      },
      {
        id: 'created',
        header: t`Created`,
        cell: (row) => <Time value={row.created_at} />,
        skeletonWidth: 88,
      },
      {
        id: 'verified',
        header: t({ message: 'Verified', context: 'when' }),
        optional: true,
        cell: (row) => <Time value={row.verified_at} />,
        skeletonWidth: 88,
      },
    ],
    [t],
  )
}
