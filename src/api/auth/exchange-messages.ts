import * as v from 'valibot'
import { registryRowSchema } from '@/auth/refresh/refresh-registry'

/** The worker's first message: it is running, and from now on only the worker sends the token. */
export const READY = 'ready'

export const requestSchema = v.object({
  sid: v.string(),
  gen: v.number(),
  realm: v.picklist(['client', 'admin']),
  refreshToken: v.string(),
  lang: v.string(),
})

export const resultSchema = v.variant('type', [
  v.object({ type: v.literal('advanced'), row: registryRowSchema }),
  v.object({ type: v.literal('rejected') }),
  v.object({
    type: v.literal('failed'),
    kind: v.picklist(['status', 'no-response', 'timeout', 'contract']),
    message: v.string(),
    status: v.optional(v.number()),
  }),
])
export type WorkerResult = v.InferOutput<typeof resultSchema>
