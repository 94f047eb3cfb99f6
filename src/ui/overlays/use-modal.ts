import { useLayoutEffect, useRef } from 'react'

/** The browser's own modal dialog: it keeps the focus inside, closes on Esc and gives the focus back. */
export function useModal(opened: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Of layout: when the dialog goes, it must be closed before it leaves the page, or the focus is lost.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!opened || !element) return
    element.showModal()
    // The backdrop's clicks arrive at the dialog itself.
    const onClick = (event: MouseEvent) => event.target === element && element.close()
    element.addEventListener('click', onClick)
    return () => {
      element.removeEventListener('click', onClick)
      element.close()
    }
  }, [opened])
  return dialog
}
