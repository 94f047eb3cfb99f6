import type { LinkOptions } from '@tanstack/react-router'
import type { Key, ReactNode } from 'react'
import type { Selection } from './use-selection'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /**
   * Beside the cell and above the covering link, such as a copy button. Visible on hover and focus; always on touch.
   */
  after?: (row: Row) => ReactNode
  /** Numbers align to the end. */
  align?: 'start' | 'end'
  /** Names the row, carries its link and is pinned while scrolling sideways. One per table: the first column. */
  primary?: boolean
  /**
   * The name of the row's link when the cell has buttons, because a link can't contain them: an empty link is next to the
   * cell's content.
   */
  linkLabel?: (row: Row) => string
  /** The sort key of the server. Without it the column is not sortable. */
  sortKey?: string
  /** Hidden until the person turns it on. */
  optional?: boolean
  /** Takes the remaining width and truncates its text. One per table. */
  fill?: boolean
  /** The place of the column on the cards of a phone. Without it the cards omit the column. */
  card?: 'title' | 'field' | 'badge'
  /** Cards omit this field in rows where it has nothing to show. */
  isEmpty?: (row: Row) => boolean
  /** The width of the skeleton, and the share of the width in a table with many rows. */
  skeletonWidth?: number
  /** Shown in the header cell of a table instead of `header`. */
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
  /** The link that covers the row. It is inside the primary column. A row may have none. */
  rowLink?: RowLink<Row>
  /** Names the table and its scrolling region. */
  label: string
  loading?: boolean
  /** The rows are being fetched again or replaced, and are dimmed. */
  isFetching?: boolean
  skeletonRows?: number
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Gives every row a checkbox. */
  selection?: Selection<Row>
}
