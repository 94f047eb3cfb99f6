import type { KeyboardEvent } from 'react'
import { findAllIn } from '@/browser/dom-lookups'
import type { TierDraft, TierField } from '@/lib/pricing/ladder'
import { isEmptyTier } from '@/lib/pricing/ladder-edits'
import { tierColumns } from './tier-texts'

type RowCommand = 'insert' | 'remove'

/** A cell of the editor's table: a field of a tier, or one of the row's buttons. */
export interface TierCell {
  row: number
  column: TierField | RowCommand
}

type TierAction =
  | { do: 'focus'; cell: TierCell }
  | { do: 'add' | 'remove'; row: number }
  | { do: 'undo' | 'redo' }

const fields = tierColumns.map(({ field }) => field)

/** The controls of a row, in order. */
const columns: readonly TierCell['column'][] = [...fields, 'insert', 'remove']

const isField = (column: TierCell['column']): column is TierField =>
  column !== 'insert' && column !== 'remove'

/** Returns the cell of an event. */
export function cellAt(target: EventTarget, table: HTMLTableElement): TierCell | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  const [, ...rows] = table.rows
  const row = rows.findIndex((each) => each.contains(target))
  const column = columns[findAllIn(rows[row], 'control').indexOf(target)]
  return column && { row, column }
}

/** Focuses a cell and selects its text, so typing replaces it as in a spreadsheet. */
export function focusCell({ row, column }: TierCell, table: HTMLTableElement | null) {
  const element = findAllIn(table?.rows[row + 1], 'control')[columns.indexOf(column)]
  element?.focus()
  if (element instanceof HTMLInputElement) element.select()
}

/** Returns the first cell that differs between two ladders, so an undo can focus the cell that it changed. */
export function changedCell(before: readonly TierDraft[], after: readonly TierDraft[]): TierCell {
  const row = after.findIndex((tier, index) => tier !== before[index])
  const [tier, tierBefore] = [after[row], before[row]]
  const column = fields.find((field) => tier?.[field] !== tierBefore?.[field])
  return row === -1
    ? { row: after.length - 1, column: 'minimum' }
    : { row, column: column ?? 'minimum' }
}

/** Returns a key's action in a cell; undefined if the browser handles the key. */
export function tierAction(
  event: KeyboardEvent<HTMLElement>,
  { row, column }: TierCell,
  { ladder, isRightToLeft }: { ladder: readonly TierDraft[]; isRightToLeft: boolean },
): TierAction | undefined {
  const { key, shiftKey, altKey, nativeEvent } = event
  if (nativeEvent.isComposing || altKey) return undefined
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() === 'z') return { do: shiftKey ? 'redo' : 'undo' }
    return key.toLowerCase() === 'y' ? { do: 'redo' } : undefined
  }
  if (!isField(column)) return undefined
  const { target } = event
  if (key === 'Enter') {
    if (shiftKey) return focusRow(row - 1)
    return row === ladder.length - 1 ? { do: 'add', row } : focusRow(row + 1)
  }
  if (shiftKey) return undefined
  if (key === 'Delete' && isEmptyTier(ladder, row) && !hasOwnText(target))
    return { do: 'remove', row }
  // Only in an input, because the up and down keys change the value of a select.
  if (target instanceof HTMLInputElement) {
    if (key === 'ArrowUp') return focusRow(row - 1)
    if (key === 'ArrowDown') return focusRow(row + 1)
  }
  const side = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : undefined
  if (side === undefined || !isAtEdge(target, side)) return undefined
  const step = isRightToLeft ? -side : side
  const next = fields[fields.indexOf(column) + step]
  return { do: 'focus', cell: { row, column: next ?? column } }

  function focusRow(to: number): TierAction {
    return { do: 'focus', cell: { row: Math.min(Math.max(0, to), ladder.length - 1), column } }
  }
}

/**
 * Whether the caret is at this edge of the text, or all text is selected. The left edge is the start, because numbers
 * run from left to right in every script.
 */
function isAtEdge(target: EventTarget, side: -1 | 1): boolean {
  if (!(target instanceof HTMLInputElement)) return true
  const { selectionStart, selectionEnd, value } = target
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (side === -1 ? 0 : value.length)
}

/** Whether the field contains text. If so, Delete edits the text instead of removing the tier. */
function hasOwnText(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && !target.readOnly && target.value !== ''
}
