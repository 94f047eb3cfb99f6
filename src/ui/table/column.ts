import type { Key, ReactNode } from 'react'
import type { LinkSlot } from '@/ui/display/link-slot'
import type { Selection } from './use-selection'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Beside the cell and above the covering link: a copy button. Seen on hover and focus, always on touch. */
  after?: (row: Row) => ReactNode
  /** Numbers stand at the end. */
  align?: 'start' | 'end'
  /** Names the row, carries its link, stays while the others scroll sideways. The first one; one per table. */
  primary?: boolean
  /** What the server calls it when it sorts; without it the column cannot be sorted. */
  sortKey?: string
  /** Shown only when the person asks for it. */
  optional?: boolean
  /** Takes the width that the others leave, and is cut at its end. One per table. */
  fill?: boolean
  /** Where the column goes when the table becomes cards on a phone; without it the card leaves it out. */
  card?: 'title' | 'field' | 'badge'
  /** Width of the bone while loading. */
  skeletonWidth?: number
}

export interface Sort {
  by: string
  descending: boolean
}

export interface DataTableProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** The link that covers the row; it stands in the primary column. */
  rowLink?: ((row: Row, slot: LinkSlot) => ReactNode) | undefined
  /** Names the table and its scrolling region. */
  label: string
  loading?: boolean
  /** The rows of the question before, while the new answer is on its way. */
  stale?: boolean
  skeletonRows?: number
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  /** Gives every row a checkbox. */
  selection?: Selection<Row> | undefined
}
