import { useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent } from 'react'
import type { Scope } from '@/auth/realm'
import type { ImageVariant } from '@/api/images/queries'
import { useImageTitle } from '@/features/images/image-names'
import { MaskedImage } from '@/features/images/masked-image'
import { revealIdOf, type SessionImage } from '@/features/images/session-image'
import { reveal, useReveal } from '@/features/masking/reveal'
import { PaneLayers, type LayerLook } from './pane-layers'
import { useGestures } from './use-gestures'
import { useSize } from './use-size'
import { limited, moved, type Bounds, type Point, type Size, type View } from './view-transform'
import classes from './image-viewer.module.css'

interface ViewerPaneProps {
  scope: Scope
  image: SessionImage
  /** The second one lies on the first. */
  variants: readonly ImageVariant[]
  label: string
  view: View
  onChange: (update: (view: View) => View) => void
  /** Called when the sizes of the image and the pane are known. */
  onBounds?: ((bounds: Bounds) => void) | undefined
  look: LayerLook
  /** Takes the focus when the viewer opens, for its keys. */
  takesFocus?: boolean
}

/** Pixels that an arrow key moves an image by. */
const STEP = 48
const steps: Record<string, Point> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}

/** Shows one image, masked until it is revealed, as far as the view says. */
export function ViewerPane(props: ViewerPaneProps) {
  const { scope, image, variants, label, view, onChange, onBounds, look, takesFocus } = props
  const title = useImageTitle()(image)
  const revealId = revealIdOf(image)
  const { isRevealed } = useReveal(revealId)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const pane = useSize(element)
  const [natural, setNatural] = useState<Size>()
  const bounds = useMemo(() => natural && pane && { image: natural, pane }, [natural, pane])
  const report = useEffectEvent((known: Bounds) => onBounds?.(known))
  useEffect(() => {
    if (bounds) report(bounds)
  }, [bounds])
  const gestures = useGestures(element, onChange)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.target !== element) return
    event.preventDefault()
    onChange((current) => moved(current, step))
  }
  return (
    <div
      ref={setElement}
      role="region"
      aria-label={label}
      // The image has its own left and right in every language.
      dir="ltr"
      className={classes.pane}
      tabIndex={0}
      data-autofocus={takesFocus || undefined}
      onKeyDown={onKeyDown}
      {...gestures}
    >
      {isRevealed ? (
        <PaneLayers
          scope={scope}
          image={image}
          variants={variants}
          view={bounds ? limited(view, bounds) : view}
          bounds={bounds}
          onNatural={setNatural}
          look={look}
        />
      ) : (
        <MaskedImage
          type={image.type}
          title={title}
          onReveal={() => {
            reveal(revealId, true)
            element?.focus()
          }}
        />
      )}
    </div>
  )
}
