import {
  useEffect,
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

interface PopupButton {
  ref: Ref<HTMLButtonElement>
  onClick: () => void
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

interface PopupProps {
  /** Names the panel. */
  label: string
  button: (props: PopupButton) => ReactNode
  children: (close: () => void) => ReactNode
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end'
  className?: string | undefined
}

const FIRST = ':is(button, input, select, a[href]):not([disabled])'

/** A panel behind a button, in the browser's own top layer: no positioning library on the first load of a list. */
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
    // Not every DOM of a test has the top layer.
    panel.showPopover?.()
    const place = () => placePopup(anchor, panel, align)
    place()
    const first = panel.querySelector<HTMLElement>(FIRST) ?? panel
    first.focus({ preventScroll: true })
    // Its content may come later.
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

  useEffect(() => {
    if (!opened) return
    const onPointerDown = ({ target }: PointerEvent) => {
      const inside =
        target instanceof Node && (panelRef.current?.contains(target) || anchor?.contains(target))
      if (!inside) setOpened(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [opened, anchor])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // A dialog around it stays.
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

/** Puts a panel of the top layer under its button, above it where there is more room, and inside the window. */
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
