import { afterEach, expect, test, vi } from 'vitest'
import { openCsvSink } from './csv-sink'
import { collectParts } from './file-sink'

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
