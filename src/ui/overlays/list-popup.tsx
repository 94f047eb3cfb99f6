import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import classes from './list-popup.module.css'
import { useOutsidePress } from './use-outside-press'

interface PopupButton {
  ref: Ref<HTMLButtonElement>
  onClick: () => void
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

interface PopupProps {
  /** The accessible name of the panel. */
  label: string
  button: (props: PopupButton) => ReactNode
  children: (close: () => void) => ReactNode
  /** The edge of the button that the panel is aligned with. */
  align?: 'start' | 'end'
  className?: string | undefined
}

const FOCUSABLE = ':is(button, input, select, a[href]):not([disabled])'

/** A panel that a button opens in the browser's top layer. Needs no positioning library on the first load. */
export function ListPopup({ label, button, children, align = 'start', className }: PopupProps) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const panelRef = useRef<HTMLDivElement>(null)

  function close() {
    setOpened(false)
    anchor?.focus()
  }

  useLayoutEffect(() => {
    const panel = panelRef.current
    if (!opened || !panel || !anchor) return
    // The test DOM has no top layer.
    panel.showPopover?.()
    const place = () => placePopup(anchor, panel, align)
    place()
    const first = panel.querySelector<HTMLElement>(FOCUSABLE) ?? panel
    first.focus({ preventScroll: true })
    // The content may load later.
    const observer = new ResizeObserver(place)
    observer.observe(panel)
    window.addEventListener('resize', place)
    document.addEventListener('scroll', place, true)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', place)
      document.removeEventListener('scroll', place, true)
    }
  }, [opened, align, anchor])

  useOutsidePress({
    enabled: opened,
    isInside: (element) => panelRef.current?.contains(element) || anchor?.contains(element),
    onOutside: () => setOpened(false),
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // A surrounding dialog stays open.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return
    if (relatedTarget !== anchor) setOpened(false)
  }

  return (
    <>
      {button({
        ref: setAnchor,
        onClick: () => (opened ? close() : setOpened(true)),
        'aria-haspopup': 'dialog',
        'aria-expanded': opened,
        'aria-controls': opened ? id : undefined,
      })}
      {opened ? (
        <div
          ref={panelRef}
          id={id}
          popover="manual"
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={className ? `${classes.panel} ${className}` : classes.panel}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          {children(close)}
        </div>
      ) : null}
    </>
  )
}

const EDGE = 8
const GAP = 4

/** Positions a panel below its button, or above where there is more space, and inside the window. */
export function placePopup(button: HTMLElement, panel: HTMLElement, align: 'start' | 'end'): void {
  const at = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const below = clientHeight - at.bottom - GAP - EDGE
  const above = at.top - GAP - EDGE
  const { offsetWidth: width, scrollHeight: height } = panel
  const down = height <= below || below >= above
  const rtl = getComputedStyle(button).direction === 'rtl'
  const left = (align === 'start') === rtl ? at.right - width : at.left
  const fits = Math.max(EDGE, Math.min(left, clientWidth - width - EDGE))
  panel.style.left = `${fits}px`
  panel.style.maxHeight = `${Math.max(120, down ? below : above)}px`
  panel.style.top = down ? `${at.bottom + GAP}px` : 'auto'
  panel.style.bottom = down ? 'auto' : `${clientHeight - at.top + GAP}px`
}
