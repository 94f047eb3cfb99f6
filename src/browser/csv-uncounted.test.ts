import { expect, test } from 'vitest'
import { createCsvExport, type CsvProgress } from './csv-export'

/** Exports a list of 250 rows that the server does not count. */
async function exportUncounted(pageOf: (page: number) => number) {
  const ids = Array.from({ length: 250 }, (_, index) => index)
  const reports: CsvProgress[] = []
  const job = createCsvExport<number>({
    columns: [{ header: 'Id', value: (id) => id }],
    rowKey: (id) => id,
    readPage: async (page) => {
      const from = (pageOf(page) - 1) * 100
      return { rows: ids.slice(from, from + 100), total: undefined }
    },
    masked: true,
    sink: { write: async () => {}, close: async () => {}, abort: async () => {} },
    onProgress: (progress) => reports.push(progress),
  })
  return { result: await job.run(new AbortController().signal), reports }
}

test('writes an uncounted list until a page is empty, and reports no total', async () => {
  const { result, reports } = await exportUncounted((page) => page)
  expect(result).toEqual({ written: 250, of: 250 })
  expect(reports[0]).toEqual({ written: 100, of: undefined })
})

test('stops at a page without new rows if the server neither counts nor paginates', async () => {
  const { result } = await exportUncounted(() => 1)
  expect(result).toEqual({ written: 100, of: 100 })
})

test('writes only matching rows of every page, and reports no total', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => index)
  const reports: CsvProgress[] = []
  let text = ''
  const job = createCsvExport<number>({
    columns: [{ header: 'Id', value: (id) => id }],
    rowKey: (id) => id,
    readPage: async (page) => ({ rows: ids.slice((page - 1) * 100, page * 100), total: 250 }),
    // No row of the second page matches.
    isMatch: (id) => id < 5 || id > 240,
    masked: true,
    sink: {
      write: async (lines) => void (text += lines),
      close: async () => {},
      abort: async () => {},
    },
    onProgress: (progress) => reports.push(progress),
  })
  expect(await job.run(new AbortController().signal)).toEqual({ written: 14, of: 14 })
  expect(text.split('\r\n').slice(1, -1)).toEqual(
    [...ids.slice(0, 5), ...ids.slice(241)].map(String),
  )
  expect(reports.at(-1)).toEqual({ written: 14, of: undefined })
})
