import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useImages } from '@/api/images/use-images'
import type { Scope } from '@/auth/realm'
import { useImageTitle } from '@/features/images/image-names'
import { facingImage, revealIdOf, type SessionImage } from '@/features/images/session-image'
import { RevealToggle, useReveal } from '@/features/masking/reveal'
import { EmptyState } from '@/ui/feedback/states'
import { NativeSelect } from '@/ui/fields/native-select'
import { Dialog } from '@/ui/overlays/dialog'
import { fieldBoxes } from './field-boxes'
import { useFullScreen } from './use-full-screen'
import { useMarks } from './use-marks'
import { useView } from './use-view'
import { ViewerBar, noAdjustment } from './viewer-bar'
import { ViewerFields } from './viewer-fields'
import { panesOf, type ViewerMode } from './viewer-mode'
import { ViewerPane } from './viewer-pane'
import classes from './image-viewer.module.css'

interface ImageViewerProps {
  scope: Scope
  images: readonly SessionImage[]
  /** The key of the image. */
  opened: string
  onSwitch: (image: string) => void
  onClose: () => void
}

/** An image of a session, large: with its boxes, its fields and the other face. Load it lazily. */
export function ImageViewer({ scope, images, opened, onSwitch, onClose }: ImageViewerProps) {
  const { t } = useLingui()
  const imageTitle = useImageTitle()
  const [mode, setMode] = useState<ViewerMode>('original')
  const image = images.find(({ key }) => key === opened)
  return (
    <Dialog
      size="full"
      closesOnOutsideClick={false}
      title={image ? imageTitle(image) : <Trans>Image</Trans>}
      tools={
        <>
          {images.length > 1 ? (
            <NativeSelect
              label={t`Image`}
              value={image?.key ?? ''}
              options={images.map((each) => ({ value: each.key, label: imageTitle(each) }))}
              onChange={onSwitch}
            />
          ) : null}
          <RevealToggle />
        </>
      }
      onClose={onClose}
    >
      {image ? (
        <OpenedImage
          // Another image starts whole and upright.
          key={image.key}
          scope={scope}
          image={image}
          facing={facingImage(images, image)}
          mode={mode}
          onMode={setMode}
        />
      ) : (
        <EmptyState
          title={<Trans>Image not found</Trans>}
          text={<Trans>This session has no such image. It may belong to another session.</Trans>}
        />
      )}
    </Dialog>
  )
}

interface OpenedImageProps {
  scope: Scope
  image: SessionImage
  facing: SessionImage | undefined
  mode: ViewerMode
  onMode: (mode: ViewerMode) => void
}

function OpenedImage({ scope, image, facing, mode: chosenMode, onMode }: OpenedImageProps) {
  const { t } = useLingui()
  const imageTitle = useImageTitle()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const { isFullScreen, toggle } = useFullScreen(element)
  const { view, onChange, onBounds, onKeyDown, onShow } = useView()
  const [adjustment, setAdjustment] = useState(noAdjustment)
  const [percent, setPercent] = useState(50)
  const mode = chosenMode === 'faces' && !facing ? 'original' : chosenMode
  const fields = useFields(scope, image)

  const common = { scope, view, onChange }
  const blend = { percent, onPercent: setPercent }
  const look = {
    ...adjustment,
    ...(mode === 'swipe' ? { blend: { ...blend, by: 'divider' as const } } : {}),
    ...(mode === 'overlay' ? { blend: { ...blend, by: 'opacity' as const } } : {}),
    marks: fields.boxes.length > 0 ? fields : undefined,
  }
  const variantNames = { original: t`original`, boxed: t`boxed` }
  return (
    <div
      ref={setElement}
      role="group"
      aria-label={t`Image viewer`}
      className={classes.viewer}
      onKeyDown={onKeyDown}
    >
      <ViewerBar
        mode={mode}
        onMode={onMode}
        hasFacing={facing !== undefined}
        view={view}
        onChange={onChange}
        adjustment={adjustment}
        onAdjust={setAdjustment}
        percent={percent}
        onPercent={setPercent}
        isFullScreen={isFullScreen}
        onFullScreen={toggle}
      />
      <div className={classes.main}>
        <div className={classes.panes}>
          {panesOf[mode].map((variants, index) => (
            <ViewerPane
              key={variants.join()}
              {...common}
              image={image}
              variants={variants}
              label={`${imageTitle(image)}, ${variants.map((each) => variantNames[each]).join(', ')}`}
              onBounds={index === 0 ? onBounds : undefined}
              look={look}
              takesFocus={index === 0}
            />
          ))}
          {mode === 'faces' && facing ? (
            <ViewerPane
              key={facing.key}
              {...common}
              image={facing}
              variants={['original']}
              label={imageTitle(facing)}
              look={adjustment}
            />
          ) : null}
        </div>
        {fields.boxes.length > 0 ? (
          <ViewerFields {...fields} data={image.transaction.data} onShow={onShow} />
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

/** The fields of an image with their boxes, which the boxed image brings; none while it is masked. */
function useFields(scope: Scope, image: SessionImage) {
  const { isRevealed } = useReveal(revealIdOf(image))
  const request = { variant: 'boxed', request: image.request } as const
  const [boxed] = useImages(scope, isRevealed ? [request] : [])
  const sent = boxed?.data?.boxes
  return useMarks(useMemo(() => fieldBoxes(sent ?? [], image.type), [sent, image.type]))
}
