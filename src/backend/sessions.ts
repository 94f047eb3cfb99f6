import * as v from 'valibot'
import { type BundleRecordsRequest, serviceName } from './bundles'
import { endpoint } from './endpoint'
import {
  expected,
  expectedList,
  flag,
  id,
  listResponse,
  maybe,
  moment,
  num,
  openEnum,
  personal,
  recordResponse,
  rows,
  text,
} from './tolerant'
import { transactionDetailSchema } from './transactions'

export const sessionStatuses = ['success', 'failed', 'in_progress', 'expired'] as const
const sessionStatus = openEnum(sessionStatuses)

const sessionServiceSchema = v.object({
  service: serviceName,
  /** Null means undecided. */
  status: expected(v.nullable(flag), null),
  attempts: expected(num),
  trials_remaining: maybe(num),
})
export type SessionService = v.InferOutput<typeof sessionServiceSchema>

const sessionSchema = v.object({
  session_id: id,
  bundle_id: expected(id),
  bundle_name: maybe(text),
  organization_id: maybe(id),
  organization_name: maybe(text),
  reference_user_id: maybe(personal),
  status: expected(sessionStatus),
  created_at: expected(moment),
  ended_at: maybe(moment),
  /** Seconds. */
  duration: maybe(num),
  services: expectedList(sessionServiceSchema),
  transactions_count: expected(num),
  last_error: maybe(v.object({ error_code: maybe(num), message: maybe(text) })),
  full_name: maybe(personal),
  front_nid: maybe(personal),
  document_type: maybe(text),
  platform: maybe(text),
  sdk_version: maybe(text),
  review_required: maybe(rows(text)),
})
export type Session = v.InferOutput<typeof sessionSchema> & { bundle_id: string }
/** A session on the wire, with personal values still in plain text. */
export type SessionInput = v.InferInput<typeof sessionSchema>

export const sessionListSchema = listResponse({
  sessions: rows(sessionSchema),
  total: expected(num),
})
export type SessionPage = Omit<v.InferOutput<typeof sessionListSchema>, 'sessions'> & {
  sessions: Session[]
}
export type SessionListInput = v.InferInput<typeof sessionListSchema>

const sessionEventSchema = v.object({
  at: expected(moment),
  type: expected(text),
  service: maybe(serviceName),
  transaction_id: maybe(id),
  detail: maybe(text),
})
export type SessionEvent = v.InferOutput<typeof sessionEventSchema>

export const sessionDetailSchema = recordResponse({
  ...sessionSchema.entries,
  session_id: expected(id),
  transactions: expectedList(transactionDetailSchema),
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
  events: maybe(rows(sessionEventSchema)),
})
export type SessionDetail = v.InferOutput<typeof sessionDetailSchema> & {
  session_id: string
  bundle_id: string
}
export type SessionDetailInput = v.InferInput<typeof sessionDetailSchema>

export type SessionListRequest = BundleRecordsRequest
export type SessionDetailRequest = { bundle_id: string; session_id: string }

export const sessions = {
  list: endpoint<SessionListRequest>()({
    id: 'listSessions',
    post: 'v1/valify/bundle-sessions/',
    response: sessionListSchema,
  }),
  detail: endpoint<SessionDetailRequest>()({
    id: 'getSession',
    post: 'v1/valify/bundle-session-details/',
    response: sessionDetailSchema,
  }),
}
