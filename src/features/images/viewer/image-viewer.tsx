import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useScope } from '@/api/core/use-scope'
import type { ImageVariant } from '@/api/images'
import { useImages } from '@/api/use-images'
import { useImageTitle } from '@/features/images/image-names'
import { facingImage, imageRevealId, type SessionImage } from '@/features/images/session-image'
import { RevealToggle, useReveal } from '@/features/masking/reveal'
import { EmptyState } from '@/ui/feedback/states'
import { Dialog } from '@/ui/overlays/dialog'
import { fieldBoxes } from './field-boxes'
import { ViewerModes } from './viewer-bar'
import { ViewerFrame } from './viewer-frame'
import { panesByMode, type ViewerMode } from './viewer-mode'
import { ViewerPane } from './viewer-pane'

interface ImageViewerProps {
  images: readonly SessionImage[]
  /** Key of the opened image. */
  openedImage: string
  onSwitch: (image: string) => void
  onClose: () => void
}

/** Shows an enlarged session image with its field boxes, its fields and a face to compare with. Load it lazily. */
export function ImageViewer({ images, openedImage, onSwitch, onClose }: ImageViewerProps) {
  const { t } = useLingui()
  const imageTitle = useImageTitle()
  const [mode, setMode] = useState<ViewerMode>('original')
  const image = images.find(({ key }) => key === openedImage)
  return (
    <Dialog
      size="full"
      closesOnOutsideClick={false}
      title={image ? imageTitle(image) : <Trans>Image</Trans>}
      tools={
        <>
          {images.length > 1 ? (
            <NativeSelect
              aria-label={t`Image`}
              value={image?.key ?? ''}
              data={[
                // Prevents the first image from looking selected, because the user could not choose it then.
                ...(image ? [] : [{ value: '', label: t`Choose an image` }]),
                ...images.map((each) => ({ value: each.key, label: imageTitle(each) })),
              ]}
              onChange={({ currentTarget }) => onSwitch(currentTarget.value)}
            />
          ) : null}
          <RevealToggle />
        </>
      }
      onClose={onClose}
    >
      {image ? (
        <OpenedImage
          // Remounts when the image changes, so the new image starts unzoomed and upright.
          key={image.key}
          image={image}
          facing={facingImage(images, image)}
          mode={mode}
          onMode={setMode}
        />
      ) : (
        <EmptyState
          illustration="not-found"
          title={<Trans>Image not found</Trans>}
          text={
            <Trans>This image is not part of this session. It may belong to another one.</Trans>
          }
        />
      )}
    </Dialog>
  )
}

interface OpenedImageProps {
  image: SessionImage
  facing: SessionImage | undefined
  mode: ViewerMode
  onMode: (mode: ViewerMode) => void
}

function OpenedImage({ image, facing, mode: chosenMode, onMode }: OpenedImageProps) {
  const { t } = useLingui()
  const imageTitle = useImageTitle()
  const [percent, setPercent] = useState(50)
  const mode = chosenMode === 'faces' && !facing ? 'original' : chosenMode
  const blend = { percent, onPercent: setPercent }
  const blendStyle = {
    ...(mode === 'swipe' ? { blend: { ...blend, by: 'divider' as const } } : {}),
    ...(mode === 'overlay' ? { blend: { ...blend, by: 'opacity' as const } } : {}),
  }
  const paneLabel = (variants: readonly ImageVariant[]) => {
    const title = imageTitle(image)
    if (variants.length > 1) return t`${title}, original and boxed`
    return variants.includes('boxed') ? t`${title}, boxed` : t`${title}, original`
  }
  return (
    <ViewerFrame
      boxes={useBoxes(image)}
      data={image.transaction.data}
      modes={
        <ViewerModes mode={mode} onMode={onMode} hasFacing={facing !== undefined} {...blend} />
      }
      panes={({ onBounds, layerStyle, ...pane }) => (
        <>
          {panesByMode[mode].map((variants, index) => (
            <ViewerPane
              key={variants.join()}
              {...pane}
              image={image}
              variants={variants}
              label={paneLabel(variants)}
              onBounds={index === 0 ? onBounds : undefined}
              layerStyle={{ ...layerStyle, ...blendStyle }}
              takesFocus={index === 0}
            />
          ))}
          {mode === 'faces' && facing ? (
            <ViewerPane
              key={facing.key}
              {...pane}
              image={facing}
              variants={['original']}
              label={imageTitle(facing)}
              layerStyle={{ ...layerStyle, highlights: undefined }}
            />
          ) : null}
        </>
      )}
    />
  )
}

/** Returns the image's field boxes from its boxed variant, or none while the image is masked. */
function useBoxes(image: SessionImage) {
  const scope = useScope()
  const { isRevealed } = useReveal(imageRevealId(image))
  const request = { variant: 'boxed', request: image.request } as const
  const [boxed] = useImages(scope, isRevealed ? [request] : [])
  const sentBoxes = boxed?.data?.boxes
  return useMemo(() => fieldBoxes(sentBoxes ?? [], image.type), [sentBoxes, image.type])
}
