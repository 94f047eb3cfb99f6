import { runWithConcurrency } from '@/api/core/run-with-concurrency'
import type { CsvSource } from '@/browser/csv-export'
import { addPage, emptySource, mergeRows, sumKnown, type MergeOptions } from '@/lib/merge-rows'
import { MAX_PAGE_SIZE } from '@/backend/request'

type ReadPage<Row> = CsvSource<Row>['readPage']

/**
 * Returns a function that reads several lists as one, newest rows first. Pages must be requested in order, but a caller
 * can repeat a failed page.
 */
export function mergedCsvPages<Row>(
  lists: readonly ReadPage<Row>[],
  records: Omit<MergeOptions<Row>, 'pageSize'>,
): ReadPage<Row> {
  const [first, ...others] = lists
  if (first && others.length === 0) return first
  const options = { ...records, pageSize: MAX_PAGE_SIZE }
  let sources = lists.map(() => emptySource<Row>())
  let nextPage = 1
  let turn: Promise<unknown> = Promise.resolve()

  async function readMerged(page: number, signal: AbortSignal) {
    if (page === 1 && nextPage > 1) {
      sources = lists.map(() => emptySource<Row>())
      nextPage = 1
    }
    // An earlier page failed, so the export will request this page again.
    if (page !== nextPage) throw new Error('A page was requested out of order.')
    for (;;) {
      const { rows, waitsFor } = mergeRows(sources, MAX_PAGE_SIZE)
      if (waitsFor.length === 0) {
        nextPage += 1
        // Keeps only the rows that aren't in the file yet.
        for (const [index, each] of sources.entries())
          each.rows = each.rows.slice(rows.filter(({ source }) => source === index).length)
        return {
          rows: rows.map(({ row }) => row),
          total: sumKnown(sources.map(({ total }) => total)),
        }
      }
      const failures: unknown[] = []
      await runWithConcurrency(waitsFor, signal, async (index, running, stop) => {
        const source = sources[index]
        try {
          const read = source && (await lists[index]?.(source.pageCount + 1, running))
          if (read) addPage(source, read, options)
        } catch (error) {
          failures.push(error)
          stop()
        }
      })
      if (failures.length > 0) throw failures[0]
    }
  }

  return (page, signal) => {
    const reading = turn.then(() => readMerged(page, signal))
    turn = reading.catch(() => {})
    return reading
  }
}
