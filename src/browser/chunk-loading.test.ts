import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ChunkLoadError, loadChunk } from './chunk-loading'

afterEach(() => vi.useRealTimers())

/** A built import. Only its source text contains the chunk's name. */
const source = Object.assign(() => undefined, {
  toString: () => '()=>import(`./home-C3tGHKS2.js`)',
})
async function failsWith(message: string): Promise<unknown> {
  vi.useFakeTimers()
  const load = () => Promise.reject(new TypeError(message))
  const error = loadChunk(load, source).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(1_000)
  return error
}

test.each([
  'Failed to fetch dynamically imported module: http://portal.test/assets/home-C3tGHKS2.js',
  'error loading dynamically imported module: http://portal.test/assets/home-C3tGHKS2.js',
  'Importing a module script failed.',
  'Unable to preload CSS for http://portal.test/assets/home.css',
])('G2 throws a ChunkLoadError if a chunk cannot be fetched: %s', async (message) => {
  const error = await failsWith(message)
  expect(error).toBeInstanceOf(ChunkLoadError)
  expect(error).toMatchObject({
    name: 'ChunkLoadError',
    chunk: 'home-C3tGHKS2',
    failure: 'missing',
    // Must not begin like a browser's message, because the router would reload the page.
    message: 'Loading chunk home-C3tGHKS2 failed (missing)',
  })
})

test("does not convert an error in a chunk's code to a ChunkLoadError", async () => {
  expect(await failsWith('x is not a function')).not.toBeInstanceOf(ChunkLoadError)
})

test('G3 rejects a hanging chunk after 120 s', async () => {
  vi.useFakeTimers()
  const onSettled = vi.fn<(error: unknown) => void>()
  const loading = loadChunk(() => new Promise(() => {}), source).catch(onSettled)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(onSettled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(onSettled.mock.lastCall?.[0]).toMatchObject({ chunk: 'home-C3tGHKS2', failure: 'timeout' })
})

test('G3 restarts the time limit once if it expires while the computer sleeps', async () => {
  vi.useFakeTimers()
  const onSettled = vi.fn<(error: unknown) => void>()
  const loading = loadChunk(() => new Promise(() => {}), source).catch(onSettled)
  const sleep = () => vi.setSystemTime(Date.now() + 3 * 3_600_000)
  sleep()
  await vi.advanceTimersByTimeAsync(120_000)
  sleep()
  await vi.advanceTimersByTimeAsync(119_999)
  expect(onSettled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(onSettled.mock.lastCall?.[0]).toMatchObject({ failure: 'timeout' })
})

test('clears the timer after a chunk loads', async () => {
  vi.useFakeTimers()
  expect(await loadChunk(() => Promise.resolve(7), source)).toBe(7)
  expect(vi.getTimerCount()).toBe(0)
})

test("loads a chunk after the page's stylesheets", async () => {
  const sheets = Promise.withResolvers<void>()
  vi.stubGlobal('preloadScreen', () => sheets.promise)
  onTestFinished(() => void vi.unstubAllGlobals())
  const load = vi.fn<() => Promise<number>>(() => Promise.resolve(7))
  const loading = loadChunk(load, source)
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  sheets.resolve()
  expect(await loading).toBe(7)
})
