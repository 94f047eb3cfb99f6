import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode } from 'react'
import type { SessionDetail } from '@/api/sessions/schema'
import type { Scope } from '@/auth/realm'
import { Card } from '@/ui/display/card'
import type { LinkSlot } from '@/ui/display/link-slot'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { sessionImages } from './session-image'
import { ImageTile } from './image-tile'
import common from '@/ui/display/common.module.css'
import classes from './session-images.module.css'

const ImageViewer = lazy(() =>
  import('./viewer/image-viewer').then((module) => ({ default: module.ImageViewer })),
)

interface SessionImagesProps {
  scope: Scope
  session: SessionDetail
  /** The key of the image in the viewer. */
  opened: string | undefined
  /** Links to the viewer with an image. */
  imageLink: (image: string, slot: LinkSlot) => ReactNode
  /** Shows another image in the viewer. */
  onSwitch: (image: string) => void
  onClose: () => void
}

/** The documents and selfies of a session, each masked until it is revealed, and the viewer on top of them. */
export function SessionImages(props: SessionImagesProps) {
  const { scope, session, opened, imageLink, onSwitch, onClose } = props
  const { t } = useLingui()
  const images = sessionImages(session)
  return (
    <Card title={t`Images`}>
      {images.length === 0 ? (
        <p className={common.note}>
          <Trans>No check of this session took an image.</Trans>
        </p>
      ) : (
        <ul className={classes.tiles}>
          {images.map((image) => (
            <ImageTile key={image.key} scope={scope} image={image} imageLink={imageLink} />
          ))}
        </ul>
      )}
      {opened === undefined ? null : (
        <LazyPart onFailure={onClose}>
          <ImageViewer
            scope={scope}
            images={images}
            opened={opened}
            onSwitch={onSwitch}
            onClose={onClose}
          />
        </LazyPart>
      )}
    </Card>
  )
}

/** Reserves their space while the session loads. */
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
