/**
 * Shows and announces an outcome for a few seconds, with a line of detail below it. The code of the toasts is loaded on
 * first use.
 */
export async function toast(
  tone: 'success' | 'failure',
  message: string,
  detail?: string,
): Promise<void> {
  const { showToast } = await import('./toast-region')
  showToast(tone, message, detail)
}
