import type { LinkOptions } from '@tanstack/react-router'
import { Plural } from '@lingui/react/macro'
import type { Key, ReactNode } from 'react'
import { BarList, type BarItem } from '@/ui/charts/bar-list'
import { ChartCard } from '@/ui/charts/chart-card'
import { Num } from '@/ui/display/data'
import { ChartDataLink, type ChartDataColumn } from '@/ui/charts/chart-data-table'
import common from '@/ui/display/common.module.css'
import classes from './analytics-view.module.css'

/** Maximum number of bars. More would be hard to read, and the table shows all rows. */
const MAX_BARS = 8

export interface ListColumn<Row> extends ChartDataColumn<Row> {
  /** Whether the number in this column links to the row's target. */
  isCount?: true
}

interface AnalyticsListProps<Row> {
  title: string
  /** The unit of the numbers next to the bars. */
  countHeader: string
  /** Largest first. */
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** The first column names the row. */
  columns: readonly ListColumn<Row>[]
  item: (row: Row) => Omit<BarItem, 'key' | 'link'>
  link?: (row: Row) => LinkOptions | undefined
  tone?: 'neutral' | 'failure'
  fileName: string
  /** Ranking control above the bars or table. */
  control?: ReactNode
  /** Whether the table spans the full width of the card grid and has no height limit. */
  isTableWide?: boolean
  /** Explanation of the numbers, below the bars or table. */
  note?: ReactNode
  empty: ReactNode
}

/** Shows rows as bars or as a table, largest first. */
export function AnalyticsList<Row>(props: AnalyticsListProps<Row>) {
  const { title, countHeader, rows, rowKey, columns, item, link, tone, fileName, note, empty } =
    props
  const { control, isTableWide } = props
  const hiddenCount = rows.length - MAX_BARS
  return (
    <ChartCard
      title={title}
      legend={<span className={common.caption}>{countHeader}</span>}
      columns={columns.map((column) => withLink(column, link))}
      rows={rows}
      rowKey={rowKey}
      fileName={fileName}
      emptyText={empty}
      control={control}
      isTableWide={isTableWide}
      note={
        note && rows.length > 0 ? (
          <div className={`${common.caption} ${classes.more}`}>{note}</div>
        ) : undefined
      }
    >
      <BarList
        label={title}
        tone={tone}
        items={rows.slice(0, MAX_BARS).map((row) => ({
          key: String(rowKey(row)),
          link: link?.(row),
          ...item(row),
        }))}
      />
      {hiddenCount > 0 ? (
        <p className={`${common.caption} ${classes.more}`}>
          <Plural value={hiddenCount} one="# more in the table" other="# more in the table" />
        </p>
      ) : null}
    </ChartCard>
  )
}

function withLink<Row>(
  column: ListColumn<Row>,
  link: AnalyticsListProps<Row>['link'],
): ChartDataColumn<Row> {
  if (!column.isCount) return column
  return {
    ...column,
    cell: (row) => {
      const count = Number(column.value(row))
      return (
        <ChartDataLink to={count > 0 ? link?.(row) : undefined}>
          <Num value={count} />
        </ChartDataLink>
      )
    },
  }
}
