/** Tells an outcome for a few seconds, also to a screen reader. The toaster's code is loaded on first use. */
export async function toast(tone: 'success' | 'failure', message: string): Promise<void> {
  const { showToast } = await import('./notifications')
  showToast(tone, message)
}
