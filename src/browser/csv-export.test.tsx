import { expect, test, afterEach, vi } from 'vitest'
import { createCsvExport, type CsvProgress, type CsvSink, openCsvSink } from './csv-export'
import { collectParts } from './file-sink'

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

const pageOf = (rows: readonly Row[], page: number, size = 100) => ({
  rows: rows.slice((page - 1) * size, page * size),
  total: rows.length,
})

function start(
  readPage: (page: number) => { rows: readonly Row[]; total: number },
  { masked = true, most }: { masked?: boolean; most?: number } = {},
) {
  const { sink, state } = memorySink()
  const told: CsvProgress[] = []
  const job = createCsvExport({
    columns,
    rowKey: (row: Row) => row.id,
    readPage: async (page) => readPage(page),
    masked,
    sink,
    onProgress: (progress) => told.push(progress),
    ...(most === undefined ? {} : { most }),
  })
  return { job, state, told, signal: new AbortController().signal }
}

const ids = (text: string) => [...text.matchAll(/^(r\d+),/gm)].map((match) => match[1])

test('every row once, page by page, with progress', async () => {
  const rows = makeRows(250)
  const { job, state, told, signal } = start((page) => pageOf(rows, page))
  await job.run(signal)
  expect(ids(state.text)).toEqual(rows.map(({ id }) => id))
  expect(state.text.startsWith('\u{FEFF}Id,Name\r\n')).toBe(true)
  expect(told).toEqual([100, 200, 250].map((written) => ({ written, of: 250 })))
  expect(state.closed).toBe(true)
})

test('what tells of a person is masked unless it is asked for', async () => {
  const rows = makeRows(1)
  const masked = start((page) => pageOf(rows, page))
  await masked.job.run(masked.signal)
  expect(masked.state.text).not.toContain('Mona')
  const open = start((page) => pageOf(rows, page), { masked: false })
  await open.job.run(open.signal)
  expect(open.state.text).toContain('Mona Saleh 0')
})

test('three pages at most are under way at once, and are written in their order', async () => {
  const rows = makeRows(1_000)
  const { sink, state } = memorySink()
  let under = 0
  let most = 0
  const job = createCsvExport({
    columns,
    rowKey: (row: Row) => row.id,
    readPage: async (page) => {
      most = Math.max(most, ++under)
      // Every second one is slow.
      await new Promise((resolve) => setTimeout(resolve, page % 2 === 0 ? 8 : 1))
      under -= 1
      return pageOf(rows, page)
    },
    masked: true,
    sink,
    onProgress: () => {},
  })
  await job.run(new AbortController().signal)
  expect(most).toBe(3)
  expect(ids(state.text)).toEqual(rows.map(({ id }) => id))
})

test('a row that comes in meanwhile makes nothing double', async () => {
  const rows = makeRows(300)
  const { job, state, signal } = start((page) => {
    if (page === 2) rows.unshift({ id: 'r999', name: 'new' })
    return pageOf(rows, page)
  })
  await job.run(signal)
  const written = ids(state.text)
  expect(new Set(written).size).toBe(written.length)
  expect(written).toHaveLength(300)
})

test('rows that go meanwhile do not make it wait for ever', async () => {
  const rows = makeRows(250)
  const { job, state, signal } = start((page) => {
    const { rows: here } = pageOf(rows, page)
    return { rows: page === 3 ? [] : here, total: 250 }
  })
  await job.run(signal)
  expect(ids(state.text)).toHaveLength(200)
  expect(state.closed).toBe(true)
})

test('an error in the middle: a second call goes on where the first one stopped', async () => {
  const rows = makeRows(250)
  let failures = 1
  const { job, state, signal } = start((page) => {
    if (page === 2 && failures-- > 0) throw new Error('gone')
    return pageOf(rows, page)
  })
  await expect(job.run(signal)).rejects.toThrow('gone')
  expect(state.closed).toBe(false)
  expect(job.canGoOn()).toBe(true)
  await job.run(signal)
  expect(ids(state.text)).toEqual(rows.map(({ id }) => id))
  expect(state.text.split('Id,Name')).toHaveLength(2)
})

