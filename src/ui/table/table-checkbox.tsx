import { useLingui } from '@lingui/react/macro'
import type { Key } from 'react'
import classes from './table-checkbox.module.css'
import type { Selection } from './use-selection'
import ticks from './table-tick.module.css'

const box = `${ticks.tick} ${classes.box}`

interface RowCheckboxProps {
  rowKey: Key
  checked: boolean
  onToggle: (range: boolean) => void
}

/** Selects a row. With Shift, selects every row from the previously clicked row to this row. */
export function RowCheckbox({ rowKey, checked, onToggle }: RowCheckboxProps) {
  const { t } = useLingui()
  const name = String(rowKey)
  return (
    <input
      type="checkbox"
      className={box}
      aria-label={t`Select ${name}`}
      checked={checked}
      // Prevents Shift from also selecting the text between the two clicks.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onChange={({ nativeEvent }) =>
        onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}

interface PageCheckboxProps<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  selection: Selection<Row>
}

/** Selects every row on the page, or none. */
export function PageCheckbox<Row>({ rows, rowKey, selection }: PageCheckboxProps<Row>) {
  const { t } = useLingui()
  const count = rows.filter((row) => selection.has(rowKey(row))).length
  const all = rows.length > 0 && count === rows.length
  return (
    <input
      type="checkbox"
      className={box}
      aria-label={t`Select all on this page`}
      checked={all}
      ref={(element) => {
        if (element) element.indeterminate = count > 0 && !all
      }}
      onChange={() => selection.set(rows, !all)}
    />
  )
}
