import * as v from 'valibot'
import { serviceName } from '@/api/bundles/schema'
import { flag, id, maybe, moment, num, openEnum, personal, text } from '@/api/core/tolerant'
import { transactionDetailSchema } from '@/api/transactions/schema'

export const sessionStatuses = ['success', 'failed', 'in_progress', 'expired'] as const
const sessionStatus = openEnum(sessionStatuses)

const sessionServiceSchema = v.object({
  service: serviceName,
  /** null means not decided yet. */
  status: v.optional(v.nullable(flag), null),
  attempts: num,
  trials_remaining: maybe(num),
})
export type SessionService = v.InferOutput<typeof sessionServiceSchema>

const sessionSchema = v.object({
  session_id: id,
  bundle_id: id,
  bundle_name: maybe(text),
  organization_id: maybe(id),
  organization_name: maybe(text),
  reference_user_id: maybe(personal),
  status: sessionStatus,
  created_at: moment,
  ended_at: maybe(moment),
  /** Seconds. */
  duration: maybe(num),
  services: v.array(sessionServiceSchema),
  transactions_count: num,
  last_error: maybe(v.object({ error_code: maybe(num), message: maybe(text) })),
  full_name: maybe(personal),
  front_nid: maybe(personal),
  document_type: maybe(text),
  platform: maybe(text),
  sdk_version: maybe(text),
  review_required: maybe(v.array(text)),
})
export type Session = v.InferOutput<typeof sessionSchema>
/** As the backend sends it: personal values are still plain texts. */
export type SessionInput = v.InferInput<typeof sessionSchema>

export const sessionListSchema = v.object({ sessions: v.array(sessionSchema), total: num })
export type SessionListInput = v.InferInput<typeof sessionListSchema>

const sessionEventSchema = v.object({
  at: moment,
  type: text,
  service: maybe(serviceName),
  transaction_id: maybe(id),
  detail: maybe(text),
})
export type SessionEvent = v.InferOutput<typeof sessionEventSchema>

export const sessionDetailSchema = v.object({
  ...sessionSchema.entries,
  transactions: v.array(transactionDetailSchema),
  device: maybe(
    v.object({
      device_id: maybe(text),
      model: maybe(text),
      os: maybe(text),
      app_version: maybe(text),
    }),
  ),
  ip: maybe(personal),
  geo: maybe(v.object({ country: maybe(text), city: maybe(text) })),
  events: maybe(v.array(sessionEventSchema)),
})
export type SessionDetail = v.InferOutput<typeof sessionDetailSchema>
export type SessionDetailInput = v.InferInput<typeof sessionDetailSchema>
