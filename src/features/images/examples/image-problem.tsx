import type { ReactNode } from 'react'
import type { Examples } from '@gallery/example'
import { ApiError } from '@/api/core/api-error'
import {
  ImageProblem,
  NoImage,
  NoThumbnail,
  ThumbnailProblem,
} from '@/features/images/image-problem'
import { NotAnImageError } from '@/lib/image/image-bytes'
import classes from '@/features/images/session-images.module.css'

const retry = () => {}
const failed = new ApiError('status', 'original-image', { status: 500 })
const refused = new ApiError('status', 'original-image', {
  status: 403,
  body: { message: 'Images of this bundle are not available to your organization.' },
})
const notAnImage = new NotAnImageError('unknown type')

/** In the frame of a tile. */
const Tile = ({ children }: { children: ReactNode }) => (
  <div className={classes.frame} style={{ inlineSize: 200 }}>
    {children}
  </div>
)

export const examples: Examples = {
  'in the viewer, failed': () => <ImageProblem error={failed} busy={false} onRetry={retry} />,
  'in the viewer, not an image': () => (
    <ImageProblem error={notAnImage} busy={false} onRetry={retry} />
  ),
  'in the viewer, busy': () => <ImageProblem error={notAnImage} busy onRetry={retry} />,
  'in the viewer, no such image': () => <NoImage />,
  'thumbnail, failed': () => (
    <Tile>
      <ThumbnailProblem error={failed} busy={false} onRetry={retry} />
    </Tile>
  ),
  'thumbnail, busy': () => (
    <Tile>
      <ThumbnailProblem error={failed} busy onRetry={retry} />
    </Tile>
  ),
  'thumbnail, not an image': () => (
    <Tile>
      <ThumbnailProblem error={notAnImage} busy={false} onRetry={retry} />
    </Tile>
  ),
  'thumbnail, refused with a reason': () => (
    <Tile>
      <ThumbnailProblem error={refused} busy={false} onRetry={retry} />
    </Tile>
  ),
  'thumbnail, no such image': () => (
    <Tile>
      <NoThumbnail />
    </Tile>
  ),
}
