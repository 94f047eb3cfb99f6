import { afterEach, expect, test, vi } from 'vitest'
import { openCsvSink } from './csv-export'
import { collectParts } from './file-sink'

function pick(result: () => Promise<unknown>) {
  Object.assign(window, { showSaveFilePicker: vi.fn(result) })
}

function getFile(size: number) {
  const calls: string[] = []
  const handle = {
    getFile: async () => ({ size }),
    createWritable: async () => ({
      write: async (text: string) => void calls.push(text),
      close: async () => void calls.push('closed'),
      abort: async () => void calls.push('aborted'),
    }),
    remove: async () => void calls.push('removed'),
  }
  return { calls, handle }
}

const spyOnDownload = () => vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')

afterEach(() => void Reflect.deleteProperty(window, 'showSaveFilePicker'))

test('writes rows to the picked file', async () => {
  const { calls, handle } = getFile(0)
  pick(async () => handle)
  const sink = await openCsvSink('a.csv')
  await sink?.write('one')
  await sink?.write('two')
  await sink?.close()
  expect(calls).toEqual(['one', 'two', 'closed'])
})

test('removes a new file and keeps an existing file on abort', async () => {
  const fresh = getFile(0)
  pick(async () => fresh.handle)
  await (await openCsvSink('a.csv'))?.abort()
  expect(fresh.calls).toEqual(['aborted', 'removed'])
  const old = getFile(12)
  pick(async () => old.handle)
  await (await openCsvSink('a.csv'))?.abort()
  expect(old.calls).toEqual(['aborted'])
})

test('opens no sink when the picker is closed', async () => {
  pick(() => Promise.reject(new DOMException('closed', 'AbortError')))
  expect(await openCsvSink('a.csv')).toBeUndefined()
})

test('falls back to a download on close if the picker is forbidden', async () => {
  const url = spyOnDownload()
  pick(() => Promise.reject(new DOMException('in a frame', 'SecurityError')))
  const sink = await openCsvSink('a.csv')
  await sink?.write('one,')
  await sink?.write('two')
  expect(url).not.toHaveBeenCalled()
  await sink?.close()
  const blob = url.mock.calls[0]?.[0]
  expect(blob instanceof Blob && (await blob.text())).toBe('one,two')
})

test('downloads nothing after an abort', async () => {
  const url = spyOnDownload()
  const sink = await openCsvSink('a.csv')
  await sink?.write('one')
  await sink?.abort()
  expect(url).not.toHaveBeenCalled()
})

test('keeps large and small pieces in order', async () => {
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
