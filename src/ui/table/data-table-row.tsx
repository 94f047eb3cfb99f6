import { useState, type Key, type MouseEvent, type ReactNode } from 'react'
import type { Column } from './column'
import type { LinkSlot } from '@/ui/display/link-slot'
import { Skeleton } from '@/ui/feedback/loading-state'
import { RowCheckbox } from './table-checkbox'
import type { ToggleRow } from './use-selection'
import classes from './data-table.module.css'

export interface DataTableRowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  rowKey: Key
  index: number
  rowLink?: ((row: Row, slot: LinkSlot) => ReactNode) | undefined
  /** Undefined when rows cannot be selected. */
  selected?: boolean | undefined
  onToggle: ToggleRow
  /** Whether only the visible rows are in the document. */
  isVirtual: boolean
  /** The offset from the first row in pixels, for a row outside the normal flow. */
  top?: number | undefined
}

export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { columns, row, rowKey, index, rowLink, selected, onToggle, isVirtual, top } = props
  // In a virtual table, a row renders its buttons and its covering link only once it is hovered or focused.
  const [isActivated, setIsActivated] = useState(!isVirtual || !canHover())
  const activate = isActivated ? undefined : () => setIsActivated(true)
  return (
    <tr
      className={classes.row}
      data-row={index}
      data-linked={isActivated && rowLink ? true : undefined}
      data-selected={selected || undefined}
      aria-rowindex={isVirtual ? index + 2 : undefined}
      role={isVirtual ? 'row' : undefined}
      style={top === undefined ? undefined : { position: 'absolute', insetBlockStart: top }}
      tabIndex={-1}
      onClick={rowLink ? followRowLink : undefined}
      onAuxClick={rowLink ? followRowLink : undefined}
      onPointerEnter={activate}
      onFocus={activate}
    >
      {selected === undefined ? null : (
        <td className={classes.check} role={isVirtual ? 'cell' : undefined}>
          <RowCheckbox
            rowKey={rowKey}
            checked={selected}
            onToggle={(range) => onToggle(index, range)}
          />
        </td>
      )}
      {columns.map((column) => {
        const content = <CellContent {...{ column, row, rowLink }} isBare={!isActivated} />
        const dataAttributes = { 'data-align': column.align, 'data-fill': column.fill }
        return column.primary ? (
          <th
            key={column.id}
            scope="row"
            role={isVirtual ? 'rowheader' : undefined}
            {...dataAttributes}
          >
            {content}
          </th>
        ) : (
          <td key={column.id} role={isVirtual ? 'cell' : undefined} {...dataAttributes}>
            {content}
          </td>
        )
      })}
    </tr>
  )
}

// Cached: a media query per row would slow down fast scrolling.
let hover: boolean | undefined
const canHover = () => (hover ??= matchMedia('(hover: hover)').matches)

/** Opens the row on a click on content above the covering link, such as a time, unless it is interactive. */
function followRowLink(event: MouseEvent<HTMLTableRowElement>) {
  if (!(event.target instanceof Element) || event.target.closest('a, button, input, label')) return
  // Selecting text ends with a click too.
  if (getSelection()?.type === 'Range') return
  if (event.button > 1) return
  // The middle button opens a new tab, as these keys do.
  const isMiddleButton = event.button === 1
  const { shiftKey } = event
  event.currentTarget.querySelector('th a')?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: event.ctrlKey || isMiddleButton,
      metaKey: event.metaKey || isMiddleButton,
      shiftKey,
    }),
  )
}

interface CellContentProps<Row> {
  column: Column<Row>
  row: Row
  rowLink?: DataTableRowProps<Row>['rowLink']
  /** Without the `after` content and without covering the row with the link. */
  isBare?: boolean
}

export function CellContent<Row>({ column, row, rowLink, isBare = false }: CellContentProps<Row>) {
  const children = column.cell(row)
  const content =
    column.primary && rowLink
      ? rowLink(row, { className: isBare ? classes.link : classes.coveringLink, children })
      : children
  return column.after && !isBare ? (
    <>
      {content}
      {column.after(row)}
    </>
  ) : (
    content
  )
}

interface SkeletonRowProps<Row> {
  columns: readonly Column<Row>[]
  index: number
  selectable: boolean
}

export function SkeletonRow<Row>({ columns, index, selectable }: SkeletonRowProps<Row>) {
  return (
    <tr className={classes.row}>
      {selectable ? (
        <td className={classes.check}>
          <Skeleton width={16} height={16} />
        </td>
      ) : null}
      {columns.map((column) => (
        <td key={column.id} data-align={column.align}>
          <Skeleton width={(column.skeletonWidth ?? 80) - ((index * 13) % 24)} />
        </td>
      ))}
    </tr>
  )
}
