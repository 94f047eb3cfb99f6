import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('what waits for the first screen comes after the frame that paints it', async () => {
  const { afterFirstScreen, firstScreenRendered } = await import('./first-screen')
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  onTestFinished(() => void vi.unstubAllGlobals())
  let isOver = false
  void afterFirstScreen().then(() => (isOver = true))
  firstScreenRendered()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isOver).toBe(false)
  for (const frame of frames) frame(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})

test('a first screen that is not shown is waited for no longer than ten seconds', async () => {
  const { afterFirstScreen } = await import('./first-screen')
  let isOver = false
  void afterFirstScreen().then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})

test('code that is loaded early comes after the first screen, and its failure is silent', async () => {
  const { firstScreenRendered, loadEarly } = await import('./first-screen')
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frame(0))
  onTestFinished(() => void vi.unstubAllGlobals())
  const load = vi.fn(async () => {
    throw new Error('no chunk')
  })
  const loaded = loadEarly(load)
  await vi.advanceTimersByTimeAsync(0)
  expect(load).not.toHaveBeenCalled()
  firstScreenRendered()
  await vi.advanceTimersByTimeAsync(1)
  await loaded
  expect(load).toHaveBeenCalledOnce()
})
