import { expect, test } from 'vitest'
import { createCsvExport, type CsvProgress, type CsvSink } from './csv-export'

interface Row {
  id: string
  name: string
}

const columns = [
  { header: 'Id', value: (row: Row) => row.id },
  { header: 'Name', value: (row: Row) => row.name, personal: 'name' as const },
]

const makeRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}`, name: `Mona Saleh ${index}` }))

function memorySink() {
  const state = { text: '', pieces: 0, longest: 0, closed: false, aborted: false }
  const sink: CsvSink = {
    write: async (text) => {
      state.text += text
      state.pieces += 1
      state.longest = Math.max(state.longest, text.length)
    },
    close: async () => void (state.closed = true),
    abort: async () => void (state.aborted = true),
  }
  return { sink, state }
}

const getPage = (rows: readonly Row[], page: number, size = 100) => ({
  rows: rows.slice((page - 1) * size, page * size),
  total: rows.length,
})

function start(
  readPage: (page: number) => { rows: readonly Row[]; total: number },
  { masked = true, maxRows }: { masked?: boolean; maxRows?: number } = {},
) {
  const { sink, state } = memorySink()
  const reports: CsvProgress[] = []
  const job = createCsvExport({
    columns,
    rowKey: (row: Row) => row.id,
    readPage: async (page) => readPage(page),
    masked,
    sink,
    onProgress: (progress) => reports.push(progress),
    maxRows,
  })
  return { job, state, reports, signal: new AbortController().signal }
}

const ids = (text: string) => [...text.matchAll(/^(r\d+),/gm)].map((match) => match[1])

test('writes every row once and reports progress after each page', async () => {
  const rows = makeRows(250)
  const { job, state, reports, signal } = start((page) => getPage(rows, page))
  await job.run(signal)
  expect(ids(state.text)).toEqual(rows.map(({ id }) => id))
  expect(state.text.startsWith('\u{FEFF}Id,Name\r\n')).toBe(true)
  expect(reports).toEqual([100, 200, 250].map((written) => ({ written, of: 250 })))
  expect(state.closed).toBe(true)
})

test('masks personal columns unless masking is turned off', async () => {
  const rows = makeRows(1)
  const maskedExport = start((page) => getPage(rows, page))
  await maskedExport.job.run(maskedExport.signal)
  expect(maskedExport.state.text).not.toContain('Mona')
  const open = start((page) => getPage(rows, page), { masked: false })
  await open.job.run(open.signal)
  expect(open.state.text).toContain('Mona Saleh 0')
})

test('loads at most three pages in parallel and writes them in order', async () => {
  const rows = makeRows(1_000)
  const { sink, state } = memorySink()
  let running = 0
  let most = 0
  const job = createCsvExport({
    columns,
    rowKey: (row: Row) => row.id,
    readPage: async (page) => {
      most = Math.max(most, ++running)
      // Every second page is slow.
      await new Promise((resolve) => setTimeout(resolve, page % 2 === 0 ? 8 : 1))
      running -= 1
      return getPage(rows, page)
    },
    masked: true,
    sink,
    onProgress: () => {},
  })
  await job.run(new AbortController().signal)
  expect(most).toBe(3)
  expect(ids(state.text)).toEqual(rows.map(({ id }) => id))
})

test('writes no duplicates when a row is added during the export', async () => {
  const rows = makeRows(300)
  const { job, state, signal } = start((page) => {
    if (page === 2) rows.unshift({ id: 'r999', name: 'new' })
    return getPage(rows, page)
  })
  await job.run(signal)
  const writtenIds = ids(state.text)
  expect(new Set(writtenIds).size).toBe(writtenIds.length)
  expect(writtenIds).toHaveLength(300)
})

test('ends at an empty page if rows are removed during the export', async () => {
  const rows = makeRows(250)
  const { job, state, signal } = start((page) => {
    const { rows: here } = getPage(rows, page)
    return { rows: page === 3 ? [] : here, total: 250 }
  })
  await job.run(signal)
  expect(ids(state.text)).toHaveLength(200)
  expect(state.closed).toBe(true)
})

const newRows = (count: number, from: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r${10_000 + from + index}`, name: 'new' }))

test.each([
  ['slowly', 30, 300, 6],
  ['by a page per request', 100, 100, 6],
])('reads at most twice the pages if a list grows %s at the top', async (_, step, found, most) => {
  const rows = makeRows(300)
  let pages = 0
  const { job, state, signal } = start((page) => {
    pages += 1
    const pageOfRows = getPage(rows, page)
    rows.unshift(...newRows(step, pages * step))
    return pageOfRows
  })
  const { written, of } = await job.run(signal)
  expect(pages).toBeLessThanOrEqual(most)
  expect({ written, of }).toEqual({ written: found, of: 300 })
  expect(new Set(ids(state.text)).size).toBe(found)
  expect(ids(state.text)).toHaveLength(found)
})

test('writes only the initial number of rows if the list grows at its end', async () => {
  let pages = 0
  const { job, signal } = start((page) => {
    pages += 1
    const rows = newRows(100, page * 100)
    return { rows, total: 200 + page * 100 }
  })
  expect(await job.run(signal)).toEqual({ written: 300, of: 300 })
  expect(pages).toBeLessThanOrEqual(5)
})

