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
 * The way without a secure context, deprecated as it is. The event carries the text: a field that is selected for it
 * would take the focus, and beside a modal dialog nothing of it is copied, although the browser says so.
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
