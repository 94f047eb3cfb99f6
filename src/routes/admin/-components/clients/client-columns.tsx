import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import type { Organization } from '@/backend/organizations'
import { CopyButton, ShortId } from '@/ui/display/copy-id'
import { ActiveBadge } from '@/routes/admin/-components/active-badge'
import common from '@/ui/display/common.module.css'
import { Data, Num, Percent } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import type { Column } from '@/ui/table/column'
import { RowSkeleton } from '@/ui/table/row-skeleton'
import { getMonthRate, type ClientMonth, type ClientMonths } from './client-month'

/** Returns the client list's columns. The array is stable until the language or the figures change. */
export function useClientColumns({
  isAllowed,
  byId,
  error,
}: ClientMonths): readonly Column<Organization>[] {
  const { t } = useLingui()
  const hasFailed = error !== null
  return useMemo((): Column<Organization>[] => {
    const figure = (show: (month: ClientMonth | undefined) => ReactNode) => {
      const missing = hasFailed ? (
        <span className={common.note}>
          <Trans>Not loaded</Trans>
        </span>
      ) : (
        <RowSkeleton width={48} />
      )
      return ({ id }: Organization) => (byId ? show(byId.get(id)) : missing)
    }
    const figures: Column<Organization>[] = [
      {
        id: 'sessions',
        header: t`Sessions, this month`,
        align: 'end',
        card: 'field',
        cell: figure((month) => <Num value={month?.sessions} />),
        skeletonWidth: 48,
      },
      {
        id: 'rate',
        header: t`Session success rate`,
        align: 'end',
        card: 'field',
        cell: figure((month) => <Percent value={getMonthRate(month)} />),
        skeletonWidth: 48,
      },
    ]
    return [
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
      ...(isAllowed ? figures : []),
      {
        id: 'created',
        header: t`Created`,
        card: 'field',
        cell: (client) => <Time value={client.created_at} />,
        skeletonWidth: 96,
      },
    ]
  }, [t, isAllowed, byId, hasFailed])
}
