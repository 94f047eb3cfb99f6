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
 * Resolves when the first screen is painted with its data, or after ten seconds: nothing that no screen starts with
 * competes for the network with what it waits for.
 */
export function afterFirstScreen(): Promise<void> {
  waiting ??= Promise.race([
    firstScreenShown,
    new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT)),
  ])
  return waiting
}

/** Loads code that the next step will need, once the first screen is painted. A failure is for that step to report. */
export async function loadEarly(load: () => unknown): Promise<void> {
  await afterFirstScreen()
    .then(load)
    .catch(() => {})
}
