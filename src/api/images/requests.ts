import * as v from 'valibot'
import { wireId } from '@/api/core/request'

export const imageRequest = v.strictObject({
  bundle_id: wireId,
  transaction_id: wireId,
  session_id: v.optional(wireId),
  /** As the transaction lists it, so perhaps one that the portal has no name for. */
  image_type: v.optional(v.pipe(v.string(), v.nonEmpty())),
})
export type ImageRequest = v.InferOutput<typeof imageRequest>
