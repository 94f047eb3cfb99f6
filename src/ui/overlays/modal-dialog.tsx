import { use, useEffectEvent, useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react'
import { createPortal } from 'react-dom'
import { findIn, focusedElement, hasFocusWithin } from '@/browser/dom-lookups'
import { mainHeading } from '@/ui/display/heading-focus'
import { InDialog } from '@/ui/shortcuts/shortcuts'

export interface ModalDialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'onClose'> {
  /** Called on Esc and on a click outside. The caller then unmounts the dialog. */
  onClose: () => void
  /** True by default. */
  closesOnOutsideClick?: boolean
  /** Finds the element that gets the focus when the opener has gone. By default it is the heading of the screen. */
  findSubstitute?: () => HTMLElement | undefined
}

/** The open dialogs, the topmost last. */
const stack: HTMLDialogElement[] = []

/**
 * When a dialog opens, WebKit leaves the one below it as it was, and so in reach of the keyboard. A change of its
 * attribute makes WebKit compute again what is inert.
 */
function refreshInertness(below: HTMLDialogElement): void {
  below.inert = true
  below.inert = false
}

/**
 * The browser's modal `<dialog>`, without a frame: it makes the rest of the page inert, closes on Esc and returns
 * the focus. It is open while it is mounted. The first focus goes to `data-autofocus` where there is one.
 */
export function ModalDialog({
  onClose,
  closesOnOutsideClick = true,
  findSubstitute = mainHeading,
  children,
  ...props
}: ModalDialogProps) {
  const isInDialog = use(InDialog)
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  // Events of the backdrop have the dialog as their target, and so has a click that began inside and ended outside.
  const onPress = ({ target }: Event) => {
    isPressedOutside.current = target === dialog.current
  }
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    if (target === dialog.current && isPressedOutside.current && closesOnOutsideClick) onClose()
  })
  const replaceOpener = useEffectEvent((element: HTMLElement) => {
    // In Chromium a closed dialog keeps the focus until the next frame.
    if (focusedElement() && !hasFocusWithin(element)) return
    const substitute = findSubstitute()
    const focus = () => substitute?.focus({ preventScroll: true })
    focus()
    if (hasFocusWithin(substitute)) return
    // WebKit now and then still treats what was behind the dialog as inert.
    requestAnimationFrame(() => {
      if (!focusedElement()) focus()
    })
  })
  // A layout effect: the dialog must close before it leaves the DOM, or the focus is lost.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // Without one, as with a dialog that the address opened, the screen knows better.
    const hasOpener = focusedElement() !== undefined
    element.showModal()
    const below = stack.at(-1)
    if (below) refreshInertness(below)
    stack.push(element)
    findIn(element, 'autofocus')?.focus()
    const listener = (event: MouseEvent) => onClick(event)
    element.addEventListener('pointerdown', onPress)
    element.addEventListener('click', listener)
    return () => {
      element.removeEventListener('pointerdown', onPress)
      element.removeEventListener('click', listener)
      stack.splice(stack.indexOf(element), 1)
      element.close()
      if (hasOpener) replaceOpener(element)
    }
  }, [])
  const element = (
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
  // In WebKit what is in a dialog inside the content of another one takes no clicks.
  return isInDialog ? createPortal(element, document.body) : element
}