test.each<[string, (page: number, rows: readonly Row[]) => readonly Row[]]>([
  ['repeats its last page', (page, rows) => getPage(rows, Math.min(page, 3)).rows],
  ['always returns its first page', (_, rows) => getPage(rows, 1).rows],
  [
    'rejects a page past the end',
    (page, rows) => {
      if (page > 3) throw new Error('Invalid page.')
      return getPage(rows, page).rows
    },
  ],
])('ends an export whose total is too high when the backend %s', async (_, rowsOf) => {
  const rows = makeRows(250)
  const [first] = rows
  if (first) rows.splice(120, 1, first)
  const askedNumbers: number[] = []
  const { job, state, signal } = start((page) => {
    askedNumbers.push(page)
    return { rows: rowsOf(page, rows), total: 250 }
  })
  const { written, of } = await job.run(signal)
  expect(Math.max(...askedNumbers)).toBe(3)
  expect(of).toBe(250)
  expect(ids(state.text)).toHaveLength(written)
  expect(new Set(ids(state.text)).size).toBe(written)
  expect(state.closed).toBe(true)
})

test('writes a row once if a page contains it twice', async () => {
  const [row] = makeRows(1)
  const twice = row ? [row, row] : []
  const { job, state, signal } = start(() => ({ rows: twice, total: 2 }))
  expect(await job.run(signal)).toEqual({ written: 1, of: 2 })
  expect(ids(state.text)).toEqual(['r0'])
})

test('resumes after the last written page if a read fails', async () => {
  const rows = makeRows(250)
  let failures = 1
  const { job, state, signal } = start((page) => {
    if (page === 2 && failures-- > 0) throw new Error('gone')
    return getPage(rows, page)
  })
  await expect(job.run(signal)).rejects.toThrow('gone')
  expect(state.closed).toBe(false)
  expect(job.canResume()).toBe(true)
  await job.run(signal)
  expect(ids(state.text)).toEqual(rows.map(({ id }) => id))
  expect(state.text.split('Id,Name')).toHaveLength(2)
})

test('loads one page at a time after a failed read, such as a 429', async () => {
  const rows = makeRows(1_000)
  let running = 0
  let most = 0
  let failures = 1
  const job = createCsvExport({
    columns,
    rowKey: (row: Row) => row.id,
    readPage: async (page) => {
      most = Math.max(most, ++running)
      await Promise.resolve()
      running -= 1
      if (page === 4 && failures-- > 0) throw new Error('too many requests')
      return getPage(rows, page)
    },
    masked: true,
    sink: memorySink().sink,
    onProgress: () => {},
  })
  const { signal } = new AbortController()
  await expect(job.run(signal)).rejects.toThrow('too many requests')
  expect(most).toBe(3)
  most = 0
  expect(await job.run(signal)).toEqual({ written: 1_000, of: 1_000 })
  expect(most).toBe(1)
})

test('cannot resume an export after a failed write', async () => {
  const job = createCsvExport({
    columns,
    rowKey: (row: Row) => row.id,
    readPage: async (page) => getPage(makeRows(250), page),
    masked: true,
    sink: {
      write: () => Promise.reject(new Error('disk full')),
      close: async () => {},
      abort: async () => {},
    },
    onProgress: () => {},
  })
  await expect(job.run(new AbortController().signal)).rejects.toThrow('disk full')
  expect(job.canResume()).toBe(false)
})

test('stops writing and discards the file when an export is canceled', async () => {
  const controller = new AbortController()
  const rows = makeRows(500)
  const { job, state } = start((page) => {
    if (page === 3) controller.abort()
    return getPage(rows, page)
  })
  await expect(job.run(controller.signal)).rejects.toThrow(/abort/i)
  await job.abandon()
  // The third page was requested together with the second page, so only the first page was written.
  expect(ids(state.text)).toHaveLength(100)
  expect(state).toMatchObject({ closed: false, aborted: true })
})

test('writes at most the maximum number of rows, one page at a time', async () => {
  let lastPage = 0
  const { job, state, reports, signal } = start(
    (page) => {
      lastPage = page
      const rows = makeRows(100).map((row, index) => ({ ...row, id: `r${page}${1000 + index}` }))
      return { rows, total: 1_000_000 }
    },
    { maxRows: 1_050 },
  )
  await job.run(signal)
  expect(lastPage).toBe(11)
  expect(reports.at(-1)).toEqual({ written: 1_050, of: 1_050 })
  expect(ids(state.text)).toHaveLength(1_050)
  expect(state.longest).toBeLessThan(10_000)
})

test('does not close the file if the export is canceled during the last write', async () => {
  const { sink, state } = memorySink()
  const controller = new AbortController()
  const job = createCsvExport({
    columns,
    rowKey: (row: Row) => row.id,
    readPage: async (page) => getPage(makeRows(1), page),
    masked: true,
    sink: {
      ...sink,
      write: async (text) => {
        await sink.write(text)
        if (text.startsWith('r0')) controller.abort()
      },
    },
    onProgress: () => {},
  })
  await expect(job.run(controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(state.closed).toBe(false)
})
