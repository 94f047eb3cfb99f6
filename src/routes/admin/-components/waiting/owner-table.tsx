import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PendingCount } from '@/features/analytics/pending-count'
import { CountingNote } from '@/features/analytics/counting-note'
import type { CountingState } from '@/features/analytics/use-counting'
import { ChartCard } from '@/ui/charts/chart-card'
import { ChartDataLink, type ChartDataColumn } from '@/ui/charts/chart-data-table'
import { Data, Num, Percent } from '@/ui/display/data'
import common from '@/ui/display/common.module.css'
import classes from './waiting.module.css'

export interface ClientOrBundleCount {
  id: string
  name: string
  /** Number of the client's or bundle's records in the list. Undefined if the backend sends no count. */
  count?: number
  /** 0 to 1. */
  successRate?: number
}

interface OwnerTableProps {
  title: string
  /** Name and count column headers. */
  nameHeader: string
  countHeader: string
  owners: readonly ClientOrBundleCount[]
  link: (id: string) => LinkOptions
  fileName: string
  /** Whether the backend has counts for the list's filters. */
  isCountable: boolean
  isCounting: boolean
  counting: CountingState
  /** Explains which records are counted. */
  note?: ReactNode
  /** Formats the number of clients or bundles without matching records. */
  none: (count: number) => ReactNode
  empty: ReactNode
}

/** Table of the clients or bundles with records in the list, most records first. */
export function OwnerTable(props: OwnerTableProps) {
  const { title, nameHeader, countHeader, owners, link, isCountable, isCounting, counting, none } =
    props
  const { t } = useLingui()
  // Rows keep their order until the last count has arrived.
  const rows = isCounting ? owners : rankOwners(owners)
  const noneCount = owners.length - rows.length
  const columns: ChartDataColumn<ClientOrBundleCount>[] = [
    {
      header: nameHeader,
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <ChartDataLink to={link(id)}>
          <Data>{name}</Data>
        </ChartDataLink>
      ),
    },
  ]
  if (isCountable)
    columns.push({
      header: countHeader,
      value: ({ count }) => count,
      cell: ({ count }) => (
        <PendingCount value={count} isCounting={isCounting}>
          <Num value={count} />
        </PendingCount>
      ),
    })
  if (owners.some(({ successRate }) => successRate !== undefined))
    columns.push({
      header: t`Session success rate`,
      value: ({ successRate }) => successRate,
      cell: ({ successRate }) => <Percent value={successRate} />,
    })
  return (
    <div className={classes.table} aria-busy={isCounting}>
      <ChartCard
        title={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        fileName={props.fileName}
        emptyText={props.empty}
        tableOnly
        note={
          <div className={`${common.stack} ${classes.notes}`}>
            {props.note ? <p className={common.caption}>{props.note}</p> : null}
            <p role="status" className={common.caption}>
              {isCounting ? <Trans>Counting…</Trans> : noneCount > 0 ? none(noneCount) : null}
            </p>
            {isCountable ? null : (
              <p className={common.caption}>
                <Trans>The backend has no counts for these filters.</Trans>
              </p>
            )}
            {isCountable && !isCounting && rows.some(({ count }) => count === undefined) ? (
              <p className={common.caption}>
                <Trans>A dash means the backend provides no count.</Trans>
              </p>
            ) : null}
            <CountingNote state={counting} />
          </div>
        }
      >
        {null}
      </ChartCard>
    </div>
  )
}

/** Returns the owners that have records, most records first, then the owners whose count is unknown. */
function rankOwners(owners: readonly ClientOrBundleCount[]): ClientOrBundleCount[] {
  return owners
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
}
