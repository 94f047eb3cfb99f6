import { useCallback, useLayoutEffect, useMemo, useRef, useState, type Key } from 'react'

/** The selected rows, kept across pages by their keys. */
export interface Selection<Row> {
  rows: readonly Row[]
  has: (key: Key) => boolean
  set: (rows: readonly Row[], on: boolean) => void
  clear: () => void
}

type SelectedRows<Row> = ReadonlyMap<Key, Row>

/** Returns a list's selection. A new `queryId` (other filters, another list) clears the selection. */
export function useSelection<Row>(rowKey: (row: Row) => Key, queryId: string): Selection<Row> {
  const [currentQueryId, setCurrentQueryId] = useState(queryId)
  const [selected, setSelected] = useState<SelectedRows<Row>>(() => new Map())
  const getRowKey = useRef(rowKey)
  if (currentQueryId !== queryId) {
    setCurrentQueryId(queryId)
    setSelected(new Map())
  }
  const set = useCallback((rows: readonly Row[], on: boolean) => {
    setSelected((before) => {
      const next = new Map(before)
      for (const row of rows) {
        const key = getRowKey.current(row)
        if (on) next.set(key, row)
        else next.delete(key)
      }
      return next
    })
  }, [])
  const clear = useCallback(() => setSelected(new Map()), [])
  return useMemo(
    () => ({ rows: [...selected.values()], has: (key) => selected.has(key), set, clear }),
    [selected, set, clear],
  )
}

export type ToggleRow = (index: number, range: boolean) => void

/** Selects or deselects one row or, with `range`, every row from the previously toggled row to this row. */
export function useToggleRow<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => Key,
  selection: Selection<Row> | undefined,
): ToggleRow {
  const lastToggled = useRef<Key>(undefined)
  const latest = useRef({ rows, rowKey, selection })
  useLayoutEffect(() => {
    latest.current = { rows, rowKey, selection }
  })
  // Keeps the function's identity, because otherwise every memoized row would render again.
  return useCallback((index, range) => {
    const { rows: page, rowKey: keyOf, selection: current } = latest.current
    const row = page[index]
    if (row === undefined || !current) return
    const from = range ? page.findIndex((each) => keyOf(each) === lastToggled.current) : -1
    const [first, last] = from < 0 ? [index, index] : [Math.min(from, index), Math.max(from, index)]
    current.set(page.slice(first, last + 1), !current.has(keyOf(row)))
    lastToggled.current = keyOf(row)
  }, [])
}
