import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { isSilent } from '@/api/core/api-error'
import { useScope } from '@/api/core/use-scope'
import type { ImageVariant } from '@/api/images'
import { useImages } from '@/api/use-images'
import { useImageTitle } from '@/features/images/image-names'
import { ImageProblem, NoImage } from '@/features/images/image-problem'
import type { SessionImage } from '@/features/images/session-image'
import { NotAnImageError } from '@/lib/image/image-bytes'
import { StillWorking } from '@/ui/feedback/loading-state'
import { ImageLayers, type LayerStyle } from './image-layers'
import type { Bounds, Size, View } from './view-transform'
import classes from './image-viewer.module.css'

interface PaneLayersProps {
  image: SessionImage
  variants: readonly ImageVariant[]
  view: View
  bounds: Bounds | undefined
  onNatural: (size: Size) => void
  layerStyle: LayerStyle
}

/** Fetches and stacks a pane's images while mounted. */
export function PaneLayers(props: PaneLayersProps) {
  const scope = useScope()
  const { image, variants, view, bounds, onNatural, layerStyle } = props
  const { t } = useLingui()
  const title = useImageTitle()(image)
  const results = useImages(
    scope,
    variants.map((variant) => ({ variant, request: image.request })),
  )
  const [broken, setBroken] = useState<Blob>()

  const failedResult = results.find(({ error, data }) => error ?? (data && data.blob === broken))
  const problem = failedResult && (failedResult.error ?? new NotAnImageError('broken'))
  if (problem && !isSilent(problem)) {
    return (
      <div className={classes.problem}>
        <ImageProblem
          error={problem}
          busy={failedResult.isFetching}
          onRetry={() => void failedResult.refetch()}
        />
      </div>
    )
  }
  if (results.some(({ data }) => data === null)) {
    return (
      <div className={classes.problem}>
        <NoImage />
      </div>
    )
  }
  const blobs = results.flatMap(({ data }) => data?.blob ?? [])
  if (blobs.length < variants.length) {
    return (
      <div role="status" aria-label={t`Loading ${title}`} className={classes.waiting}>
        <Skeleton height={160} />
        <StillWorking />
      </div>
    )
  }

  return (
    <ImageLayers
      blobs={blobs}
      title={title}
      view={view}
      bounds={bounds}
      onNatural={onNatural}
      layerStyle={layerStyle}
      onBroken={setBroken}
    />
  )
}
