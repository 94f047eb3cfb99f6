import type { Examples } from '@gallery/example'
import { card } from '@/features/images/examples/photos'
import type { FieldBox } from '@/features/images/viewer/field-boxes'
import { ImageLayers } from '@/features/images/viewer/image-layers'
import { ViewerFrame } from '@/features/images/viewer/viewer-frame'
import { ZoomPane } from '@/features/images/viewer/zoom-pane'

const name = {
  id: '0 full_name',
  field: 'full_name',
  confidence: 0.98,
  x: 0.33,
  y: 0.26,
  width: 0.49,
  height: 0.09,
}
const number = { ...name, id: '1 front_nid', field: 'front_nid', confidence: undefined, y: 0.73 }

function Frame({ boxes }: { boxes: readonly FieldBox[] }) {
  return (
    <ViewerFrame
      boxes={boxes}
      data={{ full_name: 'Mona Saleh Abdelrahman', front_nid: '29403151201234' }}
      panes={({ view, onChange, onBounds, layerStyle }) => (
        <ZoomPane label="Front side" onChange={onChange} onBounds={onBounds}>
          {({ bounds, onNatural }) => (
            <ImageLayers
              blobs={[card]}
              title="Front side"
              view={view}
              bounds={bounds}
              onNatural={onNatural}
              layerStyle={layerStyle}
            />
          )}
        </ZoomPane>
      )}
    />
  )
}

export const examples: Examples = {
  'with fields': { Framed: () => <Frame boxes={[name, number]} />, height: 560 },
  'without fields': { Framed: () => <Frame boxes={[]} />, height: 560 },
  'on a phone': { Framed: () => <Frame boxes={[name, number]} />, width: 390, height: 720 },
}
