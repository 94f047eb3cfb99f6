import type { ImageVariant } from '@/api/images'
import { useImageTitle } from '@/features/images/image-names'
import { MaskedImage } from '@/features/images/masked-image'
import { imageRevealId, type SessionImage } from '@/features/images/session-image'
import { reveal, useReveal } from '@/features/masking/reveal'
import type { LayerStyle } from './image-layers'
import { PaneLayers } from './pane-layers'
import type { Bounds, View } from './view-transform'
import { ZoomPane } from './zoom-pane'

interface ViewerPaneProps {
  image: SessionImage
  /** The second variant is on top of the first. */
  variants: readonly ImageVariant[]
  label: string
  view: View
  onChange: (update: (view: View) => View) => void
  onBounds?: (bounds: Bounds) => void
  layerStyle: LayerStyle
  takesFocus?: boolean
}

/** Shows a session image in the given view, masked until it is revealed. */
export function ViewerPane(props: ViewerPaneProps) {
  const { image, variants, view, layerStyle, ...pane } = props
  const title = useImageTitle()(image)
  const revealId = imageRevealId(image)
  const { isRevealed } = useReveal(revealId)
  return (
    <ZoomPane {...pane}>
      {({ bounds, onNatural, focus }) =>
        isRevealed ? (
          <PaneLayers
            image={image}
            variants={variants}
            view={view}
            bounds={bounds}
            onNatural={onNatural}
            layerStyle={layerStyle}
          />
        ) : (
          <MaskedImage
            type={image.type}
            title={title}
            onReveal={() => {
              reveal(revealId, true)
              focus()
            }}
          />
        )
      }
    </ZoomPane>
  )
}
