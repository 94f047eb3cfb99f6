/** Maximum milliseconds to wait for the first screen, because it may fail or take very long. */
const TIMEOUT = 10_000

// This also runs in browsers too old for `Promise.withResolvers`. Such browsers show a notice instead of the portal.
let show = () => {}
const firstScreenShown = new Promise<void>((resolve) => (show = resolve))
let waiting: Promise<void> | undefined

/** Reports that a screen is rendered with its data. Only the first call counts. */
export function firstScreenRendered(): void {
  // The next frame paints the screen. A build that prerenders the screen has no frames.
  if (typeof requestAnimationFrame === 'undefined') show()
  else requestAnimationFrame(() => setTimeout(show))
}

/**
 * Resolves when the browser is idle after painting the first screen with its data, or after ten seconds. Callers wait
 * to avoid competing with the first screen for the network and the main thread.
 */
export async function afterFirstScreen(): Promise<void> {
  waiting ??= Promise.race([
    firstScreenShown,
    new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT)),
  ])
  await waiting
  await idle()
}

const IDLE_TIMEOUT_MS = 2_000

/**
 * Resolves when the main thread is idle. In Safari, which lacks `requestIdleCallback`, it resolves after a short delay.
 */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200)
    else requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
  })
}

const FRAME_TIMEOUT_MS = 500

/** Resolves after the next frame is painted, or after half a second if the browser paints none. */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, FRAME_TIMEOUT_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/**
 * Loads code that the next step will need, once the first screen is painted. Ignores failures, because the next step
 * reports them.
 */
export async function loadEarly(load: () => unknown): Promise<void> {
  await afterFirstScreen()
    .then(load)
    .catch(() => {})
}
