import { use, useEffectEvent, useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react'
import { createPortal } from 'react-dom'
import { findIn, focusedElement, hasFocusWithin } from '@/browser/dom-lookups'
import { mainHeading } from '@/ui/display/heading-focus'
import { InDialog } from '@/ui/shortcuts/shortcuts'

export interface ModalDialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'onClose'> {
  /** Called on Esc and on a click outside. The caller must then unmount the dialog. */
  onClose: () => void
  /** True by default. */
  closesOnOutsideClick?: boolean
  /** Finds the element to focus if the opener no longer exists. Defaults to the screen's heading. */
  findSubstitute?: () => HTMLElement | undefined
}

/** Open dialogs, topmost last. */
const stack: HTMLDialogElement[] = []

/**
 * Makes WebKit recompute which elements are inert by toggling the dialog's `inert` attribute. Otherwise, WebKit leaves
 * this dialog reachable by keyboard when another dialog opens above it.
 */
function refreshInertness(below: HTMLDialogElement): void {
  below.inert = true
  below.inert = false
}

const isFocusable = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled')

/**
 * The browser's modal `<dialog>` without a frame, open while it is mounted. It focuses the `data-autofocus` element,
 * makes the rest of the page inert, closes on Esc and restores the focus.
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
  // Backdrop events have the dialog as their target, and so does a click that begins inside and ends outside.
  const onPress = ({ target }: Event) => {
    isPressedOutside.current = target === dialog.current
  }
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    if (target === dialog.current && isPressedOutside.current && closesOnOutsideClick) onClose()
  })
  const onClosed = useEffectEvent((element: HTMLDialogElement) => {
    // The event arrives late, so the dialog may be open again.
    if (!element.open) onClose()
  })
  const restoreFocus = useEffectEvent((element: HTMLElement, opener: HTMLElement) => {
    // In Chromium, a closed dialog keeps the focus until the next frame.
    if (focusedElement() && !hasFocusWithin(element)) return
    const focus = () => {
      const target = isFocusable(opener) ? opener : findSubstitute()
      target?.focus({ preventScroll: true })
      return hasFocusWithin(target)
    }
    // WebKit sometimes still treats the content behind the dialog as inert.
    if (!focus()) requestAnimationFrame(() => focusedElement() ?? focus())
  })
  // A layout effect, because the focus is lost unless the dialog closes before it leaves the DOM.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // If there is no opener, for example because the URL opened the dialog, the screen sets the focus.
    const opener = focusedElement()
    element.showModal()
    const below = stack.at(-1)
    if (below) refreshInertness(below)
    stack.push(element)
    findIn(element, 'autofocus')?.focus()
    // The cleanup also runs when a suspended screen hides the dialog, so the listeners must not outlive this effect.
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('pointerdown', onPress, { signal })
    element.addEventListener('click', (event) => onClick(event), { signal })
    element.addEventListener('close', () => onClosed(element), { signal })
    return () => {
      listening.abort()
      stack.splice(stack.indexOf(element), 1)
      element.close()
      if (opener instanceof HTMLElement) restoreFocus(element, opener)
    }
  }, [])
  const element = (
    <dialog ref={dialog} {...props}>
      <InDialog value>{children}</InDialog>
    </dialog>
  )
  // WebKit ignores clicks in a dialog that is inside the content of another dialog.
  return isInDialog ? createPortal(element, document.body) : element
}
