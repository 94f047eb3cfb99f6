/** Copies a text. Returns false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing without a secure context.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}

/**
 * The deprecated fallback without a secure context. The event carries the text: selecting it in a field would move the
 * focus, and outside an open modal dialog nothing is copied, although the browser reports success.
 */
function copyByCommand(text: string): boolean {
  let isWritten = false
  const write = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/plain', text)
    isWritten = event.clipboardData !== null
  }
  document.addEventListener('copy', write, { capture: true })
  try {
    return document.execCommand('copy') && isWritten
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', write, { capture: true })
  }
}
