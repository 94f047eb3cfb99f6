import * as v from 'valibot'
import { endpoint } from './endpoint'
import { fraction, maybe, num, openEnum, rows, text } from './tolerant'

const boxSchema = v.object({
  field: text,
  side: openEnum(['front', 'back']),
  /** `x`, `y`, `w` and `h` are fractions of the image's size, from 0 to 1. */
  x: num,
  y: num,
  w: num,
  h: num,
  confidence: maybe(fraction),
})
export type Box = v.InferOutput<typeof boxSchema>

export const boxesSchema = maybe(rows(boxSchema))

export const imageSchema = v.object({
  /**
   * Base64, with or without a `data:` prefix. While it reads the response, the portal replaces the text with a
   * placeholder.
   */
  img: v.pipe(v.string(), v.nonEmpty()),
  boxes: boxesSchema,
})
export type Image = v.InferOutput<typeof imageSchema>

export type ImageRequest = {
  bundle_id: string
  transaction_id: string
  session_id?: string | undefined
  /** An image type from the transaction's `images`. It may be unknown to the portal. */
  image_type?: string | undefined
}

export const images = {
  original: endpoint<ImageRequest>()({
    id: 'getOriginalImage',
    realm: 'admin',
    post: 'v1/valify/original-image/',
    response: imageSchema,
  }),
  boxed: endpoint<ImageRequest>()({
    id: 'getBoxedImage',
    realm: 'admin',
    post: 'v1/valify/boxed-image/',
    response: imageSchema,
  }),
}
