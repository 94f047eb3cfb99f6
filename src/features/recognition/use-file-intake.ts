import { useWindowEvent } from '@mantine/hooks'

/**
 * Accepts files pasted or dropped anywhere on the page because the browser would otherwise open a file dropped outside
 * the fields. Ignores files that a field has accepted.
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

/** Whether the transfer contains files, and not text or a link from a page. */
export function hasFiles({ types }: DataTransfer): boolean {
  return [...types].includes('Files')
}
