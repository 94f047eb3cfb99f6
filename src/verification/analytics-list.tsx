import { Plural } from '@lingui/react/macro'
import type { Key, ReactNode } from 'react'
import { BarList, type BarItem } from '@/ui/bar-list'
import { ChartCard } from '@/ui/chart-card'
import type { RenderLink } from '@/ui/link-slot'
import { TwinLink, type TwinColumn } from '@/ui/twin-table'
import classes from './analytics-view.module.css'

/** More bars are no picture any more; the table has them all. */
const MOST = 8

interface AnalyticsListProps<Row> {
  title: string
  /** The largest first. */
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** The first one names the row and carries its link. */
  columns: readonly TwinColumn<Row>[]
  item: (row: Row) => Pick<BarItem, 'label' | 'name' | 'size' | 'value' | 'detail'>
  link?: ((row: Row) => RenderLink | undefined) | undefined
  tone?: 'neutral' | 'failure'
  fileName: string
  none: ReactNode
}

/** Names by their count, as bars or as a table. */
export function AnalyticsList<Row>(props: AnalyticsListProps<Row>) {
  const { title, rows, rowKey, columns, item, link, tone, fileName, none } = props
  const left = rows.length - MOST
  return (
    <ChartCard
      title={title}
      columns={columns.map((column, index) => (index === 0 ? linked(column, item, link) : column))}
      rows={rows}
      rowKey={rowKey}
      fileName={fileName}
      none={none}
    >
      <BarList
        label={title}
        {...(tone ? { tone } : {})}
        items={rows.slice(0, MOST).map((row) => ({
          key: String(rowKey(row)),
          renderLink: link?.(row),
          ...item(row),
        }))}
      />
      {left > 0 ? (
        <p className={classes.more}>
          <Plural value={left} one="# more in the table" other="# more in the table" />
        </p>
      ) : null}
    </ChartCard>
  )
}

function linked<Row>(
  column: TwinColumn<Row>,
  item: AnalyticsListProps<Row>['item'],
  link: AnalyticsListProps<Row>['link'],
): TwinColumn<Row> {
  return {
    ...column,
    cell: (row) => {
      const label = column.cell ? column.cell(row) : item(row).label
      return <TwinLink to={link?.(row)}>{label}</TwinLink>
    },
  }
}
