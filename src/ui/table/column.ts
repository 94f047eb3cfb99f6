import type { LinkOptions } from '@tanstack/react-router'
import type { Key, ReactNode } from 'react'
import type { Selection } from './use-selection'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /**
   * Content beside the cell and above the covering link, such as a copy button. Visible on hover and focus, and always
   * on touch.
   */
  after?: (row: Row) => ReactNode
  /** Text alignment. Numbers must align to the end. */
  align?: 'start' | 'end'
  /**
   * Whether the column names the row, contains the row's link and is pinned while the table scrolls sideways. One per
   * table: the first column.
   */
  primary?: boolean
  /**
   * Returns the row link's name. Needed if the cell contains buttons, because the link is then empty and next to the
   * cell's content.
   */
  linkLabel?: (row: Row) => string
  /** The server's sort key. If undefined, the column isn't sortable. */
  sortKey?: string
  /** Whether the column is hidden until the user enables it. */
  optional?: boolean
  /** Whether the column takes the remaining width and truncates its text. One per table. */
  fill?: boolean
  /** The column's place on a phone's cards. If undefined, the cards omit the column. */
  card?: 'title' | 'field' | 'badge'
  /** Whether a row has no value in this column, so its card omits the field. */
  isEmpty?: (row: Row) => boolean
  /** Skeleton width in pixels. In a virtual table, also the column's share of the width. */
  skeletonWidth?: number
  /** Shown in a table's header cell instead of `header`. */
  heading?: ReactNode
  /** Returns the heading and cells that a table shows for a page of rows. Cards keep `cell`. */
  toTableColumn?: (rows: readonly Row[]) => Pick<Column<Row>, 'heading' | 'cell'> | undefined
}

export type RowLink<Row> = (row: Row) => LinkOptions | undefined

export interface Sort {
  by: string
  descending: boolean
}

export interface DataTableProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** Link in the primary column that covers the row. Undefined if a row has no link. */
  rowLink?: RowLink<Row>
  /** Names the table and its scrolling region. */
  label: string
  loading?: boolean
  /** Whether the rows are being refetched or replaced, and so are dimmed. */
  isFetching?: boolean
  skeletonRows?: number
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Whether the row has just been added. The table marks it for a few seconds. */
  isNew?: (row: Row) => boolean
  /** Gives every row a checkbox. */
  selection?: Selection<Row>
}
