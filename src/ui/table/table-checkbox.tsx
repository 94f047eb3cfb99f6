import { useLingui } from '@lingui/react/macro'
import type { Key } from 'react'
import classes from './table-checkbox.module.css'
import type { Selection } from './use-selection'
import ticks from './table-tick.module.css'

interface RowCheckboxProps {
  rowKey: Key
  checked: boolean
  onToggle: (range: boolean) => void
}

/** Selects a row. With Shift, selects every row from the previously clicked one. */
export function RowCheckbox({ rowKey, checked, onToggle }: RowCheckboxProps) {
  const { t } = useLingui()
  const name = String(rowKey)
  return (
    <label className={classes.hit}>
      <input
        type="checkbox"
        className={ticks.tick}
        aria-label={t`Select ${name}`}
        checked={checked}
        // Shift would also select the text between the two clicks.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}

interface PageCheckboxProps<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  selection: Selection<Row>
}

/** Selects every row of the page, or none. */
export function PageCheckbox<Row>({ rows, rowKey, selection }: PageCheckboxProps<Row>) {
  const { t } = useLingui()
  const count = rows.filter((row) => selection.has(rowKey(row))).length
  const all = rows.length > 0 && count === rows.length
  return (
    <label className={classes.hit}>
      <input
        type="checkbox"
        className={ticks.tick}
        aria-label={t`Select all on this page`}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !all
        }}
        onChange={() => selection.set(rows, !all)}
      />
    </label>
  )
}
