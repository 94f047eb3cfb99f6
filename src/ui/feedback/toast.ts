import { reportError } from '@/browser/report-error'

// Rejected browsers also run this code, and may lack `Promise.withResolvers`.
let announceToast = () => {}
/** Resolves when there is something to show. */
export const firstToast = new Promise<void>((resolve) => (announceToast = resolve))

/**
 * Shows and announces an outcome for a few seconds, with a line of detail below it. `lang` is the last text's language
 * if it comes from a server. The toast code loads on first use. If that fails, the message is lost, but the reported
 * action has happened.
 */
export async function toast(
  tone: 'success' | 'failure',
  message: string,
  detail?: string,
  lang?: string,
): Promise<void> {
  announceToast()
  try {
    const { showToast } = await import('./toast-region')
    showToast(tone, message, detail, lang)
  } catch (error) {
    reportError(error)
  }
}
