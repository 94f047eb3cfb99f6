import { useLingui } from '@lingui/react/macro'
import { Link, type LinkOptions } from '@tanstack/react-router'
import { lazy } from 'react'
import { reveal, useReveal, useRevealWatch } from '@/features/masking/reveal'
import { RevealRing } from '@/features/masking/reveal-ring'
import small from '@/ui/display/small-button.module.css'
import { Time } from '@/ui/display/time'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { useInViewOnce } from '@/ui/display/use-in-view-once'
import { ImageLoading, MaskedImage } from './masked-image'
import { useImageNames, useImageTitle } from './image-names'
import { imageRevealId, type SessionImage } from './session-image'
import common from '@/ui/display/common.module.css'
import classes from './session-images.module.css'

const Thumbnail = lazy(() =>
  import('./thumbnail').then((module) => ({ default: module.Thumbnail })),
)

interface ImageTileProps {
  image: SessionImage
  link: LinkOptions | undefined
  /** Opens the viewer if there is no link. */
  onOpen: () => void
}

/**
 * Tile with a session image. Fetches the image once it is revealed and has been in view, and releases it when the user
 * masks it again.
 */
export function ImageTile({ image, link, onOpen }: ImageTileProps) {
  const { t } = useLingui()
  const { name, check } = useImageNames()(image)
  const title = useImageTitle()(image)
  const id = imageRevealId(image)
  const { isToggled, isAlone, isRevealed } = useReveal(id)
  useRevealWatch(id)
  const { ref, hasBeenInView } = useInViewOnce()
  const opening = { className: classes.link, 'aria-label': t`Open ${title} in the viewer` }
  return (
    <li ref={ref} className={classes.tile}>
      <div className={classes.frame}>
        {isRevealed && hasBeenInView ? (
          <LazyPart fallback={<ImageLoading title={title} />} onFailure={() => reveal(id, false)}>
            <Thumbnail image={image} title={title} />
          </LazyPart>
        ) : (
          <MaskedImage type={image.type} title={title} onReveal={() => reveal(id, true)} />
        )}
      </div>
      <div>
        <p className={`${common.line} ${common.label} ${classes.name}`}>
          {link ? (
            <Link {...link} {...opening}>
              {name}
            </Link>
          ) : (
            <button type="button" {...opening} onClick={onOpen}>
              {name}
            </button>
          )}
          {isToggled ? (
            <button
              type="button"
              className={`${small.button} ${classes.hide}`}
              aria-label={t`Hide ${title}`}
              title={t`Hide`}
              data-icon="hide"
              onClick={() => reveal(id, false)}
            >
              {isAlone ? <RevealRing id={id} /> : null}
            </button>
          ) : null}
        </p>
        <p className={common.caption}>
          {check} · <Time value={image.transaction.time} as="clock" />
        </p>
      </div>
    </li>
  )
}
