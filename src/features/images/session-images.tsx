import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkOptions } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import type { SessionDetail } from '@/backend/sessions'
import { Card } from '@/ui/display/card'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { sessionImages, type SessionImage } from './session-image'
import { ImageTile } from './image-tile'
import common from '@/ui/display/common.module.css'
import classes from './session-images.module.css'

const ImageViewer = lazy(() =>
  import('./viewer/image-viewer').then((module) => ({ default: module.ImageViewer })),
)

interface ImageTilesProps {
  images: readonly SessionImage[]
  /** Key of the image in the viewer. */
  openedImage: string | undefined
  /**
   * Returns the link that opens an image in the viewer. If omitted, buttons open the viewer without changing the URL.
   */
  imageLink?: (image: string) => LinkOptions
  /** Shows the given image in the viewer, opening the viewer if necessary. */
  onSwitch: (image: string) => void
  onClose: () => void
}

/** Shows image tiles, masked until revealed, and the viewer for the opened image. */
function ImageTiles(props: ImageTilesProps) {
  const { images, openedImage, imageLink, onSwitch, onClose } = props
  return (
    <>
      {images.length === 0 ? null : (
        <ul className={classes.tiles}>
          {images.map((image) => (
            <ImageTile
              key={image.key}
              image={image}
              link={imageLink?.(image.key)}
              onOpen={() => onSwitch(image.key)}
            />
          ))}
        </ul>
      )}
      {openedImage === undefined ? null : (
        <LazyPart onFailure={onClose}>
          <ImageViewer
            images={images}
            openedImage={openedImage}
            onSwitch={onSwitch}
            onClose={onClose}
          />
        </LazyPart>
      )}
    </>
  )
}

interface SessionImagesProps extends Omit<ImageTilesProps, 'images'> {
  session: SessionDetail
}

/** Shows the images of a session's documents and selfies. */
export function SessionImages({ session, ...tiles }: SessionImagesProps) {
  const { t } = useLingui()
  const images = sessionImages(session)
  return (
    <Card title={t`Images`}>
      {images.length === 0 ? (
        <p className={common.note}>
          <Trans>No check in this session captured an image.</Trans>
        </p>
      ) : null}
      <ImageTiles {...tiles} images={images} />
    </Card>
  )
}

interface TransactionImagesProps {
  images: readonly SessionImage[]
}

/** Shows a transaction's images. The URL belongs to the transaction's drawer, so the viewer on top has no URL. */
export function TransactionImages({ images }: TransactionImagesProps) {
  const [opened, setOpened] = useState<string>()
  return (
    <ImageTiles
      images={images}
      openedImage={opened}
      onSwitch={setOpened}
      onClose={() => setOpened(undefined)}
    />
  )
}

/** Reserves the images' space while the session loads. */
export function SessionImagesSkeleton() {
  const { t } = useLingui()
  return (
    <Card title={t`Images`}>
      <div className={classes.tiles}>
        {['front', 'back', 'selfie'].map((each) => (
          <div key={each} className={classes.frame} />
        ))}
      </div>
    </Card>
  )
}
