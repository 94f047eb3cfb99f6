import type { ImageRequest } from '@/backend/images'
import type { SessionDetail } from '@/backend/sessions'
import type { ImageType, TransactionDetail } from '@/backend/transactions'
import { getServiceImages } from '@/backend/service-images'

/** One side of a document, or a selfie, in a transaction of a session. */
export interface SessionImage {
  /** For the address, and unique in the session. */
  key: string
  type: ImageType
  request: ImageRequest
  transaction: TransactionDetail
  /** The number of the attempt, from 1, and how many attempts there are. */
  attempt: number
  attempts: number
  /** The transaction names this image; otherwise there may be none. */
  isListed: boolean
}

/** The images of a session: documents first, each kind in the order of the attempts. */
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

/** The images of a transaction by itself, whose attempt is not known. */
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
  // What an unknown service takes is not guessed: every guess would be a call.
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

/** The face to compare an image with: the selfie for a document, the document's face for a selfie. */
export function facingImage(
  images: readonly SessionImage[],
  image: SessionImage,
): SessionImage | undefined {
  const isFacing = isSelfie(image) ? hasDocumentFace : isSelfie
  const facing = images.filter(isFacing)
  return facing.findLast(({ transaction }) => transaction.status) ?? facing.at(-1)
}

/** The id under which an image is revealed, both as a thumbnail and in the viewer. */
export const imageRevealId = ({ key }: SessionImage) => `image ${key}`

const isSelfie = ({ type }: SessionImage) => type === 'selfie'
const hasDocumentFace = ({ type }: SessionImage) => type === 'front' || type === 'passport'
