/** Milliseconds. For a first screen that fails or takes very long. */
const TIMEOUT = 10_000

const shown = Promise.withResolvers<void>()
let waiting: Promise<void> | undefined

/** Called when a screen is rendered with its data; the first one counts. */
export function firstScreenRendered(): void {
  // The frame that follows paints it.
  requestAnimationFrame(() => setTimeout(shown.resolve))
}

/**
 * Resolves when the first screen is painted with its data, or after ten seconds: nothing that no screen starts with
 * competes for the network with what it waits for.
 */
export function afterFirstScreen(): Promise<void> {
  waiting ??= Promise.race([
    shown.promise,
    new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT)),
  ])
  return waiting
}
