import { reportError } from '@/browser/report-error'

// Browsers that are turned away run this as well, and may lack `Promise.withResolvers`.
let announceToast = () => {}
/** Resolves when something has to be shown. */
export const firstToast = new Promise<void>((resolve) => (announceToast = resolve))

/**
 * Shows and announces an outcome for a few seconds, with a line of detail below it; `lang` is the language of the last
 * text, if it is a server's. The code of the toasts is loaded on
 * first use; if that fails, the message is lost, but what it reports has happened.
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
