import { useState } from 'react'
import { isSilent } from '@/api/core/api-error'
import { useScope } from '@/api/core/use-scope'
import { useImage } from '@/api/images'
import { NotAnImageError } from '@/lib/image/image-bytes'
import { BlobImage } from './blob-image'
import { NoThumbnail, ThumbnailProblem } from './image-problem'
import { ImageLoading } from './masked-image'
import type { SessionImage } from './session-image'
import classes from './thumbnail.module.css'

type ThumbnailProps = { image: SessionImage; title: string }

/** An image at tile size, fetched while mounted. Load it lazily, because it includes the code that decodes images. */
export function Thumbnail({ image, title }: ThumbnailProps) {
  const scope = useScope()
  const { data, error, isFetching, refetch } = useImage(scope, 'original', image.request)
  const [broken, setBroken] = useState<Blob>()
  // A broken image passed the check of its first bytes but failed to decode.
  const problem = data && data.blob === broken ? new NotAnImageError('broken') : error
  if (problem && !isSilent(problem))
    return <ThumbnailProblem error={problem} busy={isFetching} onRetry={() => void refetch()} />
  if (data === null) return <NoThumbnail />
  if (!data) return <ImageLoading title={title} />
  return (
    <BlobImage
      blob={data.blob}
      alt={title}
      className={classes.thumbnail}
      onError={() => setBroken(data.blob)}
    />
  )
}
