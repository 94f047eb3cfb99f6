import { useEffectEvent, useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react'
import { findIn } from '@/browser/dom-lookups'
import { InDialog } from '@/ui/shortcuts/shortcuts'

export interface ModalDialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'onClose'> {
  /** Called on Esc and on a click outside. The caller then unmounts the dialog. */
  onClose: () => void
  /** True by default. */
  closesOnOutsideClick?: boolean
}

/**
 * The browser's modal `<dialog>`, without a frame: it makes the rest of the page inert, closes on Esc and returns
 * the focus. It is open while it is mounted. The first focus goes to `data-autofocus` where there is one.
 */
export function ModalDialog({
  onClose,
  closesOnOutsideClick = true,
  children,
  ...props
}: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  // Events of the backdrop have the dialog as their target, and so has a click that began inside and ended outside.
  const onPress = ({ target }: Event) => {
    isPressedOutside.current = target === dialog.current
  }
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    if (target === dialog.current && isPressedOutside.current && closesOnOutsideClick) onClose()
  })
  // A layout effect: the dialog must close before it leaves the DOM, or the focus is lost.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    findIn(element, 'autofocus')?.focus()
    const listener = (event: MouseEvent) => onClick(event)
    element.addEventListener('pointerdown', onPress)
    element.addEventListener('click', listener)
    return () => {
      element.removeEventListener('pointerdown', onPress)
      element.removeEventListener('click', listener)
      element.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      {...props}
      // The event arrives late: the dialog may be open again.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && !currentTarget.open) onClose()
      }}
    >
      <InDialog value>{children}</InDialog>
    </dialog>
  )
}
