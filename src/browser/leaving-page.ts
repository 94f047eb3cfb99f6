/** Milliseconds in which a page that is being left is gone. After them it has stayed: a download, a declined prompt. */
const LEAVE_TIMEOUT = 10_000

let leaving: Promise<void> | undefined

globalThis.addEventListener?.('beforeunload', () => {
  leaving = new Promise((resolve) => setTimeout(resolve, LEAVE_TIMEOUT))
})

/**
 * Resolves at once, or once a page that was about to be left has stayed; on one that goes it never does. Firefox aborts
 * what a page loads as soon as it is left, and reports that as a failure: after `beforeunload`, before `pagehide`.
 */
export async function pageStays(): Promise<void> {
  await leaving
}
