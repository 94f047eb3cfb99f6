import { expect, test } from 'vitest'
import { addPage, emptySource, mergeRows } from './merge-rows'

type Row = { id: string; at?: string }
const options = {
  pageSize: 2,
  rowKey: ({ id }: Row) => id,
  getTime: ({ at }: Row) => at && `2026-09-01T${at}:00Z`,
}

/** Creates a source from pages such as `a 10:00, b 09:00`. Without a total, it is open after a full page. */
function source(pages: readonly string[], total?: number, keep?: (row: Row) => boolean) {
  const created = emptySource<Row>()
  for (const page of pages) {
    const rows = page.split(', ').flatMap((text) => {
      const [id, at] = text.split(' ')
      return id ? [{ id, at }] : []
    })
    addPage(created, { rows, total }, { ...options, keep })
  }
  return created
}
const merge = (sources: readonly ReturnType<typeof source>[], limit = 20) => {
  const { rows, ...merged } = mergeRows(sources, limit)
  return { ids: rows.map(({ row }) => row.id).join(' '), ...merged }
}

test('merges complete sources by time, newest first', () => {
  const sources = [source(['a1 10:00, a2 08:00'], 2), source(['b1 11:00, b2 09:00', 'b3 07:00'])]
  const ids = 'b1 a1 b2 a2 b3'
  expect(merge([...sources, source([''])])).toEqual({ ids, hasMore: false, waitsFor: [] })
})

test('stops after the last loaded row of an open source, and waits only for that source', () => {
  const sources = [source(['a1 10:00, a2 08:00']), source(['b1 09:00, b2 07:00'])]
  expect(merge(sources)).toEqual({ ids: 'a1 b1 a2', hasMore: true, waitsFor: [0] })
  expect(merge(sources, 3)).toMatchObject({ hasMore: true, waitsFor: [] })
  const unread = [emptySource<Row>(), source(['b1 09:00']), emptySource<Row>()]
  expect(merge(unread)).toEqual({ ids: '', hasMore: true, waitsFor: [0, 2] })
})

test('keeps the shown rows in place when later pages load, even with equal times', () => {
  const other = source(['b1 09:00, b2 09:00'], 3)
  const first = 'a1 09:00, a2 09:00'
  expect(merge([source([first]), other]).ids).toBe('a1 a2')
  // A row can't be newer than the previous page, so `a4` stays on its page.
  const next = source([first, 'a3 09:00, a4 12:00'], 4)
  expect(merge([next, other]).ids).toBe('a1 a2 a3 a4 b1 b2')
})

test('places rows without a readable time last on their page', () => {
  const sources = [
    source(['a1 10:00, a2, a3 09:00', 'a4, a5 07:00', 'a6']),
    source(['b1 08:00, b2 06:00'], 2),
    source(['c1, c2 never'], 2),
  ]
  expect(merge(sources).ids).toBe('a1 a3 a2 b1 a5 a4 a6 b2 c1 c2')
})

test('continues after a page without matching rows', () => {
  const isOdd = ({ id }: Row) => /[13]/.test(id)
  const kept = source(['a2 10:00, a4 09:00', 'a3 08:00, a6 12:00'], 9, isOdd)
  expect(merge([kept])).toEqual({ ids: 'a3', hasMore: true, waitsFor: [0] })
  expect(kept.rowCount).toBe(4)
})

test.each([
  [true, 'a full page', ['a1, a2'], undefined],
  [false, 'a short page', ['a1'], undefined],
  [true, 'a short page below the total', ['a1'], 3],
  [false, 'an empty page below the total', ['a1', ''], 3],
  [false, 'the total', ['a1, a2', 'a2, a3'], 4],
  [false, 'a repeated page', ['a1, a2', 'a1, a2'], undefined],
])('sets isOpen to %s after %s', (isOpen, _, pages, total) => {
  expect(source(pages, total).isOpen).toBe(isOpen)
})
