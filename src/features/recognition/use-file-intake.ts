import { useEffect, useEffectEvent } from 'react'

/**
 * Accepts files that are pasted or dropped anywhere on the page. A file dropped outside the fields would otherwise
 * replace the page, and everything on it. Files that a field has accepted are ignored.
 */
export function useFileIntake(onFiles: (files: readonly File[]) => void) {
  const take = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    if (event.defaultPrevented || !transfer || !hasFiles(transfer)) return
    event.preventDefault()
    const files = [...transfer.files]
    if (files.length > 0) onFiles(files)
  })
  useEffect(() => {
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer)
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData)
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer && hasFiles(event.dataTransfer)) event.preventDefault()
    }
    window.addEventListener('drop', onDrop)
    window.addEventListener('paste', onPaste)
    window.addEventListener('dragover', onDragOver)
    return () => {
      window.removeEventListener('drop', onDrop)
      window.removeEventListener('paste', onPaste)
      window.removeEventListener('dragover', onDragOver)
    }
  }, [])
}

/** Whether files are dragged or pasted, and not a text or link of a page. */
export function hasFiles({ types }: DataTransfer): boolean {
  return [...types].includes('Files')
}
