import {
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useGestures } from './use-gestures'
import { useSize } from '@/ui/display/use-size'
import { pan, type Bounds, type Point, type Size, type View } from './view-transform'
import common from '@/ui/display/common.module.css'
import classes from './image-viewer.module.css'

interface PaneContent {
  /** Undefined until the image reports its size. */
  bounds: Bounds | undefined
  onNatural: (size: Size) => void
  /** Moves the keyboard focus back to the pane. */
  focus: () => void
}

interface ZoomPaneProps {
  label: string
  onChange: (update: (view: View) => View) => void
  /** Called once the image and pane sizes are known. */
  onBounds?: (bounds: Bounds) => void
  /** Whether the pane takes the focus when the viewer opens, so the keyboard shortcuts work. */
  takesFocus?: boolean
  children: (content: PaneContent) => ReactNode
}

/** Distance in pixels that an arrow key moves the image. */
const STEP = 48
const steps: Record<string, Point> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}

/** A pane whose image can be moved and zoomed by pointer and keyboard. */
export function ZoomPane(props: ZoomPaneProps) {
  const { label, onChange, onBounds, takesFocus, children } = props
  const [element, setElement] = useState<HTMLElement | null>(null)
  const pane = useSize(element)
  const [natural, setNatural] = useState<Size>()
  const bounds = useMemo(() => natural && pane && { image: natural, pane }, [natural, pane])
  const report = useEffectEvent((knownBounds: Bounds) => onBounds?.(knownBounds))
  useLayoutEffect(() => {
    if (bounds) report(bounds)
  }, [bounds])
  const gestures = useGestures(element, onChange)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.target !== element) return
    event.preventDefault()
    onChange((current) => pan(current, step))
  }
  return (
    <div
      ref={setElement}
      role="region"
      aria-label={label}
      // An image's left and right are the same in every language.
      dir="ltr"
      className={`${common.insetFocus} ${classes.pane}`}
      tabIndex={0}
      data-autofocus={takesFocus || undefined}
      onKeyDown={onKeyDown}
      {...gestures}
    >
      {children({ bounds, onNatural: setNatural, focus: () => element?.focus() })}
    </div>
  )
}
