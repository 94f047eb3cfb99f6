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
  /** Known once the image has reported its size. */
  bounds: Bounds | undefined
  onNatural: (size: Size) => void
  /** Returns the keyboard to the pane. */
  focus: () => void
}

interface ZoomPaneProps {
  label: string
  onChange: (update: (view: View) => View) => void
  /** Called when the sizes of the image and the pane are known. */
  onBounds?: (bounds: Bounds) => void
  /** Takes the focus when the viewer opens, for its keys. */
  takesFocus?: boolean
  children: (content: PaneContent) => ReactNode
}

/** Pixels by which an arrow key moves an image. */
const STEP = 48
const steps: Record<string, Point> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}

/** A pane in which an image is moved and zoomed by pointer and keyboard. */
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
      // The image has its own left and right in every language.
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