test('a file that cannot be written on cannot be completed', async () => {
  const job = createCsvExport({
    columns,
    rowKey: (row: Row) => row.id,
    readPage: async (page) => pageOf(makeRows(250), page),
    masked: true,
    sink: {
      write: () => Promise.reject(new Error('disk full')),
      close: async () => {},
      abort: async () => {},
    },
    onProgress: () => {},
  })
  await expect(job.run(new AbortController().signal)).rejects.toThrow('disk full')
  expect(job.canGoOn()).toBe(false)
})

test('a cancelled one writes nothing more and leaves nothing', async () => {
  const controller = new AbortController()
  const rows = makeRows(500)
  const { job, state } = start((page) => {
    if (page === 3) controller.abort()
    return pageOf(rows, page)
  })
  await expect(job.run(controller.signal)).rejects.toThrow(/abort/i)
  await job.abandon()
  // The third page was asked for while the second was on its way.
  expect(ids(state.text)).toHaveLength(100)
  expect(state).toMatchObject({ closed: false, aborted: true })
})

test('no more than the most, and one page of it in memory', async () => {
  let asked = 0
  const { job, state, told, signal } = start(
    (page) => {
      asked = page
      const rows = makeRows(100).map((row, index) => ({ ...row, id: `r${page}${1000 + index}` }))
      return { rows, total: 1_000_000 }
    },
    { most: 1_050 },
  )
  await job.run(signal)
  expect(asked).toBe(11)
  expect(told.at(-1)).toEqual({ written: 1_050, of: 1_050 })
  expect(ids(state.text)).toHaveLength(1_050)
  expect(state.longest).toBeLessThan(10_000)
})

function pick(result: () => Promise<unknown>) {
  Object.assign(window, { showSaveFilePicker: vi.fn(result) })
}

function fileOf(size: number) {
  const did: string[] = []
  const handle = {
    getFile: async () => ({ size }),
    createWritable: async () => ({
      write: async (text: string) => void did.push(text),
      close: async () => void did.push('closed'),
      abort: async () => void did.push('aborted'),
    }),
    remove: async () => void did.push('removed'),
  }
  return { did, handle }
}

const saved = () => vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')

afterEach(() => void Reflect.deleteProperty(window, 'showSaveFilePicker'))

test('what is written goes into the picked file', async () => {
  const { did, handle } = fileOf(0)
  pick(async () => handle)
  const sink = await openCsvSink('a.csv')
  await sink?.write('one')
  await sink?.write('two')
  await sink?.close()
  expect(did).toEqual(['one', 'two', 'closed'])
})

test('given up, a new file is removed and one that was there before is left alone', async () => {
  const fresh = fileOf(0)
  pick(async () => fresh.handle)
  await (await openCsvSink('a.csv'))?.abort()
  expect(fresh.did).toEqual(['aborted', 'removed'])
  const old = fileOf(12)
  pick(async () => old.handle)
  await (await openCsvSink('a.csv'))?.abort()
  expect(old.did).toEqual(['aborted'])
})

test('a closed picker is a no', async () => {
  pick(() => Promise.reject(new DOMException('closed', 'AbortError')))
  expect(await openCsvSink('a.csv')).toBeUndefined()
})

test('without a picker, or where it is forbidden, it is a download when complete', async () => {
  const url = saved()
  pick(() => Promise.reject(new DOMException('in a frame', 'SecurityError')))
  const sink = await openCsvSink('a.csv')
  await sink?.write('one,')
  await sink?.write('two')
  expect(url).not.toHaveBeenCalled()
  await sink?.close()
  const blob = url.mock.calls[0]?.[0]
  expect(blob instanceof Blob && (await blob.text())).toBe('one,two')
})

test('given up, there is no download', async () => {
  const url = saved()
  const sink = await openCsvSink('a.csv')
  await sink?.write('one')
  await sink?.abort()
  expect(url).not.toHaveBeenCalled()
})

test('large and small pieces come out in their order, as bytes', async () => {
  const parts = collectParts('application/zip')
  const large = new Uint8Array(1_200_000).fill(7)
  await parts.write(Uint8Array.of(1))
  await parts.write(large)
  await parts.write(Uint8Array.of(2, 3))
  await parts.write(new Blob(['x']))
  const bytes = new Uint8Array(await parts.take().arrayBuffer())
  expect([bytes.length, bytes[0], bytes[1]]).toEqual([1_200_004, 1, 7])
  expect([...bytes.slice(-4)]).toEqual([7, 2, 3, 120])
  expect(parts.take().size).toBe(0)
})
