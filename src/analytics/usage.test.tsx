import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createDownloadSink, openFileSink, ZIP_FILE } from '@/browser/file-sink'
import { saveFile } from '@/browser/save-file'
import { setConsent } from './consent'
import { clearEvents, recordedEvents, track } from './usage'

beforeEach(() => {
  clearEvents()
  setConsent('granted')
  return () => setConsent('denied')
})

test('records an export only if the file is saved, and without the file name', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const before = recordedEvents().length
  saveFile(new Blob(['Mona Saleh']), 'Mona Saleh.csv')
  const aborted = createDownloadSink('mona.zip', ZIP_FILE)
  await aborted.abort()
  const handle = {
    getFile: async () => new File([], 'mona.zip'),
    createWritable: async () => ({ write: vi.fn(), close: vi.fn(), abort: vi.fn() }),
  }
  Object.assign(window, { showSaveFilePicker: async () => handle })
  onTestFinished(() => void Reflect.deleteProperty(window, 'showSaveFilePicker'))
  await (await openFileSink('mona.zip', ZIP_FILE))?.abort()
  expect(recordedEvents()).toHaveLength(before + 1)
  await (await openFileSink('mona.zip', ZIP_FILE))?.close()
  expect(
    recordedEvents()
      .slice(before)
      .map(({ event }) => event),
  ).toEqual([{ name: 'export' }, { name: 'export' }])
})

test('keeps only the latest 100 events', () => {
  for (let count = 0; count < 120; count++) track({ name: 'export' })
  expect(recordedEvents()).toHaveLength(100)
})
