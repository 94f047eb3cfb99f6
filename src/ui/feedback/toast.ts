import { reportError } from '@/browser/report-error'

/** Resolves when something has to be shown. */
export const firstToast = Promise.withResolvers<void>()

/**
 * Shows and announces an outcome for a few seconds, with a line of detail below it. The code of the toasts is loaded on
 * first use; if that fails, the message is lost, but what it reports has happened.
 */
export async function toast(
  tone: 'success' | 'failure',
  message: string,
  detail?: string,
): Promise<void> {
  firstToast.resolve()
  try {
    const { showToast } = await import('./toast-region')
    showToast(tone, message, detail)
  } catch (error) {
    reportError(error)
  }
}
