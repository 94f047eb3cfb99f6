import { beforeEach, expect, test, vi } from 'vitest'
import { addExport, leaveDialog, removeExport, runExport, type ExportWork } from './exports'

const listeners = new Set<() => void>()
let sid = 'sid'
beforeEach(() => {
  sid = 'sid'
  listeners.clear()
})

function endLogin(next: string) {
  sid = next
  for (const listener of listeners) listener()
}

/** Starts an export that runs until the test settles `writtenDeferred`. */
function startExport(work: Partial<ExportWork> = {}) {
  const writtenDeferred = Promise.withResolvers<undefined>()
  const signals: AbortSignal[] = []
  const abandon = vi.fn(async () => {})
  const id = addExport({
    fileName: 'rows.csv',
    login: {
      sid: 'sid',
      auth: {
        isCurrent: (each) => each === sid,
        subscribe: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
    },
    run: (signal) => {
      signals.push(signal)
      return writtenDeferred.promise
    },
    abandon,
    describeFailure: () => ({ title: 'No ink', text: '' }),
    savedText: 'Saved',
    ...work,
  })
  return { id, writtenDeferred, signals, abandon, saved: runExport(id) }
}

function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test.each([
  ['has ended', ''],
  ['was replaced', 'another sid'],
])('S2 E11 aborts an export immediately and removes its file when its login %s', (_, next) => {
  const { id, signals, abandon } = startExport()
  leaveDialog(id)
  endLogin(next)
  expect(signals[0]?.aborted).toBe(true)
  expect(abandon).toHaveBeenCalledOnce()
  expect(listeners.size).toBe(0)
  expect(asksBeforeLeaving()).toBe(false)
})

test('keeps an export running if an event leaves the login unchanged', () => {
  const { id, signals, abandon } = startExport()
  endLogin('sid')
  expect(signals[0]?.aborted).toBe(false)
  expect(abandon).not.toHaveBeenCalled()
  removeExport(id)
})

test('F9 requires confirmation to leave the page only while an export runs', async () => {
  expect(asksBeforeLeaving()).toBe(false)
  const { id, writtenDeferred, saved } = startExport()
  expect(asksBeforeLeaving()).toBe(true)
  leaveDialog(id)
  expect(asksBeforeLeaving()).toBe(true)
  writtenDeferred.resolve(undefined)
  expect(await saved).toBe(true)
  expect(asksBeforeLeaving()).toBe(false)
  removeExport(id)
})

test('allows leaving the page without confirmation after another tab replaced the login', () => {
  const { id } = startExport()
  sid = 'another sid'
  expect(asksBeforeLeaving()).toBe(false)
  removeExport(id)
})

test("keeps a saved file and removes a failed export's file only once", async () => {
  const first = startExport()
  first.writtenDeferred.resolve(undefined)
  await first.saved
  removeExport(first.id)
  expect(first.abandon).not.toHaveBeenCalled()

  const second = startExport()
  second.writtenDeferred.reject(new Error('no'))
  expect(await second.saved).toBe(false)
  expect(second.abandon).toHaveBeenCalledOnce()
  removeExport(second.id)
  expect(second.abandon).toHaveBeenCalledOnce()
})

test('keeps the file of a failed export that can continue', async () => {
  const run = vi
    .fn<ExportWork['run']>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValueOnce('2 rows')
  const describeFailure = () => ({ title: 'No ink', text: '', canResume: true })
  const { id, saved, abandon } = startExport({ run, describeFailure })
  expect(await saved).toBe(false)
  expect(abandon).not.toHaveBeenCalled()
  expect(asksBeforeLeaving()).toBe(false)
  expect(await runExport(id)).toBe(true)
  removeExport(id)
})
