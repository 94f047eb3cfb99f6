/** Shows and announces an outcome for a few seconds. The code of the toasts is loaded on first use. */
export async function toast(tone: 'success' | 'failure', message: string): Promise<void> {
  const { showToast } = await import('./toast-region')
  showToast(tone, message)
}
