import { useWindowEvent } from '@mantine/hooks'

/**
 * Accepts files that are pasted or dropped anywhere on the page. A file dropped outside the fields would otherwise
 * replace the page, and everything on it. Files that a field has accepted are ignored.
 */
export function useFileIntake(onFiles: (files: readonly File[]) => void) {
  const take = (event: Event, transfer: DataTransfer | null) => {
    if (event.defaultPrevented || !transfer || !hasFiles(transfer)) return
    event.preventDefault()
    const files = [...transfer.files]
    if (files.length > 0) onFiles(files)
  }
  useWindowEvent('drop', (event) => take(event, event.dataTransfer))
  useWindowEvent('paste', (event) => take(event, event.clipboardData))
  useWindowEvent('dragover', (event) => {
    if (event.dataTransfer && hasFiles(event.dataTransfer)) event.preventDefault()
  })
}

/** Whether files are dragged or pasted, and not a text or link of a page. */
export function hasFiles({ types }: DataTransfer): boolean {
  return [...types].includes('Files')
}
