import type { CSSProperties, PointerEvent } from 'react'
import { BlobImage } from '@/features/images/blob-image'
import { BoxHighlights, type BoxHighlightsProps } from './box-highlights'
import { fittedSize, clampToBounds, type Bounds, type Size, type View } from './view-transform'
import classes from './image-viewer.module.css'

export interface LayerStyle {
  /** In percent. */
  brightness: number
  contrast: number
  /** How the upper layer covers the lower layer: only to the right of a divider, or with partial opacity. */
  blend?: { by: 'divider' | 'opacity'; percent: number; onPercent: (percent: number) => void }
  highlights?: BoxHighlightsProps
}

interface ImageLayersProps {
  /** Bottom layer first. */
  blobs: readonly Blob[]
  title: string
  view: View
  bounds: Bounds | undefined
  onNatural: (size: Size) => void
  layerStyle: LayerStyle
  /** Called when an image fails to decode although its first bytes are valid. */
  onBroken?: (blob: Blob) => void
}

/** Stacked images of the same size, with their field boxes. */
export function ImageLayers(props: ImageLayersProps) {
  const { blobs, title, view, bounds, onNatural, layerStyle, onBroken } = props
  const { brightness, contrast, blend, highlights } = layerStyle
  const placement = toPlacement(bounds ? clampToBounds(view, bounds) : view, bounds)
  const percent = blend?.percent ?? 0
  const upper: CSSProperties =
    blend?.by === 'divider' ? { clipPath: `inset(0 0 0 ${percent}%)` } : { opacity: percent / 100 }
  return (
    <>
      {blobs.map((blob, index) => (
        <div key={index} className={classes.layer} style={index === 0 ? {} : upper}>
          <BlobImage
            blob={blob}
            alt={index === 0 ? title : ''}
            className={classes.image}
            style={{ ...placement, filter: `brightness(${brightness}%) contrast(${contrast}%)` }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              onNatural({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => onBroken?.(blob)}
          />
        </div>
      ))}
      {highlights && bounds ? (
        <div className={classes.layer}>
          <div className={classes.highlights} style={placement}>
            <BoxHighlights {...highlights} />
          </div>
        </div>
      ) : null}
      {blend?.by === 'divider' ? <Divider {...blend} /> : null}
    </>
  )
}

type Placement = CSSProperties & { '--scale'?: number }

function toPlacement(view: View, bounds: Bounds | undefined): Placement {
  if (!bounds) return {}
  const { width, height } = fittedSize(bounds, view.turns)
  return {
    inlineSize: width,
    blockSize: height,
    transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turns * 90}deg) scale(${view.scale})`,
    '--scale': view.scale,
  }
}

type DividerProps = { percent: number; onPercent: (percent: number) => void }

/** Divider that follows the pointer. Keyboard users move it with the slider in the toolbar. */
function Divider({ percent, onPercent }: DividerProps) {
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation()
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const pane = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!pane) return
    const share = (event.clientX - pane.left) / pane.width
    onPercent(Math.round(Math.min(Math.max(share, 0), 1) * 100))
  }
  return (
    <div
      aria-hidden="true"
      className={classes.divider}
      style={{ insetInlineStart: `${percent}%` }}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
    />
  )
}
