import { useLingui } from '@lingui/react/macro'
import { useState, type CSSProperties, type PointerEvent } from 'react'
import { isSilent } from '@/api/api-error'
import { useImages, type ImageVariant } from '@/api/images/queries'
import type { Scope } from '@/auth/realm'
import { BlobImage } from '@/features/images/blob-image'
import { useImageTitle } from '@/features/images/image-names'
import { ImageProblem } from '@/features/images/image-problem'
import type { SessionImage } from '@/features/images/session-image'
import { NotAnImageError } from '@/lib/image/image-bytes'
import { Skeleton, StillWorking } from '@/ui/feedback/loading-state'
import { BoxMarks, type BoxMarksProps } from './box-marks'
import { fittedSize, type Bounds, type Size, type View } from './view-transform'
import classes from './image-viewer.module.css'

export interface LayerLook {
  /** Percent. */
  brightness: number
  contrast: number
  /** How the second layer lies on the first: beyond a divider, or over it. */
  blend?: { by: 'divider' | 'opacity'; percent: number; onPercent: (percent: number) => void }
  marks?: BoxMarksProps | undefined
}

interface PaneLayersProps {
  scope: Scope
  image: SessionImage
  variants: readonly ImageVariant[]
  view: View
  bounds: Bounds | undefined
  onNatural: (size: Size) => void
  look: LayerLook
}

/** The images of a pane, one upon the other. They are fetched while this is mounted. */
export function PaneLayers(props: PaneLayersProps) {
  const { scope, image, variants, view, bounds, onNatural, look } = props
  const { brightness, contrast, blend, marks } = look
  const { t } = useLingui()
  const title = useImageTitle()(image)
  const results = useImages(
    scope,
    variants.map((variant) => ({ variant, request: image.request })),
  )
  const [broken, setBroken] = useState<Blob>()

  const failed = results.find(({ error, data }) => error ?? (data && data.blob === broken))
  const problem = failed && (failed.error ?? new NotAnImageError('broken'))
  if (problem && !isSilent(problem)) {
    return (
      <div className={classes.problem}>
        <ImageProblem
          error={problem}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </div>
    )
  }
  const blobs = results.flatMap(({ data }) => data?.blob ?? [])
  if (blobs.length < variants.length) {
    return (
      <div role="status" aria-label={t`Loading: ${title}`} className={classes.waiting}>
        <Skeleton height={160} />
        <StillWorking />
      </div>
    )
  }

  const place = placeOf(view, bounds)
  const percent = blend?.percent ?? 0
  const upper: CSSProperties =
    blend?.by === 'divider' ? { clipPath: `inset(0 0 0 ${percent}%)` } : { opacity: percent / 100 }
  return (
    <>
      {blobs.map((blob, index) => (
        <div key={variants[index]} className={classes.layer} style={index === 0 ? {} : upper}>
          <BlobImage
            blob={blob}
            alt={index === 0 ? title : ''}
            className={classes.image}
            style={{ ...place, filter: `brightness(${brightness}%) contrast(${contrast}%)` }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              onNatural({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setBroken(blob)}
          />
        </div>
      ))}
      {marks && bounds ? (
        <div className={classes.layer}>
          <div className={classes.marks} style={place}>
            <BoxMarks {...marks} />
          </div>
        </div>
      ) : null}
      {blend?.by === 'divider' ? <Divider {...blend} /> : null}
    </>
  )
}

type Place = CSSProperties & { '--scale'?: number }

function placeOf(view: View, bounds: Bounds | undefined): Place {
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

/** Follows the pointer; the slider in the bar moves it by keyboard. */
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
