import { useClickOutside } from '@mantine/hooks'
import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { findIn } from '@/browser/dom-lookups'
import classes from './popover.module.css'

/**
 * Events that close a popup if they occur outside it. A new screen also closes the popup, because the screen takes the
 * focus.
 */
export const OUTSIDE_EVENTS = ['pointerdown', 'focusin']

/** Button edge that a panel aligns with. */
type Align = 'start' | 'end'

/**
 * Connects a button to its panel in the browser's top layer. Esc, a press outside or leaving by keyboard closes the
 * panel.
 */
export function usePopover({
  align = 'start',
  onOpen,
}: {
  align?: Align
  onOpen?: (panel: HTMLElement) => void
} = {}) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  // A ref instead of state, because state would render every closed popover twice.
  const anchor = useRef<HTMLButtonElement>(null)
  const [panel, setPanel] = useState<HTMLElement | null>(null)

  const open = () => {
    setOpened(true)
    // Safari doesn't focus a pressed button, but key events go to the focused element.
    anchor.current?.focus()
  }
  const hide = () => setOpened(false)
  const close = () => {
    hide()
    anchor.current?.focus()
  }

  usePlacement(anchor, panel, align)
  const opens = useEffectEvent((element: HTMLElement) => onOpen?.(element))
  useLayoutEffect(() => {
    if (panel) opens(panel)
  }, [panel])
  useClickOutside(
    ({ target }) => {
      if (!(target instanceof Node && anchor.current?.contains(target))) hide()
    },
    OUTSIDE_EVENTS,
    [panel],
    opened,
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened || event.defaultPrevented) return
    // Keeps a surrounding dialog open.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget || panel?.contains(relatedTarget) || relatedTarget === anchor.current) return
    hide()
  }

  return {
    opened,
    anchor,
    open,
    hide,
    close,
    button: {
      ref: anchor,
      onClick: () => (opened ? close() : open()),
      onKeyDown,
      onBlur,
      'aria-expanded': opened,
      'aria-controls': opened ? id : undefined,
    },
    panel: {
      ref: setPanel,
      id,
      popover: 'manual',
      onKeyDown,
      onBlur,
    },
  } as const
}

export interface PopoverButton {
  ref: Ref<HTMLButtonElement>
  onClick: () => void
  'aria-expanded': boolean
  'aria-controls': string | undefined
  'aria-haspopup': 'dialog'
}

interface PopoverProps {
  /** The panel's accessible name. */
  label: string
  button: (props: PopoverButton) => ReactNode
  children: (close: () => void) => ReactNode
  align?: Align
  className?: string
}

/** Button that opens a panel with fields or choices. The panel's first control gets the focus. */
export function Popover({ label, button, children, align = 'start', className }: PopoverProps) {
  const { opened, close, ...popover } = usePopover({
    align,
    onOpen: (panel) => (findIn(panel, 'control') ?? panel).focus({ preventScroll: true }),
  })
  return (
    <>
      {button({ ...popover.button, 'aria-haspopup': 'dialog' })}
      {opened ? (
        <div
          {...popover.panel}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={className ? `${classes.panel} ${className}` : classes.panel}
        >
          {children(close)}
        </div>
      ) : null}
    </>
  )
}

/**
 * Shows a mounted panel in the top layer and keeps it at its anchor. Uses no library, so the first load doesn't include
 * one.
 */
export function usePlacement(
  anchorRef: RefObject<HTMLElement | null>,
  panel: HTMLElement | null,
  align: Align,
): void {
  useLayoutEffect(() => {
    const anchor = anchorRef.current
    if (!anchor || !panel) return
    // The test DOM has no top layer.
    panel.showPopover?.()
    const update = () => positionPanel(anchor, panel, align)
    update()
    // Positions the panel again when its size changes, because its content may load later or be filtered.
    const observer = new ResizeObserver(update)
    observer.observe(panel)
    window.addEventListener('resize', update)
    document.addEventListener('scroll', update, true)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', update)
      document.removeEventListener('scroll', update, true)
    }
  }, [anchorRef, panel, align])
}

const EDGE = 8
const GAP = 4

/** Positions a panel below its anchor, or above if there is more space, and inside the window. */
function positionPanel(anchor: HTMLElement, panel: HTMLElement, align: Align): void {
  const anchorRect = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const below = clientHeight - anchorRect.bottom - GAP - EDGE
  const above = anchorRect.top - GAP - EDGE
  const { offsetWidth: width, scrollHeight: height } = panel
  const down = height <= below || below >= above
  const rtl = getComputedStyle(anchor).direction === 'rtl'
  const left = (align === 'start') === rtl ? anchorRect.right - width : anchorRect.left
  const fits = Math.max(EDGE, Math.min(left, clientWidth - width - EDGE))
  panel.style.left = `${fits}px`
  panel.style.maxHeight = `${Math.max(120, down ? below : above)}px`
  panel.style.top = down ? `${anchorRect.bottom + GAP}px` : 'auto'
  panel.style.bottom = down ? 'auto' : `${clientHeight - anchorRect.top + GAP}px`
}
