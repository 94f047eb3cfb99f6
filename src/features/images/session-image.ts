import type { ImageRequest } from '@/backend/images'
import type { SessionDetail } from '@/backend/sessions'
import type { ImageType, TransactionDetail } from '@/backend/transactions'
import { getServiceImages } from '@/backend/service-images'

/** One side of a document, or a selfie, in a session's transaction. */
export interface SessionImage {
  /** Key for the URL, unique within the session. */
  key: string
  type: ImageType
  request: ImageRequest
  transaction: TransactionDetail
  /** Attempt number, starting at 1. `attempts` is the total. */
  attempt: number
  attempts: number
  /** Whether the transaction lists this image. Otherwise the image may not exist. */
  isListed: boolean
}

/** Returns a session's images, documents first, in attempt order. */
export function sessionImages(session: SessionDetail): SessionImage[] {
  const { bundle_id, session_id, transactions } = session
  const images = transactions.flatMap((transaction) => {
    const attempts = transactions.filter(({ service }) => service === transaction.service)
    return getImages(transaction, {
      bundle_id,
      session_id,
      attempt: attempts.indexOf(transaction) + 1,
      attempts: attempts.length,
    })
  })
  return images.toSorted((a, b) => Number(isSelfie(a)) - Number(isSelfie(b)))
}

/** Returns the images of a transaction whose session isn't loaded, so the attempt number is unknown. */
export function transactionImages(
  transaction: TransactionDetail,
  bundle_id: string,
): SessionImage[] {
  const { session_id } = transaction
  return getImages(transaction, { bundle_id, session_id, attempt: 1, attempts: 1 })
}

type ImageSource = Pick<ImageRequest, 'bundle_id' | 'session_id'> &
  Pick<SessionImage, 'attempt' | 'attempts'>

function getImages(
  transaction: TransactionDetail,
  { bundle_id, session_id, ...numbers }: ImageSource,
): SessionImage[] {
  const { transaction_id, service, images: listed } = transaction
  // Doesn't guess an unknown service's image types, because every guess would cost a request.
  const types = new Set(listed ?? getServiceImages(service ?? ''))
  return [...types].map((type) => ({
    key: `${transaction_id}~${type}`,
    type,
    request: { bundle_id, session_id, transaction_id, image_type: type },
    transaction,
    ...numbers,
    isListed: listed !== undefined,
  }))
}

/** Returns the image to compare a face with: a selfie for a document, or the document's side with a face. */
export function facingImage(
  images: readonly SessionImage[],
  image: SessionImage,
): SessionImage | undefined {
  const isFacing = isSelfie(image) ? hasDocumentFace : isSelfie
  const facing = images.filter(isFacing)
  return facing.findLast(({ transaction }) => transaction.status) ?? facing.at(-1)
}

/** Returns the ID for revealing an image, both as a thumbnail and in the viewer. */
export const imageRevealId = ({ key }: SessionImage) => `image ${key}`

const isSelfie = ({ type }: SessionImage) => type === 'selfie'
const hasDocumentFace = ({ type }: SessionImage) => type === 'front' || type === 'passport'
