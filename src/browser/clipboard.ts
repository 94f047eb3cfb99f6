/** Copies text to the clipboard. Returns false if the browser rejects the copy. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // `navigator.clipboard` is missing outside secure contexts.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}

/** Copies with the deprecated `execCommand`, for pages outside secure contexts. */
function copyByCommand(text: string): boolean {
  let isWritten = false
  const write = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/plain', text)
    isWritten = event.clipboardData !== null
  }
  // Selecting text in a field instead would move the focus, and would copy nothing from behind a modal dialog.
  document.addEventListener('copy', write, { capture: true })
  try {
    return document.execCommand('copy') && isWritten
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', write, { capture: true })
  }
}
