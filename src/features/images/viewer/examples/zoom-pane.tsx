import { useState } from 'react'
import type { Examples } from '@gallery/example'
import { inState } from '@gallery/state'
import { card, cardWithBoxes } from '@/features/images/examples/photos'
import { ImageLayers, type LayerStyle } from '@/features/images/viewer/image-layers'
import { wholeView, type View } from '@/features/images/viewer/view-transform'
import { ZoomPane } from '@/features/images/viewer/zoom-pane'

const plain: LayerStyle = { brightness: 100, contrast: 100 }

type PaneProps = { shown?: Partial<View>; blobs?: readonly Blob[]; layerStyle?: LayerStyle }

function Pane({ shown, blobs = [card], layerStyle = plain }: PaneProps) {
  const [view, setView] = useState({ ...wholeView, ...shown })
  return (
    <div style={{ display: 'flex', inlineSize: 480, maxInlineSize: '100%', blockSize: 300 }}>
      <ZoomPane label="Front side" onChange={setView}>
        {({ bounds, onNatural }) => (
          <ImageLayers
            blobs={blobs}
            title="Front side"
            view={view}
            bounds={bounds}
            onNatural={onNatural}
            layerStyle={layerStyle}
          />
        )}
      </ZoomPane>
    </div>
  )
}

const both = [card, cardWithBoxes]
const blend = { percent: 50, onPercent: () => {} }

export const examples: Examples = {
  whole: () => <Pane />,
  focus: inState('focus', Pane),
  'zoomed in': () => <Pane shown={{ scale: 2.5 }} />,
  turned: () => <Pane shown={{ turns: 1 }} />,
  'brighter, with more contrast': () => <Pane layerStyle={{ brightness: 130, contrast: 150 }} />,
  'two layers, by a divider': () => (
    <Pane blobs={both} layerStyle={{ ...plain, blend: { by: 'divider', ...blend } }} />
  ),
  'two layers, by opacity': () => (
    <Pane blobs={both} layerStyle={{ ...plain, blend: { by: 'opacity', ...blend } }} />
  ),
}
