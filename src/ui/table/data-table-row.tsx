import { useState, type Key, type MouseEvent, type ReactNode } from 'react'
import type { Column } from './column'
import type { LinkSlot } from '@/ui/display/link-slot'
import { Skeleton } from '@/ui/feedback/skeleton'
import { RowCheckbox } from './table-checkbox'
import type { ToggleRow } from './use-selection'
import classes from './data-table.module.css'

export interface DataTableRowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  rowKey: Key
  index: number
  rowLink?: ((row: Row, slot: LinkSlot) => ReactNode) | undefined
  /** Undefined: rows cannot be ticked. */
  selected?: boolean | undefined
  onToggle: ToggleRow
  /** Not every row is in the document. */
  many: boolean
  /** How far below the first row it stands, in pixels, where the flow does not put it there. */
  top?: number | undefined
}

export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { columns, row, rowKey, index, rowLink, selected, onToggle, many, top } = props
  // Of very many rows that fly past, only one that is met gets its buttons and its covering link.
  const [met, setMet] = useState(!many || !canHover())
  const meet = met ? undefined : () => setMet(true)
  return (
    <tr
      className={classes.row}
      data-row={index}
      data-linked={met && rowLink ? true : undefined}
      data-selected={selected || undefined}
      aria-rowindex={many ? index + 2 : undefined}
      role={many ? 'row' : undefined}
      style={top === undefined ? undefined : { position: 'absolute', insetBlockStart: top }}
      tabIndex={-1}
      onClick={rowLink ? followRowLink : undefined}
      onAuxClick={rowLink ? followRowLink : undefined}
      onPointerEnter={meet}
      onFocus={meet}
    >
      {selected === undefined ? null : (
        <td className={classes.check} role={many ? 'cell' : undefined}>
          <RowCheckbox
            rowKey={rowKey}
            checked={selected}
            onToggle={(range) => onToggle(index, range)}
          />
        </td>
      )}
      {columns.map((column) => {
        const content = <CellContent {...{ column, row, rowLink }} bare={!met} />
        const part = { 'data-align': column.align, 'data-fill': column.fill }
        return column.primary ? (
          <th key={column.id} scope="row" role={many ? 'rowheader' : undefined} {...part}>
            {content}
          </th>
        ) : (
          <td key={column.id} role={many ? 'cell' : undefined} {...part}>
            {content}
          </td>
        )
      })}
    </tr>
  )
}

// Asked once: a row that flies past has no time for it.
let hover: boolean | undefined
const canHover = () => (hover ??= matchMedia('(hover: hover)').matches)

/** What stands above the covering link, a time with its hover, opens the row too, unless it does something itself. */
function followRowLink(event: MouseEvent<HTMLTableRowElement>) {
  if (!(event.target instanceof Element) || event.target.closest('a, button, input, label')) return
  // Selecting a text ends with a click.
  if (getSelection()?.type === 'Range') return
  if (event.button > 1) return
  // The middle button opens a tab, as these keys do.
  const middle = event.button === 1
  const { shiftKey } = event
  event.currentTarget.querySelector('th a')?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: event.ctrlKey || middle,
      metaKey: event.metaKey || middle,
      shiftKey,
    }),
  )
}

interface CellContentProps<Row> {
  column: Column<Row>
  row: Row
  rowLink?: DataTableRowProps<Row>['rowLink']
  /** Without what stands after it, nor a link over the whole row. */
  bare?: boolean
}

export function CellContent<Row>({ column, row, rowLink, bare = false }: CellContentProps<Row>) {
  const children = column.cell(row)
  const content =
    column.primary && rowLink
      ? rowLink(row, { className: bare ? classes.link : classes.cover, children })
      : children
  return column.after && !bare ? (
    <span className={classes.pair}>
      {content}
      <span className={classes.above}>{column.after(row)}</span>
    </span>
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
          <span className={classes.checkBone}>
            <Skeleton width={15} height={15} />
          </span>
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
