import * as v from 'valibot'
import { wireId } from '@/api/core/request'
import { documentTypes } from './schema'

/** In base64. */
const image = v.pipe(v.string(), v.nonEmpty())
const lang = v.picklist(['en', 'ar'])

/** Of clients: Egyptian national IDs alone. */
export const nationalIdRequest = v.strictObject({
  document_type: v.literal('egy_nid'),
  data: v.strictObject({ front_img: image, back_img: image, bundle_id: v.optional(wireId), lang }),
})

/** Of administrators. A document with one side has `img`; one with two has `front_img` and `back_img`. */
export const documentRequest = v.strictObject({
  document_type: v.picklist(documentTypes),
  data: v.strictObject({
    img: v.optional(image),
    front_img: v.optional(image),
    back_img: v.optional(image),
    lang,
  }),
})
export type RecognitionRequest = v.InferOutput<typeof documentRequest>
