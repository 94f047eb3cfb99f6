import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ChunkLoadError, loadChunk, tolerateMissingStyles } from './chunk-loading'

/** Makes the page stay, even if a test in another file has dispatched `beforeunload`. */
async function stay() {
  window.dispatchEvent(new Event('beforeunload'))
  await vi.runAllTimersAsync()
}

beforeEach(async () => {
  vi.useFakeTimers()
  await stay()
})
afterEach(async () => {
  await stay()
  vi.useRealTimers()
})

/** Adds the page's listeners for one test only. Listeners left by other tests would report the event again. */
function tolerate(notify: () => void) {
  const listeners = vi.spyOn(window, 'addEventListener')
  tolerateMissingStyles(notify)
  const addedListeners = [...listeners.mock.calls]
  listeners.mockRestore()
  onTestFinished(() =>
    addedListeners.forEach(([type, listener]) => window.removeEventListener(type, listener)),
  )
}

/** Reports, like Vite, a file that doesn't load. Returns whether the screen is shown anyway. */
function fail(message: string): boolean {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error(message),
  })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

/** Resolves once the reported failures have been handled. */
const waitForHandlers = () => vi.advanceTimersByTimeAsync(1_000)

test('G4 logs each missing stylesheet, notifies once and still shows the screen', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const notify = vi.fn()
  tolerate(notify)

  expect(fail('Failed to fetch dynamically imported module: /assets/home-1.js')).toBe(false)
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(fail('Unable to preload CSS for /assets/home-1.css')).toBe(false)
  await waitForHandlers()
  expect(log).not.toHaveBeenCalled()
  expect(notify).not.toHaveBeenCalled()

  isOnline.mockReturnValue(true)
  expect(fail('Unable to preload CSS for /assets/home-1.css')).toBe(true)
  expect(fail('Unable to preload CSS for /assets/list-2.css')).toBe(true)
  await waitForHandlers()
  expect(log.mock.calls).toEqual([
    ['CSS_CHUNK_LOAD_FAILED: home-1.css'],
    ['CSS_CHUNK_LOAD_FAILED: list-2.css'],
  ])
  expect(notify).toHaveBeenCalledTimes(1)
})

test('G4 reports loads aborted by a navigation, but only if the page stays', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const notify = vi.fn()
  tolerate(notify)
  const onSettled = vi.fn<(error: unknown) => void>()

  window.dispatchEvent(new Event('beforeunload'))
  const aborted = new TypeError('error loading dynamically imported module: /assets/home-1.js')
  void loadChunk(
    () => Promise.reject(aborted),
    () => '/assets/home-1.js',
  ).catch(onSettled)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(onSettled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onSettled.mock.lastCall?.[0]).toBeInstanceOf(ChunkLoadError)

  window.dispatchEvent(new Event('beforeunload'))
  expect(fail('Unable to preload CSS for /assets/home-1.css')).toBe(true)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(log).not.toHaveBeenCalled()
  expect(notify).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(log).toHaveBeenCalledWith('CSS_CHUNK_LOAD_FAILED: home-1.css')
  expect(notify).toHaveBeenCalledTimes(1)

  expect(fail('Unable to preload CSS for /assets/list-2.css')).toBe(true)
  await waitForHandlers()
  expect(log).toHaveBeenLastCalledWith('CSS_CHUNK_LOAD_FAILED: list-2.css')
})

test('G4 does not report loads that WebKit aborts shortly before `beforeunload`', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const notify = vi.fn()
  tolerate(notify)
  fail('Unable to preload CSS for /assets/home-1.css')
  await vi.advanceTimersByTimeAsync(999)
  window.dispatchEvent(new Event('beforeunload'))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(log).not.toHaveBeenCalled()
  expect(notify).not.toHaveBeenCalled()
})

test('G1 reports only the chunk error if a stylesheet and its chunk are missing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const notify = vi.fn()
  tolerate(notify)
  const load = async () => {
    fail('Unable to preload CSS for /assets/home-1.css')
    await new Promise((resolve) => setTimeout(resolve, 100))
    throw new TypeError('Failed to fetch dynamically imported module: /assets/home-1.js')
  }
  const chunk = loadChunk(load, () => '/assets/home-1.js').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_100)
  expect(await chunk).toBeInstanceOf(ChunkLoadError)
  expect(log).not.toHaveBeenCalled()
  expect(notify).not.toHaveBeenCalled()
})
