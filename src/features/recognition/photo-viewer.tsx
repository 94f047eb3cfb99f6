import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { getDocumentSides, type DocumentSide } from '@/backend/recognition'
import { fieldBoxes } from '@/features/images/viewer/field-boxes'
import { ImageLayers } from '@/features/images/viewer/image-layers'
import { ViewerFrame } from '@/features/images/viewer/viewer-frame'
import { ZoomPane } from '@/features/images/viewer/zoom-pane'
import { RevealToggle } from '@/features/masking/reveal'
import { Dialog } from '@/ui/overlays/dialog'
import { useSideName } from './photo-texts'
import { flatResult } from './recognized-fields'
import type { RecognitionOutcome } from './use-photos'

interface PhotoViewerProps extends RecognitionOutcome {
  openedSide: DocumentSide
  onSwitch: (side: DocumentSide) => void
  onClose: () => void
}

/** Shows an enlarged photo, with its field boxes if the service sent them. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { type, sent, openedSide, onSwitch, onClose } = props
  const { t } = useLingui()
  const sides = getDocumentSides(type)
  const sideName = useSideName(sides)
  return (
    <Dialog
      size="full"
      closesOnOutsideClick={false}
      title={sideName(openedSide)}
      tools={
        <>
          {sides.length > 1 ? (
            <NativeSelect
              aria-label={t`Photo`}
              value={openedSide}
              data={sides.map((side) => ({ value: side, label: sideName(side) }))}
              onChange={({ currentTarget: { value } }) =>
                onSwitch(value === 'back' ? 'back' : 'front')
              }
            />
          ) : null}
          <RevealToggle />
        </>
      }
      onClose={onClose}
    >
      {sent.map(({ side, photo }) =>
        side === openedSide ? (
          <OpenedPhoto key={side} {...props} name={sideName(side)} blob={photo.blob} />
        ) : null,
      )}
    </Dialog>
  )
}

type OpenedPhotoProps = PhotoViewerProps & { name: string; blob: Blob }

function OpenedPhoto({ type, recognition, openedSide, name, blob }: OpenedPhotoProps) {
  // Shows all boxes of a one-sided document, regardless of the side that each box names.
  const side = getDocumentSides(type).length === 1 ? 'passport' : openedSide
  const { boxes: sent, result } = recognition
  return (
    <ViewerFrame
      boxes={useMemo(() => fieldBoxes(sent ?? [], side), [sent, side])}
      data={flatResult(result)}
      panes={({ view, layerStyle, ...pane }) => (
        <ZoomPane {...pane} label={name} takesFocus>
          {(content) => (
            <ImageLayers
              blobs={[blob]}
              title={name}
              view={view}
              bounds={content.bounds}
              onNatural={content.onNatural}
              layerStyle={layerStyle}
            />
          )}
        </ZoomPane>
      )}
    />
  )
}
