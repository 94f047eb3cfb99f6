import { useLayoutEffect, useRef } from 'react'

/** A native modal `<dialog>`: it traps the focus, closes on Esc and returns the focus. */
export function useModal(opened: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect: the dialog must close before it leaves the DOM, or the focus is lost.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!opened || !element) return
    element.showModal()
    // Clicks on the backdrop have the dialog as their target.
    const onClick = (event: MouseEvent) => event.target === element && element.close()
    element.addEventListener('click', onClick)
    return () => {
      element.removeEventListener('click', onClick)
      element.close()
    }
  }, [opened])
  return dialog
}
