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
