import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ZipRead } from '@/lib/zip/zip-preview'
import { renderUi } from '@/test/render-ui'
import { ZipEntryText } from './zip-entry-text'

const getEntry = (name: string) => ({
  name,
  size: 2,
  packed: 2,
  method: 0,
  offset: 0,
  encrypted: false,
  escapes: false,
})
const textRead = (text: string): ZipRead => ({ text, cut: undefined, lies: false })
const renderEntry = (name: string, read?: ZipRead) =>
  renderUi(<ZipEntryText openedEntry={{ entry: getEntry(name), read }} isEmpty={false} />)
const statusText = () => screen.getByRole('status').textContent

test('announces the notes about a file but not its text', () => {
  renderEntry('people.json', { ...textRead('{"zone":2}'), cut: 'long' })
  expect(statusText()).toContain('Showing people.json')
  expect(statusText()).toContain('Only the first')
  const region = screen.getByRole('region', { name: 'Contents of people.json' })
  expect(region.textContent).toContain('"zone"')
  expect(region.closest('[role=status], [aria-live]')).toBeNull()
})

test.each<[string, ZipRead | undefined, string]>([
  ['card.png', undefined, 'Images cannot be previewed. Save the file to view them.'],
  ['card.bin', undefined, 'This type of file cannot be previewed.'],
  ['cards/', undefined, 'This is a folder. Its files are listed separately.'],
  ['a.json', undefined, 'Loading'],
  ['a.json', { refused: 'encrypted' }, 'The file is encrypted.'],
  ['a.csv', { refused: 'binary' }, 'The file contains no text, despite its name.'],
  ['a.csv', textRead(''), 'The file is empty.'],
])('explains why %s with result %j shows no text', (name, read, why) => {
  renderEntry(name, read)
  expect(statusText()).toContain(why)
  expect(screen.queryByRole('region')).toBeNull()
})

test('shows a note if the zip is empty or no file is chosen yet', () => {
  const { unmount } = renderUi(<ZipEntryText openedEntry={undefined} isEmpty />)
  expect(statusText()).toBe('This zip file is empty.')
  unmount()
  renderUi(<ZipEntryText openedEntry={undefined} isEmpty={false} />)
  expect(statusText()).toBe('Choose a file to preview it.')
})

/** Worker that responds only when the test dispatches an event. */
class ScriptedWorker extends EventTarget {
  static started: ScriptedWorker[] = []
  requests: unknown[] = []
  terminate = vi.fn<() => void>()
  constructor() {
    super()
    ScriptedWorker.started.push(this)
  }
  postMessage(request: unknown) {
    this.requests.push(request)
  }
}

function scriptWorkers() {
  ScriptedWorker.started = []
  vi.stubGlobal('Worker', ScriptedWorker)
  onTestFinished(() => void vi.unstubAllGlobals())
  return ScriptedWorker.started
}

const longText = `note\n${'Mona Saleh\n'.repeat(1_000)}`
const textRegion = () => screen.queryByRole('region', { name: 'Contents of people.csv' })

test('masks long text in a worker', () => {
  const workers = scriptWorkers()
  const { unmount } = renderEntry('people.csv', textRead(longText))
  expect(textRegion()).toBeNull()
  const [worker] = workers
  expect(worker?.requests).toEqual([{ kind: 'csv', text: longText, cut: undefined }])
  const data = { text: longText, masked: 'note\n••••••' }
  act(() => void worker?.dispatchEvent(new MessageEvent('message', { data })))
  expect(textRegion()?.textContent).toBe(data.masked)
  unmount()
  expect(worker?.terminate).toHaveBeenCalled()
})

test('hides long text entirely if its worker fails', () => {
  const workers = scriptWorkers()
  renderEntry('people.csv', textRead(longText))
  act(() => void workers[0]?.dispatchEvent(new Event('error')))
  expect(textRegion()).toBeNull()
  expect(screen.getByText(/It is hidden until you reveal it/)).toBeTruthy()
})

test('masks a national ID in a file name', () => {
  renderEntry('29801018800015.txt', textRead('x'))
  expect(document.body.innerHTML).not.toContain('29801018800015')
})
