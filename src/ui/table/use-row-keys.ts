import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import {
  findAllIn,
  findIn,
  focusedElement,
  hasFocusWithin,
  rowIndexAround,
} from '@/browser/dom-lookups'
import { useShortcuts, type Shortcuts } from '@/ui/shortcuts/shortcuts'

interface RowKeysOptions {
  root: RefObject<HTMLElement | null>
  rows: readonly unknown[]
  hasLinks: boolean
  /** Undefined if rows can't be selected. */
  onToggle: ((index: number) => void) | undefined
  /** Scrolls to a row that isn't rendered. Only a virtual table has such rows. */
  scrollToRow?: (index: number) => void
  /** Whether the keys work. Must be false if rows have neither links nor checkboxes. */
  enabled: boolean
}

/** Number of frames to wait for a row to render after scrolling to it. */
const MAX_FRAMES = 20

/**
 * Registers keys for rows: `j` and `k` move the focus, `x` selects, Enter opens. Returns whether a key is currently
 * moving the focus, because tooltips would then cover the rows that the user reads.
 */
export function useRowKeys(options: RowKeysOptions): RefObject<boolean> {
  const { root, rows, hasLinks, onToggle, scrollToRow, enabled } = options
  const { t } = useLingui()
  const isStepping = useRef(false)
  const last = useRef(-1)
  useLayoutEffect(() => {
    last.current = -1
  }, [rows])

  // While a record is open beside its list, the record's row contains the current link.
  const current = () =>
    focusedRow(root.current) ?? rowIndexAround(findIn(root.current, 'current')) ?? last.current

  function move(by: number) {
    const next = Math.max(0, Math.min(rows.length - 1, current() + by))
    last.current = next
    focusRow({ root, scrollToRow, isStepping }, next)
  }

  const keys: Shortcuts = {
    j: { label: t`Next row`, run: () => move(1) },
    k: { label: t`Previous row`, run: () => move(-1) },
    ...(hasLinks
      ? {
          Enter: {
            label: t`Open the row`,
            run: () => findRowLink(rowAt(root.current, current()))?.click(),
          },
        }
      : {}),
    ...(onToggle
      ? {
          x: {
            label: t`Select the row`,
            run: () => {
              if (current() >= 0) onToggle(current())
            },
          },
        }
      : {}),
  }
  useShortcuts(
    enabled && rows.length > 0 ? keys : {},
    t({ message: 'List', context: 'of records' }),
  )
  return isStepping
}

/** Returns the index of the row that contains the focus. */
function focusedRow(root: HTMLElement | null): number | undefined {
  return hasFocusWithin(root) ? rowIndexAround(focusedElement()) : undefined
}

type Steps = Pick<RowKeysOptions, 'root' | 'scrollToRow'> & { isStepping: RefObject<boolean> }

function focusRow(steps: Steps, index: number, frame = 0) {
  const { root, scrollToRow, isStepping } = steps
  const row = rowAt(root.current, index)
  if (row) {
    const target = findRowLink(row) ?? row
    isStepping.current = true
    target.focus({ preventScroll: true })
    isStepping.current = false
    row.scrollIntoView({ block: 'nearest' })
    return
  }
  if (!scrollToRow) return
  if (frame === 0) scrollToRow(index)
  if (frame < MAX_FRAMES) requestAnimationFrame(() => focusRow(steps, index, frame + 1))
}

function rowAt(root: HTMLElement | null, index: number) {
  return findAllIn(root, 'row').find((row) => rowIndexAround(row) === index)
}

function findRowLink(row: HTMLElement | undefined) {
  return findIn(row, 'link')
}
