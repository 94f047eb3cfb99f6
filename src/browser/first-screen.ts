/** Milliseconds. For a first screen that fails or takes very long. */
const TIMEOUT = 10_000

// This runs in browsers too old for `Promise.withResolvers`, which show their notice instead.
let show = () => {}
const firstScreenShown = new Promise<void>((resolve) => (show = resolve))
let waiting: Promise<void> | undefined

/** Called when a screen is rendered with its data; the first one counts. */
export function firstScreenRendered(): void {
  // The frame that follows paints it. Where the build renders a screen, there is none.
  if (typeof requestAnimationFrame === 'undefined') show()
  else requestAnimationFrame(() => setTimeout(show))
}

/**
 * Resolves when the browser is idle after it has painted the first screen with its data, or after ten seconds. Until
 * then, nothing else competes for the network and the main thread.
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

/** Resolves when the main thread is idle. Safari doesn't tell, so there it is after a moment. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200)
    else requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
  })
}

const FRAME_TIMEOUT_MS = 100

/** Resolves after the next frame is painted. A hidden page paints none. */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, FRAME_TIMEOUT_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Loads code that the next step will need, once the first screen is painted. A failure is for that step to report. */
export async function loadEarly(load: () => unknown): Promise<void> {
  await afterFirstScreen()
    .then(load)
    .catch(() => {})
}
