import { reportError } from '@/browser/report-error'

// Unsupported browsers also run this code, and may lack `Promise.withResolvers`.
let announceToast = () => {}
/** Resolves when the first toast is requested. */
export const firstToast = new Promise<void>((resolve) => (announceToast = resolve))

/**
 * Shows and announces an outcome for a few seconds, with `detail` below `message`. `lang` is the language of the last
 * text if a server sent it.
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
    // Only the message is lost. The reported action has already happened.
    reportError(error)
  }
}
