import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { sidesOf, type DocumentSide } from '@/api/recognition/schema'
import { fieldBoxes } from '@/features/images/viewer/field-boxes'
import { ImageLayers } from '@/features/images/viewer/image-layers'
import { useFullScreen } from '@/features/images/viewer/use-full-screen'
import { useMarks } from '@/features/images/viewer/use-marks'
import { useView } from '@/features/images/viewer/use-view'
import { ViewerTools, noAdjustment } from '@/features/images/viewer/viewer-bar'
import { ViewerFields } from '@/features/images/viewer/viewer-fields'
import { ZoomPane } from '@/features/images/viewer/zoom-pane'
import classes from '@/features/images/viewer/image-viewer.module.css'
import { RevealToggle } from '@/features/masking/reveal'
import { NativeSelect } from '@/ui/fields/native-select'
import { Dialog } from '@/ui/overlays/dialog'
import { useSideName } from './photo-texts'
import type { RecognitionResultProps } from './recognition-result'
import { flatResult } from './recognised-fields'

interface PhotoViewerProps extends RecognitionResultProps {
  opened: DocumentSide
  onSwitch: (side: DocumentSide) => void
  onClose: () => void
}

/** A photo that was read, large, with the places of its fields where the service sent them. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { type, sent, opened, onSwitch, onClose } = props
  const { t } = useLingui()
  const sides = sidesOf(type)
  const sideName = useSideName(sides)
  return (
    <Dialog
      size="full"
      closesOnOutsideClick={false}
      title={sideName(opened)}
      tools={
        <>
          {sides.length > 1 ? (
            <NativeSelect
              label={t`Photo`}
              value={opened}
              options={sides.map((side) => ({ value: side, label: sideName(side) }))}
              onChange={(value) => onSwitch(value === 'back' ? 'back' : 'front')}
            />
          ) : null}
          <RevealToggle />
        </>
      }
      onClose={onClose}
    >
      {sent.map(({ side, photo }) =>
        side === opened ? (
          <OpenedPhoto key={side} {...props} name={sideName(side)} blob={photo.blob} />
        ) : null,
      )}
    </Dialog>
  )
}

type OpenedPhotoProps = PhotoViewerProps & { name: string; blob: Blob }

function OpenedPhoto({ type, recognition, opened, name, blob }: OpenedPhotoProps) {
  const { t } = useLingui()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const { isFullScreen, toggle } = useFullScreen(element)
  const { view, onChange, onBounds, onKeyDown, onShow } = useView()
  const [adjustment, setAdjustment] = useState(noAdjustment)
  // A document with one side has all boxes on it, whichever side they name.
  const side = sidesOf(type).length === 1 ? 'passport' : opened
  const { boxes: sent } = recognition
  const marks = useMarks(useMemo(() => fieldBoxes(sent ?? [], side), [sent, side]))
  const hasBoxes = marks.boxes.length > 0
  return (
    <div
      ref={setElement}
      role="group"
      aria-label={t`Image viewer`}
      className={classes.viewer}
      onKeyDown={onKeyDown}
    >
      <div className={classes.bar}>
        <ViewerTools
          view={view}
          onChange={onChange}
          adjustment={adjustment}
          onAdjust={setAdjustment}
          isFullScreen={isFullScreen}
          onFullScreen={toggle}
        />
      </div>
      <div className={classes.main}>
        <div className={classes.panes}>
          <ZoomPane label={name} onChange={onChange} onBounds={onBounds} takesFocus>
            {({ bounds, onNatural }) => (
              <ImageLayers
                blobs={[blob]}
                title={name}
                view={view}
                bounds={bounds}
                onNatural={onNatural}
                look={{ ...adjustment, marks: hasBoxes ? marks : undefined }}
              />
            )}
          </ZoomPane>
        </div>
        {hasBoxes ? (
          <ViewerFields {...marks} data={flatResult(recognition.result)} onShow={onShow} />
        ) : null}
      </div>
      <p className={classes.keys}>
        <Trans>
          With the image focused, the arrow keys move it, + and − zoom and 0 shows all of it.
        </Trans>
      </p>
    </div>
  )
}
