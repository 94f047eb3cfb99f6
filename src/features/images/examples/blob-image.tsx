import type { Examples } from '@gallery/example'
import { BlobImage } from '@/features/images/blob-image'
import { card } from './photos'

export const examples: Examples = {
  'at its own size': () => <BlobImage blob={card} alt="Front side" />,
  small: () => <BlobImage blob={card} alt="Front side" width={160} />,
}
