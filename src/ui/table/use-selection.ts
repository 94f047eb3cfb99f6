import { useCallback, useLayoutEffect, useMemo, useRef, useState, type Key } from 'react'

/** The rows a person has ticked, kept across pages by their keys. */
export interface Selection<Row> {
  rows: readonly Row[]
  has: (key: Key) => boolean
  set: (rows: readonly Row[], on: boolean) => void
  clear: () => void
}

type Ticked<Row> = ReadonlyMap<Key, Row>

/** A changed question (other filters, another list) starts with nothing selected. */
export function useSelection<Row>(rowKey: (row: Row) => Key, question: string): Selection<Row> {
  const [asked, setAsked] = useState(question)
  const [ticked, setTicked] = useState<Ticked<Row>>(() => new Map())
  const keyOf = useRef(rowKey)
  if (asked !== question) {
    setAsked(question)
    setTicked(new Map())
  }
  const set = useCallback((rows: readonly Row[], on: boolean) => {
    setTicked((before) => {
      const next = new Map(before)
      for (const row of rows) {
        const key = keyOf.current(row)
        if (on) next.set(key, row)
        else next.delete(key)
      }
      return next
    })
  }, [])
  const clear = useCallback(() => setTicked(new Map()), [])
  return useMemo(
    () => ({ rows: [...ticked.values()], has: (key) => ticked.has(key), set, clear }),
    [ticked, set, clear],
  )
}

export type ToggleRow = (index: number, range: boolean) => void

/** Ticks or unticks one row of a page; with `range` all from the one touched before it. */
export function useToggleRow<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => Key,
  selection: Selection<Row> | undefined,
): ToggleRow {
  const touched = useRef<Key>(undefined)
  const latest = useRef({ rows, rowKey, selection })
  useLayoutEffect(() => {
    latest.current = { rows, rowKey, selection }
  })
  // Rows are many and remember what they drew: they need one function for good.
  return useCallback((index, range) => {
    const { rows: page, rowKey: keyOf, selection: of } = latest.current
    const row = page[index]
    if (row === undefined || !of) return
    const from = range ? page.findIndex((each) => keyOf(each) === touched.current) : -1
    const [first, last] = from < 0 ? [index, index] : [Math.min(from, index), Math.max(from, index)]
    of.set(page.slice(first, last + 1), !of.has(keyOf(row)))
    touched.current = keyOf(row)
  }, [])
}
